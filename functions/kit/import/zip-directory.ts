import { type ImportLimits, refuseFile } from './limits'

export type ZipEntry = { name: string; method: number; packed: number; unpacked: number; from: number }

const LOCAL = 0x04034b50
const CENTRAL = 0x02014b50
const END = 0x06054b50
const END_LENGTH = 22
const SYMLINK = 0xa

/**
 * The directory of an archive, before anything is unpacked: how many entries, how large they say they are, where they
 * lie. An archive that is not exactly what it says (bytes in front or behind, entries that overlap, a name that leads
 * elsewhere) is refused whole.
 */
export function zipDirectory(bytes: Uint8Array, limits: ImportLimits): Map<string, ZipEntry> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const { count, from, size, end } = endOf(file)
  if (count > limits.entries) throw refuseFile('The workbook has too many parts', 'entries')
  if (from + size !== end) throw refuseFile('The workbook is damaged', 'damaged')
  const entries = new Map<string, ZipEntry>()
  let at = from
  let unpacked = 0
  for (let each = 0; each < count; each++) {
    if (at + 46 > end || file.readUInt32LE(at) !== CENTRAL) throw refuseFile('The workbook is damaged', 'damaged')
    const entry = entryAt(file, at)
    refuseOdd(entry, limits)
    if (entries.has(entry.name)) throw refuseFile('The workbook has a part twice', 'doubled')
    unpacked += entry.unpacked
    if (unpacked > limits.unpacked) throw refuseFile('The workbook is too large once it is unpacked', 'unpacked')
    entries.set(entry.name, entry)
    at = entry.next
  }
  if (at !== end) throw refuseFile('The workbook is damaged', 'damaged')
  refuseOverlap(file, [...entries.values()], from)
  return entries
}

type Central = ZipEntry & { flags: number; mode: number; next: number }

function endOf(file: Buffer) {
  for (let at = file.length - END_LENGTH; at >= Math.max(0, file.length - END_LENGTH - 0xffff); at--) {
    if (file.readUInt32LE(at) !== END || at + END_LENGTH + file.readUInt16LE(at + 20) !== file.length) continue
    const count = file.readUInt16LE(at + 10)
    if (file.readUInt16LE(at + 4) || file.readUInt16LE(at + 6) || file.readUInt16LE(at + 8) !== count)
      throw refuseFile('The workbook is in several pieces', 'damaged')
    const size = file.readUInt32LE(at + 12)
    const from = file.readUInt32LE(at + 16)
    if (count === 0xffff || size === 0xffffffff || from === 0xffffffff)
      throw refuseFile('The workbook has too many parts', 'entries')
    return { count, size, from, end: at }
  }
  throw refuseFile('The workbook is cut off', 'damaged')
}

function entryAt(file: Buffer, at: number): Central {
  const nameLength = file.readUInt16LE(at + 28)
  const next = at + 46 + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32)
  return {
    name: file.subarray(at + 46, at + 46 + nameLength).toString('utf8'),
    flags: file.readUInt16LE(at + 8),
    method: file.readUInt16LE(at + 10),
    packed: file.readUInt32LE(at + 20),
    unpacked: file.readUInt32LE(at + 24),
    mode: file.readUInt32LE(at + 38) >>> 28,
    from: file.readUInt32LE(at + 42),
    next,
  }
}

function refuseOdd({ name, flags, method, packed, unpacked, mode }: Central, limits: ImportLimits): void {
  if (flags & 1) throw refuseFile('This workbook is locked; save it without a password', 'locked')
  if (method !== 0 && method !== 8) throw refuseFile('The workbook is packed in an unknown way', 'damaged')
  if (mode === SYMLINK) throw refuseFile('The workbook points outside itself', 'link')
  if (/^[/\\]|\\|\.\.|^[a-z]:|\p{Cc}/iu.test(name) || name.length > 200)
    throw refuseFile('A part of the workbook has a name that leads elsewhere', 'path')
  if (unpacked > limits.ratio * Math.max(packed, 64) && unpacked > 1024 * 1024)
    throw refuseFile('The workbook is packed too tightly to be honest', 'ratio')
  const found = FORBIDDEN.find(([part]) => part.test(name))
  if (found) throw refuseFile(found[1], found[2])
}

/** Each part lies in bytes of its own, the first at the very beginning. */
function refuseOverlap(file: Buffer, entries: ZipEntry[], directory: number): void {
  let free = 0
  for (const entry of entries.sort((a, b) => a.from - b.from)) {
    if (entry.from < free || (free === 0 && entry.from !== 0))
      throw refuseFile('The parts of the workbook overlap', 'overlap')
    if (entry.from + 30 > directory || file.readUInt32LE(entry.from) !== LOCAL)
      throw refuseFile('The workbook is damaged', 'damaged')
    free = dataFrom(file, entry.from) + entry.packed
    if (free > directory) throw refuseFile('The workbook is damaged', 'damaged')
  }
}

export const dataFrom = (file: Buffer, from: number): number =>
  from + 30 + file.readUInt16LE(from + 26) + file.readUInt16LE(from + 28)

const FORBIDDEN: [part: RegExp, message: string, rule: string][] = [
  [/vbaproject|^xl\/macrosheets\/|\.bas$/i, 'Workbooks with macros are not accepted. Save it as .xlsx', 'macro'],
  [/^xl\/externallinks\//i, 'The workbook draws values from other files; paste them as values', 'external-link'],
  [
    /^xl\/(connections\.xml|querytables\/)/i,
    'The workbook is tied to a database; paste its rows as values',
    'connection',
  ],
  [/^xl\/(embeddings|activex)\//i, 'The workbook carries other files; remove them', 'embedded'],
  [/\.(zip|xlsx|xlsm|docx|jar|7z|rar|gz|exe|dll|js)$/i, 'The workbook carries other files; remove them', 'nested'],
]
