import { deflateRawSync } from 'node:zlib'

export type ZipPart = {
  name: string
  text: string | Buffer
  /** What the directory says instead of the truth. */
  says?: number
  flags?: number
  mode?: number
  /** Points at the bytes of another part. */
  at?: number
}

/** An archive part by part, honest or not. */
export function zipOf(parts: ZipPart[], { before = '', behind = '' } = {}): Buffer {
  const bodies: Buffer[] = [Buffer.from(before)]
  const directory: Buffer[] = []
  let from = before.length
  for (const { name, text, says, flags = 0x800, mode = 0, at } of parts) {
    const plain = Buffer.from(text)
    const packed = deflateRawSync(plain, { level: 9 })
    const local = header(30, 0x04034b50, name)
    local.writeUInt16LE(flags, 6)
    local.writeUInt16LE(8, 8)
    local.writeUInt32LE(packed.length, 18)
    local.writeUInt32LE(says ?? plain.length, 22)
    local.writeUInt16LE(name.length, 26)
    const central = header(46, 0x02014b50, name)
    central.writeUInt16LE(flags, 8)
    central.writeUInt16LE(8, 10)
    central.writeUInt32LE(packed.length, 20)
    central.writeUInt32LE(says ?? plain.length, 24)
    central.writeUInt16LE(name.length, 28)
    central.writeUInt32LE((mode << 28) >>> 0, 38)
    central.writeUInt32LE(at ?? from, 42)
    bodies.push(local, packed)
    directory.push(central)
    from += local.length + packed.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(parts.length & 0xffff, 8)
  end.writeUInt16LE(parts.length & 0xffff, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(from, 16)
  return Buffer.concat([...bodies, listed, end, Buffer.from(behind)])
}

function header(length: number, mark: number, name: string): Buffer {
  const bytes = Buffer.alloc(length + name.length)
  bytes.writeUInt32LE(mark, 0)
  bytes.write(name, length, 'latin1')
  return bytes
}

const CONTENT =
  '<Types><Override ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>'

/** The parts of a workbook of one sheet, `rows` being the inside of its sheetData. */
export const bookParts = (rows: string, more: ZipPart[] = []): ZipPart[] => [
  { name: '[Content_Types].xml', text: CONTENT },
  { name: 'xl/workbook.xml', text: '<workbook><sheets><sheet name="Passes" r:id="r1"/></sheets></workbook>' },
  {
    name: 'xl/_rels/workbook.xml.rels',
    text: '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
  },
  { name: 'xl/worksheets/sheet1.xml', text: `<worksheet><sheetData>${rows}</sheetData></worksheet>` },
  ...more,
]

/** A row of text cells. */
export const textRow = (row: number, cells: string[]): string =>
  `<row r="${row}">${cells.map((text, at) => `<c r="${String.fromCharCode(65 + at)}${row}" t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`
