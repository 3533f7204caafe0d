import type { PdfBox } from './read-pdf'

/** A code that was read: what it says, and where it stands. */
export type ReadCode = { text: string; x: number; y: number; side: number }

/** The codes of a page, in the order in which they were drawn, read module by module as a camera would (ISO/IEC 18004). */
export function codesOf(boxes: readonly PdfBox[]): ReadCode[] {
  const square = boxes.filter(box => box.width > 0.1 && Math.abs(box.width - box.height) < 0.01)
  const codes: PdfBox[][] = []
  for (const box of square) {
    const own = codes.at(-1)
    const before = own?.at(-1)
    // The first module of a code is its top left corner; it lies above or away from what was drawn before.
    if (!own || !before || box.y < before.y - 0.01 || Math.abs(box.x - own[0]!.x) > box.width * 60) codes.push([box])
    else own.push(box)
  }
  return codes.filter(own => own.length > 150).map(readCode)
}

function readCode(modules: PdfBox[]): ReadCode {
  const [x, y] = [Math.min(...modules.map(one => one.x)), Math.min(...modules.map(one => one.y))]
  const unit = modules[0]!.width
  const size = Math.round((Math.max(...modules.map(one => one.x)) - x) / unit) + 1
  const dark = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  for (const one of modules) dark[Math.round((one.y - y) / unit)]![Math.round((one.x - x) / unit)] = true
  return { text: decode(dark), x, y, side: size * unit }
}

/** Data codewords of version 1 to 8 at level M, and in how many blocks. */
const BLOCKS: Record<number, number[]> = {
  1: [16],
  2: [28],
  3: [44],
  4: [32, 32],
  5: [43, 43],
  6: [27, 27, 27, 27],
  7: [31, 31, 31, 31],
  8: [38, 38, 39, 39],
}
const CENTRES: Record<number, number[]> = {
  1: [],
  2: [6, 18],
  3: [6, 22],
  4: [6, 26],
  5: [6, 30],
  6: [6, 34],
  7: [6, 22, 38],
  8: [6, 24, 42],
}

function decode(dark: boolean[][]): string {
  const size = dark.length
  const version = (size - 17) / 4
  const format = [0, 1, 2, 3, 4, 5, 7, 8].reduce((bits, at) => (bits << 1) | Number(dark[8]![at]!), 0) ^ 0b10101000
  const level = format >> 6
  if (level !== 0) throw new Error(`The code is of level ${level}, not M`)
  const mask = MASKS[(format >> 3) & 7]!
  const blocks = BLOCKS[version]
  if (!blocks) throw new Error(`The code is of version ${version}`)
  const bits: number[] = []
  let up = true
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step++) {
      const row = up ? size - 1 - step : step
      for (const column of [right, right - 1])
        if (!isFunction(row, column, size, version)) bits.push(Number(dark[row]![column]! !== mask(row, column)))
    }
    up = !up
  }
  const words = Array.from({ length: bits.length >> 3 }, (_, at) => byte(bits, at * 8, 8))
  const data: number[][] = blocks.map(() => [])
  let at = 0
  for (let place = 0; place < Math.max(...blocks); place++)
    for (const [block, length] of blocks.entries()) if (place < length) data[block]!.push(words[at++]!)
  const whole = data.flat().flatMap(word => Array.from({ length: 8 }, (_, bit) => (word >> (7 - bit)) & 1))
  if (byte(whole, 0, 4) !== 4) throw new Error('The code is not of bytes')
  const length = byte(whole, 4, 8)
  return Buffer.from(Array.from({ length }, (_, place) => byte(whole, 12 + place * 8, 8))).toString('utf8')
}

const byte = (bits: number[], from: number, count: number) =>
  bits.slice(from, from + count).reduce((sum, bit) => sum * 2 + bit, 0)

const MASKS: ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  r => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
]

/** Corners with their format, timing, alignment and version: modules that carry no data. */
function isFunction(row: number, column: number, size: number, version: number): boolean {
  if (row === 6 || column === 6) return true
  if (row < 9 && (column < 9 || column >= size - 8)) return true
  if (row >= size - 8 && column < 9) return true
  if (version >= 7 && ((row < 6 && column >= size - 11) || (column < 6 && row >= size - 11))) return true
  const centres = CENTRES[version]!
  const last = centres.at(-1) ?? 0
  return centres.some(r =>
    centres.some(
      c =>
        Math.abs(row - r) <= 2 &&
        Math.abs(column - c) <= 2 &&
        !((r === 6 && c === 6) || (r === 6 && c === last) || (r === last && c === 6)),
    ),
  )
}
