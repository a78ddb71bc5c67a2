import { paths } from '@aurivane/contract/paths'
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { LocalizedLink } from '../../i18n/localized-link.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { buttonClass } from '../../components/button.tsx'
import { Icon } from '../../components/icon.tsx'
import { BrandLink } from '../brand-link.tsx'
import { NavItem, NavList } from '../nav-list.tsx'
import { NavSearch } from '../nav-search.tsx'
import { partnersPortal, type NavEntry } from '../navigation.ts'
import { ThemeButton } from '../theme-button.tsx'
import { MobileAccount } from './account-slot.tsx'
import './mobile-menu.css'

type Props = { entries: readonly NavEntry[] }

/**
 * Fills the window below 1240 px. Before hydration it is a popover, afterwards a modal dialog, which traps the focus and
 * returns it on Escape.
 */
export function MobileMenu({ entries }: Props) {
  const { t } = useTranslation('frame')
  const id = useId()
  const { dialog, isOpen, open, close, closed } = useModal()
  return (
    <>
      <button
        type="button"
        data-native
        className={`${buttonClass({ variant: 'second', isSquare: true })} narrow-only`}
        aria-label={t('header.menu')}
        popoverTarget={id}
        onClick={open}
      >
        <Icon name="menu" />
      </button>
      <dialog
        ref={dialog}
        id={id}
        popover="auto"
        className="menu"
        aria-label={t('header.menu')}
        onClose={closed}
      >
        <div className="top">
          <BrandLink />
          <button
            type="button"
            data-native
            className={buttonClass({ variant: 'second', isSquare: true })}
            aria-label={t('header.closeMenu')}
            popoverTarget={id}
            popoverTargetAction="hide"
            onClick={close}
          >
            <Icon name="close" />
          </button>
        </div>
        <div className="body">
          <NavSearch />
          <MobileNav entries={entries} />
          <MobileAccount isShown={isOpen} />
          <ThemeButton className={buttonClass({ variant: 'second' })} />
        </div>
      </dialog>
    </>
  )
}

function MobileNav({ entries }: Props) {
  const { t } = useTranslation('frame')
  return (
    <nav aria-label={t('header.main')}>
      <ul className="entries">
        <li>
          <LocalizedLink to={paths.home}>{t('nav.home')}</LocalizedLink>
        </li>
        {entries.map((entry) => (
          <li key={entry.name}>
            {entry.kind === 'group' ? (
              <details>
                <summary>{t(`nav.${entry.name}`)}</summary>
                {entry.prompt ? <p className="label">{t(`prompts.${entry.prompt}`)}</p> : null}
                <NavList entries={entry.entries} />
              </details>
            ) : (
              <NavItem entry={entry} />
            )}
          </li>
        ))}
        <li>
          <NavItem entry={partnersPortal} />
        </li>
      </ul>
    </nav>
  )
}

function useModal() {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { pathname, search, hash } = useLocation()

  function open(event?: { preventDefault: () => void }) {
    event?.preventDefault()
    if (!dialog.current?.open) dialog.current?.showModal()
    setOpen(true)
  }
  function close() {
    dialog.current?.close()
  }

  // Layout effects: they run before the next click. A passive effect could close a menu opened right after the hydration.
  useLayoutEffect(close, [pathname, search, hash])
  useLayoutEffect(() => {
    // Opened before the application ran: the popover becomes a modal dialog.
    if (!dialog.current?.matches(':popover-open')) return
    dialog.current.hidePopover()
    open()
  }, [])
  useEffect(() => {
    const wide = matchMedia('(min-width: 1240px)')
    wide.addEventListener('change', close)
    return () => wide.removeEventListener('change', close)
  }, [])

  return { dialog, isOpen, open, close, closed: () => setOpen(false) }
}
