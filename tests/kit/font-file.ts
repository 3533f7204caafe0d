import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'

/** One @font-face of a style sheet: what it is for, its file, and the characters that it claims. */
export type FontFace = { family: string; weight: string; file: string; claims(point: number): boolean }

export function fontFaces(styleSheet: string): FontFace[] {
  const blocks = [...readFileSync(styleSheet, 'utf8').matchAll(/@font-face\s*\{([^}]*)\}/g)]
  return blocks.map(([, block]) => {
    const said = (name: string) => new RegExp(`${name}:\\s*([^;]+);`).exec(block!)?.[1]?.trim() ?? ''
    const url = /url\("([^"]+)"\)/.exec(said('src'))?.[1] ?? ''
    const ranges = said('unicode-range').split(',').filter(Boolean).map(rangeOf)
    return {
      family: said('font-family').replaceAll('"', ''),
      weight: said('font-weight'),
      file: `node_modules/${url}`,
      claims: point => ranges.length === 0 || ranges.some(([from, to]) => from <= point && point <= to),
    }
  })
}

/** `U+00BA-FFFF`, `U+B2` or `U+4??`. */
function rangeOf(text: string): [number, number] {
  const [from = '', to = from] = text.trim().slice(2).split('-')
  return [Number.parseInt(from.replaceAll('?', '0'), 16), Number.parseInt(to.replaceAll('?', 'F'), 16)]
}

/** The characters for which a WOFF2 file has a glyph: its table `cmap`, which the format leaves as it is. */
export function charactersOf(file: string): Set<number> {
  const bytes = readFileSync(file)
  if (bytes.toString('latin1', 0, 4) !== 'wOF2') throw new Error(`${file} is no WOFF2 file`)
  const { tables, end } = directory(bytes)
  const data = brotliDecompressSync(bytes.subarray(end, end + bytes.readUInt32BE(20)))
  const { offset, length } = tables.get(CMAP)!
  const cmap = data.subarray(offset, offset + length)
  const points = new Set<number>()
  for (let i = 0; i < cmap.readUInt16BE(2); i++) {
    const table = cmap.subarray(cmap.readUInt32BE(4 + 8 * i + 4))
    if (table.readUInt16BE(0) === 4) segments(table, points)
  }
  if (points.size === 0) throw new Error(`${file} has no table of characters that is known here`)
  return points
}

const CMAP = 0
const GLYF = 10
const LOCA = 11

/** Known tables are numbers, lengths are packed by seven bits; glyphs and their places are as a rule packed in a way of their own. */
function directory(bytes: Buffer) {
  let at = 48
  const number = () => {
    for (let value = 0; ; ) {
      const byte = bytes[at++]!
      value = value * 128 + (byte & 127)
      if (byte < 128) return value
    }
  }
  const tables = new Map<number, { offset: number; length: number }>()
  let offset = 0
  for (let left = bytes.readUInt16BE(12); left > 0; left--) {
    const flags = bytes[at++]!
    const tag = flags & 63
    if (tag === 63) at += 4
    const plain = number()
    const packed = tag === GLYF || tag === LOCA ? flags >> 6 === 0 : flags >> 6 !== 0
    const length = packed ? number() : plain
    tables.set(tag, { offset, length })
    offset += length
  }
  return { tables, end: at }
}

/** Format 4: runs of characters, each with a distance to its glyphs or a list of them; glyph 0 is the box. */
function segments(table: Buffer, points: Set<number>) {
  const twice = table.readUInt16BE(6)
  const row = (index: number, i: number) => 14 + index * twice + 2 * i + (index > 0 ? 2 : 0)
  for (let i = 0; 2 * i < twice; i++) {
    const [last, first, distance] = [0, 1, 2].map(index => table.readUInt16BE(row(index, i))) as [
      number,
      number,
      number,
    ]
    const list = table.readUInt16BE(row(3, i))
    for (let point = first; point <= last && point < 0xffff; point++) {
      const named = list ? table.readUInt16BE(row(3, i) + list + 2 * (point - first)) : point
      if ((list === 0 || named !== 0) && ((named + distance) & 0xffff) !== 0) points.add(point)
    }
  }
}
