export type RawAnswer = { status: number; headers: Map<string, string[]>; body: string }

/** Splits the bytes of a socket into answers by Content-Length. */
export function splitAnswers(text: string): RawAnswer[] {
  const answers: RawAnswer[] = []
  let rest = Buffer.from(text)
  while (rest.length > 0) {
    const end = rest.indexOf('\r\n\r\n')
    if (end < 0) break
    const [first = '', ...lines] = rest.subarray(0, end).toString().split('\r\n')
    const headers = new Map<string, string[]>()
    for (const line of lines) {
      const at = line.indexOf(':')
      const name = line.slice(0, at).toLowerCase()
      headers.set(name, [...(headers.get(name) ?? []), line.slice(at + 1).trim()])
    }
    const length = Number(headers.get('content-length')?.[0] ?? rest.length - end - 4)
    answers.push({
      status: Number(first.split(' ')[1]),
      headers,
      body: rest.subarray(end + 4, end + 4 + length).toString(),
    })
    rest = rest.subarray(end + 4 + length)
  }
  return answers
}
