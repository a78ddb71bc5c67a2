import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { validateHtml } from '../../testing/validate-html.ts'
import { clientFolder } from '../build/paths.ts'
import { fileOf, renderBuiltSite } from './support/built-site.ts'

it('Every page, and the frame of the ticker, is valid HTML', async () => {
  const { all: pages, views, assets } = await renderBuiltSite()
  const all = [...pages, ...views]
  const frames = assets.filter(({ url }) => url.endsWith('.html'))
  const files = [
    ...all.map(({ file }) => fileOf(file)),
    ...frames.map(({ file }) => join(clientFolder, file)),
  ]
  console.log(`${files.length} documents checked by the Nu HTML checker`)
  expect(await validateHtml(files)).toEqual([])
})

it('The checker sees what is wrong, in markup and in styles', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'aurivane-html-'))
  const file = join(folder, 'wrong.html')
  writeFileSync(
    file,
    '<!doctype html><html lang="en"><title>x</title><style>p{colour:red}</style><p><div role="nothing"></div></p>',
  )
  try {
    const findings = (await validateHtml([file])).map(({ message }) => message)
    expect(findings.some((message) => message.includes('“colour”'))).toBe(true)
    expect(findings.some((message) => message.includes('“nothing”'))).toBe(true)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
