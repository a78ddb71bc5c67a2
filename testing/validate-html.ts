import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'

const jar = createRequire(import.meta.url)('vnu-jar') as string

export type Finding = { url: string; type: string; message: string; extract: string }

/**
 * Messages of the checker about what is newer than it: cascade layers, font metric overrides, and passkeys in autofill. All
 * other errors and warnings count.
 */
const unknownToTheChecker = [
  /^CSS: Unrecognized at-rule “@layer”/,
  /^CSS: “(size-adjust|ascent-override|descent-override|line-gap-override)”: Property “[\w-]+” doesn't exist\.$/,
  /^Bad value “username webauthn” for attribute “autocomplete” on element “input”: The string “webauthn” is not/,
]

/** One run of the Nu HTML checker over all files, since starting it is slow. */
export async function validateHtml(files: readonly string[]): Promise<Finding[]> {
  const report = await runChecker(['--exit-zero-always', '--format', 'json', ...files])
  const { messages } = JSON.parse(report) as { messages: (Partial<Finding> & { subType?: string })[] }
  return (
    messages
      // Infos are about style, such as React's slash in void elements.
      .filter(({ type, subType }) => type !== 'info' || subType === 'warning')
      .map(({ url = '', type = '', message = '', extract = '' }) => ({ url, type, message, extract }))
      .filter(({ message }) => !unknownToTheChecker.some((known) => known.test(message)))
  )
}

function runChecker(parameters: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    // Deeply nested pages need a larger stack than Java's default.
    const child = spawn('java', ['-Xss4m', '-jar', jar, ...parameters], {
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let report = ''
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => (report += chunk))
    child.on('error', (error) => reject(new Error('Java is needed for the HTML checker', { cause: error })))
    child.on('close', () =>
      report.startsWith('{') ? resolve(report) : reject(new Error(`The HTML checker failed: ${report}`)),
    )
  })
}
