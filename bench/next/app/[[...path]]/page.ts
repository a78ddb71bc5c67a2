import { createElement, Fragment } from 'react'
import { listHomes, readHome } from '../../read-home.ts'
import { Header } from '../header.ts'
import { grow } from '../tree.ts'

type Props = { params: Promise<{ path?: string[] }> }

/** All three languages are prerendered, the fastest mode of the framework. */
export const dynamicParams = false

export function generateStaticParams() {
  return listHomes()
}

export async function generateMetadata({ params }: Props) {
  const { title, description } = readHome(await params)
  return { title, description }
}

export default async function Page({ params }: Props) {
  const { header, rest } = readHome(await params)
  return createElement(Fragment, null, createElement(Header, { tree: header }), ...rest.map(grow))
}
