import type { Measured } from './processes.ts'
import type { Row } from './report.ts'

/** What every part is given: the running site, its data, what it weighed right after its start, and the words of the command. */
export type Bench = { site: Measured; dataDir: string; memoryAfterStart: number; options: Options }

export type Part = (bench: Bench) => Row[] | Promise<Row[]>

export type Options = {
  /** Parts to run; all where none is named. */
  parts: string[]
  /** Public pages to measure with Lighthouse, by their last name; all where none is named. */
  pages: string[]
  /** Leave Lighthouse out. */
  quick: boolean
  /** How often Lighthouse looks at each page. */
  runs: number
  /** Compare the home page with one made with Next.js. */
  next: boolean
}
