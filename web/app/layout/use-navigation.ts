import { useLocation } from 'react-router'
import { pathWithoutLanguage } from '../i18n/path-language.ts'
import { useQuery } from '../navigation/use-query.ts'
import { clubNavigation, isClubMode, mainNavigation, type NavEntry } from './navigation.ts'

/** The menu of this page: about clubs where clubs are listed and managed, the usual one elsewhere. */
export function useNavigation(): readonly NavEntry[] {
  const { pathname } = useLocation()
  const [select] = useQuery('select')
  return isClubMode(pathWithoutLanguage(pathname), select) ? clubNavigation : mainNavigation
}
