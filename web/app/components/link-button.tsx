import type { ComponentPropsWithoutRef, ElementType } from 'react'
import { buttonClass, type ButtonLook } from './button.tsx'
import { classNames } from './class-names.ts'

type Props<L extends ElementType> = ButtonLook & { as?: L; className?: string } & Omit<
    ComponentPropsWithoutRef<L>,
    keyof ButtonLook | 'as' | 'className'
  >

/** A link that looks like a button: `<LinkButton as={LocalizedLink} to={paths.contact}>`. */
export function LinkButton<L extends ElementType = 'a'>(props: Props<L>) {
  const { as, variant, size, isSquare, className, ...rest } = props
  const LinkElement: ElementType = as ?? 'a'
  return <LinkElement {...rest} className={classNames(buttonClass({ variant, size, isSquare }), className)} />
}
