import { isIPv6 } from 'node:net'

/** One bucket per IPv4 address and per IPv6 /64: whoever holds a /64 can choose any address in it. */
export function bucketOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '').replace(/%.*$/, '')
  if (!isIPv6(plain)) return plain
  return `${expand(plain).slice(0, 4).join(':')}::/64`
}

function expand(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const gap = tail === undefined ? 0 : 8 - left.length - right.length
  return [...left, ...Array.from({ length: Math.max(0, gap) }, () => '0'), ...right].map((part) =>
    Number.parseInt(part, 16).toString(16),
  )
}
