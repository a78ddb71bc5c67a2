import { createElement, type ReactNode } from 'react'
import '../style.css'
import { readHome } from '../../read-home.ts'

type Props = { children: ReactNode; params: Promise<{ path?: string[] }> }

export default async function Layout({ children, params }: Props) {
  const { lang } = readHome(await params)
  return createElement('html', { lang, 'data-color-scheme': 'light' }, createElement('body', null, children))
}
