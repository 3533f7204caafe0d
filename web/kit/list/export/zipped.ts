const LOCAL = 0x04034b50
const CENTRAL = 0x02014b50
const END = 0x06054b50
/** 1 January 2020: a file of the same rows is the same file. */
const DATE = (40 << 9) | (1 << 5) | 1
const DEFLATED = 8

/** A zip of texts, packed by the browser's own deflate (APPNOTE.TXT 6.3.10, sections 4.3.7, 4.3.12 and 4.3.16). */
export async function zipped(files: readonly [name: string, text: string][], type: string): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  const directory: Uint8Array<ArrayBuffer>[] = []
  let offset = 0
  for (const [name, text] of files) {
    const bytes = new TextEncoder().encode(text)
    const packed = await deflated(bytes)
    const title = new TextEncoder().encode(name)
    const facts = [0, DEFLATED, 0, DATE]
    const sizes = [crc32(bytes), packed.length, bytes.length]
    const local = record([LOCAL], [20, ...facts], sizes, [title.length, 0])
    directory.push(record([CENTRAL], [20, 20, ...facts], sizes, [title.length, 0, 0, 0, 0], [0, offset]), title)
    parts.push(local, title, packed)
    offset += local.length + title.length + packed.length
  }
  const length = directory.reduce((sum, part) => sum + part.length, 0)
  const end = record([END], [0, 0, files.length, files.length], [length, offset], [0])
  return new Blob([...parts, ...directory, end], { type })
}

const deflated = async (bytes: Uint8Array<ArrayBuffer>) =>
  new Uint8Array(
    await new Response(new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'))).arrayBuffer(),
  )

/** Little-endian fields: lists of four bytes and of two bytes in turn. */
function record(...fields: number[][]): Uint8Array<ArrayBuffer> {
  const sizes = fields.map((_, at) => (at % 2 === 0 ? 4 : 2))
  const out = new DataView(new ArrayBuffer(fields.reduce((sum, list, at) => sum + list.length * sizes[at]!, 0)))
  let place = 0
  for (const [at, list] of fields.entries())
    for (const value of list) {
      if (sizes[at] === 4) out.setUint32(place, value, true)
      else out.setUint16(place, value, true)
      place += sizes[at]!
    }
  return new Uint8Array(out.buffer)
}

function crc32(bytes: Uint8Array): number {
  let crc = -1
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (0xedb88320 & -(crc & 1))
  }
  return (crc ^ -1) >>> 0
}
