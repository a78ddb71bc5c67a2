/** Headers of tar files (POSIX ustar), so that a backup can be listed and unpacked with standard tools. */
export type TarHeader = { name: string; kind: 'file' | 'folder'; bytes: number }

export const TAR_BLOCK_BYTES = 512

const NAME_BYTES = 100
const PREFIX_BYTES = 155
const CHECKSUM_AT = 148
const CHECKSUM_BYTES = 8
const SPACE = 0x20
const kinds = { file: '0', folder: '5' } as const
const modes = { file: '0000600', folder: '0000700' } as const

export function writeTarHeader({ name, kind, bytes }: TarHeader, madeAt: Date): Buffer {
  const block = Buffer.alloc(TAR_BLOCK_BYTES)
  const { prefix, rest } = split(name)
  const seconds = Math.floor(madeAt.getTime() / 1000)
  block.write(rest, 0)
  block.write(`${modes[kind]}\0${octal(0, 7)}\0${octal(0, 7)}\0`, NAME_BYTES)
  block.write(`${octal(bytes, 11)}\0${octal(seconds, 11)}\0`, 124)
  block.write(kinds[kind], 156)
  block.write('ustar\x0000', 257)
  block.write(prefix, 345)
  block.write(`${octal(checksumOf(block), 6)}\0 `, CHECKSUM_AT)
  return block
}

/** Null for the empty block that ends a tar file. Throws on anything that we do not write. */
export function readTarHeader(block: Buffer): TarHeader | null {
  if (block.every((byte) => byte === 0)) return null
  const checksum = Number.parseInt(block.toString('latin1', CHECKSUM_AT, CHECKSUM_AT + 6), 8)
  const kind = block.toString('latin1', 156, 157) === kinds.folder ? 'folder' : 'file'
  if (checksum !== checksumOf(block) || block.toString('latin1', 257, 262) !== 'ustar') {
    throw new Error('a tar header cannot be read')
  }
  const prefix = text(block, 345, PREFIX_BYTES)
  const rest = text(block, 0, NAME_BYTES)
  return {
    name: prefix === '' ? rest : `${prefix}/${rest}`,
    kind,
    bytes: Number.parseInt(block.toString('latin1', 124, 135), 8),
  }
}

/** How many empty bytes follow a content of this length. */
export function tarPadding(bytes: number) {
  return (TAR_BLOCK_BYTES - (bytes % TAR_BLOCK_BYTES)) % TAR_BLOCK_BYTES
}

function split(name: string) {
  if (Buffer.byteLength(name) <= NAME_BYTES) return { prefix: '', rest: name }
  const at = name.lastIndexOf('/', PREFIX_BYTES)
  const [prefix, rest] = [name.slice(0, Math.max(at, 0)), name.slice(at + 1)]
  if (Buffer.byteLength(prefix) > PREFIX_BYTES || Buffer.byteLength(rest) > NAME_BYTES) {
    throw new Error(`the name ${name} is too long for a backup`)
  }
  return { prefix, rest }
}

/** The checksum field itself counts as spaces. */
function checksumOf(block: Buffer) {
  const own = block.subarray(CHECKSUM_AT, CHECKSUM_AT + CHECKSUM_BYTES)
  const sum = (bytes: Buffer) => bytes.reduce((total, byte) => total + byte, 0)
  return sum(block) - sum(own) + CHECKSUM_BYTES * SPACE
}

function octal(value: number, digits: number) {
  return value.toString(8).padStart(digits, '0')
}

function text(block: Buffer, at: number, length: number) {
  return block.toString('utf8', at, at + length).replace(/\0.*$/s, '')
}
