import { crc32, deflateRawSync } from 'node:zlib'

export type ZipPart = {
  name: string
  data: Buffer
  /** What the directory says instead of the truth. */
  says?: { unpacked?: number; flags?: number; mode?: number; from?: number; method?: number }
}

/** An archive as somebody would make it who wants to hurt (APPNOTE.TXT 6.3, sections 4.3.7 to 4.3.16). */
export function zip(parts: ZipPart[], { count = parts.length }: { count?: number } = {}): Buffer {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const { name, data, says = {} } of parts) {
    const packed = deflateRawSync(data, { level: data.length > 10_000_000 ? 1 : 9 })
    const title = Buffer.from(name, 'utf8')
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(says.flags ?? 0, 2)
    facts.writeUInt16LE(says.method ?? 8, 4)
    facts.writeUInt32LE(crc32(data), 10)
    facts.writeUInt32LE(packed.length, 14)
    facts.writeUInt32LE(says.unpacked ?? data.length, 18)
    facts.writeUInt16LE(title.length, 22)
    const local = Buffer.concat([signature(0x04034b50), facts, title, packed])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(((says.mode ?? 0) << 16) >>> 0, 6)
    tail.writeUInt32LE(says.from ?? at, 10)
    directory.push(Buffer.concat([signature(0x02014b50), Buffer.from([20, 3]), facts, tail, title]))
    bodies.push(local)
    at += local.length
  }
  const central = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(count & 0xffff, 4)
  end.writeUInt16LE(count & 0xffff, 6)
  end.writeUInt32LE(central.length, 8)
  end.writeUInt32LE(at, 12)
  return Buffer.concat([...bodies, central, signature(0x06054b50), end])
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

/** The parts of a workbook of one sheet. */
export function book(sheet: string | Buffer, more: ZipPart[] = [], types = ''): ZipPart[] {
  const part = (name: string, text: string | Buffer): ZipPart => ({ name, data: Buffer.from(text as string) })
  const main = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
  return [
    part(
      '[Content_Types].xml',
      `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types || `${main}.sheet.main+xml`}"/></Types>`,
    ),
    part(
      'xl/workbook.xml',
      '<?xml version="1.0"?><workbook xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="S" sheetId="1" r:id="r1"/></sheets></workbook>',
    ),
    part(
      'xl/_rels/workbook.xml.rels',
      '<?xml version="1.0"?><Relationships><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    ),
    part('xl/worksheets/sheet1.xml', sheet),
    ...more,
  ]
}

export const sheetOf = (rows: string) => `<?xml version="1.0"?><worksheet><sheetData>${rows}</sheetData></worksheet>`
export const textCell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`
