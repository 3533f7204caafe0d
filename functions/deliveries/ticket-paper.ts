import type { TicketPaper } from '~/domain/kit/print-setting'
import type { PdfDocument } from '../kit/pdf'

/** A millimetre of paper. */
export const POINTS = 72 / 25.4
/** Sides of paper in millimetres. */
export const SIDES = { A4: [210, 297], A5: [148, 210] } as const
/** The same in points. */
export const sizeOf = (paper: TicketPaper['paper']): [number, number] => {
  const [width, height] = SIDES[paper]
  return [width * POINTS, height * POINTS]
}

/** The small paper: all of the large one nearer together, its letters no smaller than people read on a building site. */
const SMALL = { by: 0.72, letters: 9 * 0.78, least: 6 }
/** Top, sides and bottom, where the head is printed and where the form has it; a form leaves room for a shift to either side. */
const MARGINS = {
  A4: { head: [36, 32, 36, 44], form: [36, 118, 36, 44] },
  A5: { head: [24, 22, 24, 28], form: [36, 84, 36, 28] },
} satisfies Record<string, Record<string, [number, number, number, number]>>
/** The last line of a page needs so much below it, wherever the form is shifted to. */
const FOOT = 24

/** A ticket as its plant prints it: on the paper of the plant, and on a pre-printed form where that form begins. */
export function onTicketPaper(document: PdfDocument, of: TicketPaper, form: boolean): PdfDocument {
  const { content, footer } = document
  const [right, down] = form ? [of.rightMm * POINTS, of.downMm * POINTS] : [0, 0]
  const [left, top, end, bottom] = MARGINS[of.paper][form ? 'form' : 'head']
  const small = of.paper === 'A5'
  const edge = small ? MARGINS.A4.head[0] * SMALL.by : MARGINS.A4.head[0]
  const sized = (node: unknown) => (small ? smaller(node) : node)
  return {
    ...document,
    ...(small ? { size: sizeOf(of.paper) } : {}),
    margins: [left + right, top + down, end - right, Math.max(FOOT, bottom - down)],
    content: small ? [{ fontSize: SMALL.letters, stack: sized(content) }] : content,
    ...(footer && {
      footer: (page, pages) => ({
        margin: [left - edge + right, 0, end - edge - right, 0],
        stack: [sized(footer(page, pages))],
      }),
    }),
  }
}

const LENGTHS = new Set(['margin', 'width', 'fit', 'columnGap', 'x1', 'x2', 'y1', 'y2'])

/** A part of a document with its lengths and letters made smaller; the functions of a table stay as they are. */
function smaller(node: unknown, key = ''): unknown {
  if (Array.isArray(node)) return node.map(one => smaller(one, key))
  if (typeof node === 'number') {
    if (key === 'fontSize') return Math.max(SMALL.least, (node * SMALL.letters) / 9)
    return LENGTHS.has(key) ? node * SMALL.by : node
  }
  if (typeof node !== 'object' || node === null) return node
  return Object.fromEntries(Object.entries(node).map(([name, value]) => [name, smaller(value, name)]))
}
