import { inflateSync } from 'node:zlib'

/** A run of letters on a page: its corners in points from the top left, and what it says. */
export type PdfText = { text: string; x: number; y: number; width: number; size: number; font: string }
export type PdfBox = { x: number; y: number; width: number; height: number }
export type PdfPage = { width: number; height: number; texts: PdfText[]; boxes: PdfBox[]; words: string }

type Matrix = [number, number, number, number, number, number]
type Font = { letters: Map<number, string>; widths: Map<number, number> }

/** What stands where on each page, read back from the bytes that the portal's printer wrote. */
export function readPdf(bytes: Uint8Array): PdfPage[] {
  const objects = objectsOf(Buffer.from(bytes))
  const fonts = new Map<string, Font>()
  const fontOf = (id: string) => {
    if (!fonts.has(id)) fonts.set(id, readFont(objects, id))
    return fonts.get(id)!
  }
  return [...objects.values()]
    .filter(({ head }) => /\/Type \/Page\b(?!s)/.test(head))
    .map(({ head }) => {
      const [, , width, height] = /\/MediaBox \[([^\]]+)\]/.exec(head)![1]!.trim().split(/\s+/).map(Number)
      const resources = objects.get(/\/Resources (\d+)/.exec(head)![1]!)!.head
      const named = Object.fromEntries(
        [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, id]) => [name, id!]),
      )
      const content = objects.get(/\/Contents (\d+)/.exec(head)![1]!)!.body!.toString('latin1')
      const drawn = draw(content, height!, name => fontOf(named[name]!))
      const words = drawn.texts
        .map(one => one.text)
        .join(' ')
        .replace(/\s+/g, ' ')
      return { width: width!, height: height!, ...drawn, words }
    })
}

const bare = (text: string) => text.replaceAll(/\s/g, '').normalize('NFD').toLowerCase()
/** All letters of a paper without blanks, as names break over lines. */
export const lettersOf = (pages: readonly PdfPage[]): string => bare(pages.map(page => page.words).join(''))
/** A text as a paper has its letters, left to right: a Tamil vowel that is drawn before its consonant comes before it. */
export const drawn = (text: string): string =>
  bare(text).replace(/(\u0b95\u0bcd\u0bb7|[\u0b95-\u0bb9])([\u0bc6-\u0bc8])/gu, '$2$1')

type PdfObject = { head: string; body: Buffer | undefined }

function objectsOf(raw: Buffer): Map<string, PdfObject> {
  const text = raw.toString('latin1')
  const found = new Map<string, PdfObject>()
  for (const match of text.matchAll(/(?:^|\n)(\d+) 0 obj\n/g)) {
    const start = match.index + match[0].length
    const length = /\/Length (\d+)/.exec(text.slice(start, text.indexOf('endobj', start)))
    const at = text.indexOf('stream\n', start)
    const end = text.indexOf('endobj', start)
    const stream = at !== -1 && at < end && length
    const head = text.slice(start, stream ? at : end)
    const body = stream ? raw.subarray(at + 7, at + 7 + Number(length[1])) : undefined
    found.set(match[1]!, { head, body: body && /FlateDecode/.test(head) ? inflateSync(body) : body })
  }
  return found
}

function readFont(objects: Map<string, PdfObject>, id: string): Font {
  const head = objects.get(id)!.head
  const letters = new Map<number, string>()
  const map = objects.get(/\/ToUnicode (\d+)/.exec(head)![1]!)!.body!.toString('latin1')
  for (const [, from, list] of map.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/gi))
    for (const [at, [, code]] of [...list!.matchAll(/<([0-9a-f ]*)>/gi)].entries())
      letters.set(
        Number.parseInt(from!, 16) + at,
        code!.replaceAll(' ', '').replace(/.{4}/g, unit => String.fromCharCode(Number.parseInt(unit, 16))),
      )
  const below = objects.get(/\/DescendantFonts \[(\d+)/.exec(head)![1]!)!.head
  const widths = new Map<number, number>()
  for (const [, from, list] of below.slice(below.indexOf('/W ')).matchAll(/(\d+) \[([\d.\s]+)\]/g))
    for (const [at, width] of list!.trim().split(/\s+/).entries()) widths.set(Number(from) + at, Number(width))
  return { letters, widths }
}

const times = (a: Matrix, b: Matrix): Matrix => [
  a[0] * b[0] + a[1] * b[2],
  a[0] * b[1] + a[1] * b[3],
  a[2] * b[0] + a[3] * b[2],
  a[2] * b[1] + a[3] * b[3],
  a[4] * b[0] + a[5] * b[2] + b[4],
  a[4] * b[1] + a[5] * b[3] + b[5],
]

/** Walks the operators of a page. Paths are kept as the boxes around them. */
function draw(content: string, height: number, fontOf: (name: string) => Font) {
  const texts: PdfText[] = []
  const boxes: PdfBox[] = []
  let at: Matrix = [1, 0, 0, 1, 0, 0]
  let line: Matrix = at
  const kept: Matrix[] = []
  let font: Font | undefined
  let [name, size] = ['', 0]
  let path: [number, number][] = []
  let args: string[] = []
  const point = (x: number, y: number): [number, number] => [
    at[0] * x + at[2] * y + at[4],
    height - (at[1] * x + at[3] * y + at[5]),
  ]
  const close = () => {
    if (path.length > 1) {
      const [xs, ys] = [path.map(one => one[0]), path.map(one => one[1])]
      const [x, y] = [Math.min(...xs), Math.min(...ys)]
      boxes.push({ x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y })
    }
    path = []
  }
  const say = (list: string) => {
    let [text, width] = ['', 0]
    for (const [, hex, shift] of list.matchAll(/<([0-9a-f]*)>|(-?[\d.]+)/gi)) {
      if (shift) width -= Number(shift)
      for (const unit of hex?.match(/.{4}/g) ?? []) {
        const glyph = Number.parseInt(unit, 16)
        text += font!.letters.get(glyph) ?? '�'
        width += font!.widths.get(glyph) ?? 0
      }
    }
    const whole = times(line, at)
    const scale = Math.hypot(whole[0], whole[1])
    texts.push({
      ...{ text, font: name, x: whole[4], y: height - whole[5] },
      ...{ width: (width / 1000) * size * scale, size: size * scale },
    })
  }
  for (const [token] of content.matchAll(/\[[^\]]*\]|<[0-9a-f]*>|\/[^\s]+|[^\s[\]<>]+/gi)) {
    if (/^[[</\d.+-]/.test(token)) {
      args.push(token)
      continue
    }
    const n = args.map(Number)
    if (token === 'q') kept.push(at)
    else if (token === 'Q') at = kept.pop()!
    else if (token === 'cm') at = times(n as Matrix, at)
    else if (token === 'Tm') line = n as Matrix
    else if (token === 'BT') line = [1, 0, 0, 1, 0, 0]
    else if (token === 'Tf') {
      name = args[0]!.slice(1)
      font = fontOf(name)
      size = n[1]!
    } else if (token === 'TJ' || token === 'Tj') say(args[0]!)
    else if (token === 'm') {
      close()
      path = [point(n[0]!, n[1]!)]
    } else if (token === 'l') path.push(point(n[0]!, n[1]!))
    else if (token === 'c') path.push(point(n[4]!, n[5]!))
    else if (token === 're') {
      close()
      path = [point(n[0]!, n[1]!), point(n[0]! + n[2]!, n[1]! + n[3]!)]
    } else if (/^([fFSBb]\*?|s)$/.test(token)) close()
    else if (token === 'n') path = []
    args = []
  }
  return { texts, boxes }
}
