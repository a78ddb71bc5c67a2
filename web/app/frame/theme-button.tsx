import type { ComponentProps } from 'react'
import { useTexts } from '../i18n/use-texts.ts'
import { Icon } from '../ui/icon.tsx'
import { useTheme } from './theme.ts'
import './theme-button.css'

type Props = Omit<ComponentProps<'button'>, 'type' | 'children' | 'onClick'>

/**
 * Offers the other theme. Both labels are there and the theme itself hides one, so that the prerendered page
 * already says the right one to a reader of the dark theme.
 */
export function ThemeButton({ className, ...rest }: Props) {
  const { texts } = useTexts('frame')
  const { toggle } = useTheme()
  return (
    <button {...rest} type="button" className={`needs-script ${className ?? ''}`} onClick={toggle}>
      <span className="offers-dark">
        <Icon name="moon" />
        {texts.theme.dark}
      </span>
      <span className="offers-light">
        <Icon name="sun" />
        {texts.theme.light}
      </span>
    </button>
  )
}
