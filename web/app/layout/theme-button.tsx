import type { ComponentProps } from 'react'
import { useTranslation } from '../i18n/use-translation.ts'
import { Icon } from '../components/icon.tsx'
import { useTheme } from './theme.ts'
import './theme-button.css'

type Props = Omit<ComponentProps<'button'>, 'type' | 'children' | 'onClick'>

/**
 * Switches to the other theme. Both labels are rendered and CSS hides one by the theme, so that the label is right
 * before hydration too.
 */
export function ThemeButton({ className, ...rest }: Props) {
  const { t } = useTranslation('frame')
  const { toggle } = useTheme()
  return (
    <button {...rest} type="button" className={`needs-script ${className ?? ''}`} onClick={toggle}>
      <span className="offers-dark">
        <Icon name="moon" />
        {t('theme.dark')}
      </span>
      <span className="offers-light">
        <Icon name="sun" />
        {t('theme.light')}
      </span>
    </button>
  )
}
