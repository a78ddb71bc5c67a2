import { isIPv4, isIPv6 } from 'node:net'

const BUCKET_MAX_CHARS = 64
/** Of connections that the client has reset already: Node.js does not know their address any more. */
const BUCKET_WITHOUT_ADDRESS = 'without address'

/** One bucket per IPv4 address and per IPv6 /64: a client that holds a /64 can choose any address in it. */
export function bucketOf(address: string | undefined): string {
  if (address === undefined) return BUCKET_WITHOUT_ADDRESS
  const plain = withoutPort(address).replace(/%.*$/, '')
  // From the connection, or from a proxy, which may write any text.
  if (!isIPv6(plain)) return withoutZeros(plain).slice(0, BUCKET_MAX_CHARS)
  const groups = expand(plain)
  return mappedIPv4(groups) ?? `${groups.slice(0, 4).join(':')}::/64`
}

/** The address without its end, IPv4 /24 or IPv6 /48: enough to tell networks apart, too little to name a person. */
export function networkOf(address: string | undefined): string | null {
  if (address === undefined) return null
  const plain = withoutZeros(withoutPort(address).replace(/%.*$/, ''))
  if (isIPv4(plain)) return ipv4Network(plain)
  if (!isIPv6(plain)) return null
  const groups = expand(plain)
  const mapped = mappedIPv4(groups)
  if (mapped !== null) return ipv4Network(mapped)
  return `${groups
    .slice(0, 3)
    .join(':')
    .replace(/(?:^|:)0(?::0)*$/, '')}::/48`
}

function ipv4Network(address: string) {
  return `${address.split('.').slice(0, 3).join('.')}.0/24`
}

/** Some proxies add the port of the connection: `203.0.113.7:4711`, `[2001:db8::1]:4711`. */
function withoutPort(address: string): string {
  const [, bracketed, dotted] = /^(?:\[([^\]]*)\]|(\d+(?:\.\d+){3}))(?::\d*)?$/.exec(address) ?? []
  return bracketed ?? dotted ?? address
}

/** `203.0.113.07` is `203.0.113.7`. */
function withoutZeros(address: string): string {
  return /^\d+(?:\.\d+){3}$/.test(address) ? address.split('.').map(Number).join('.') : address
}

/** The eight groups, without leading zeros. */
function expand(address: string): string[] {
  const dotted = /(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(address)
  const whole = dotted ? address.slice(0, dotted.index) + toGroups(dotted.slice(1).map(Number)) : address
  const [head = '', tail] = whole.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const gap = tail === undefined ? 0 : 8 - left.length - right.length
  return [...left, ...Array.from({ length: Math.max(0, gap) }, () => '0'), ...right].map((part) =>
    Number.parseInt(part, 16).toString(16),
  )
}

function toGroups([a = 0, b = 0, c = 0, d = 0]: number[]) {
  return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`
}

/** `::ffff:a.b.c.d`, in whichever way it is written, is the IPv4 address a.b.c.d. */
function mappedIPv4(groups: string[]): string | null {
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return null
  return groups
    .slice(6)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((number) => [number >> 8, number & 255])
    .join('.')
}
