import type { Measured } from './processes.ts'
import type { Row } from './report.ts'

/** What every part gets: the running site, its data, its memory right after the start, and the command's options. */
export type Bench = { site: Measured; dataDir: string; memoryAfterStart: number; options: Options }

export type Part = (bench: Bench) => Row[] | Promise<Row[]>

export type Options = {
  /** Parts to run; all where none is named. */
  parts: string[]
  /** Public pages to measure with Lighthouse, by the last part of the path; all by default. */
  pages: string[]
  /** Leave Lighthouse out. */
  quick: boolean
  /** Lighthouse runs per page. */
  runs: number
  /** Compare the home page with one made with Next.js. */
  next: boolean
}
