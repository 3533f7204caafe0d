import * as words from '~/domain/deliveries/words'
import { LANGUAGE_TAGS } from '~/domain/kit/language'
import { both, bothLines } from '~/domain/kit/paper'
import { spokenTag } from '~/domain/kit/translated'
import * as kitWords from '~/domain/kit/words'
import type { PdfNode } from '../kit/pdf'

const INK = '#111827'
export const FAINT = '#6B7280'
const LINE = '#CBD2DB'

/** A paper in two languages is set closer, so that one sheet holds it. */
export const gap = (points: number): number => (spokenTag() === LANGUAGE_TAGS.en ? points : points / 2)

/** A small label over what it says. */
export const fact = (label: () => string, value: string, more: string) => ({
  stack: [
    { text: both(label), fontSize: 7, color: FAINT },
    { text: value, bold: true },
    ...(more ? [{ text: more, fontSize: 8, color: FAINT }] : []),
  ],
  margin: [6, 4, 6, 2],
})

export const grid = (body: PdfNode[][], columns = 2): PdfNode => ({
  margin: [0, gap(8), 0, 0],
  layout: thin,
  table: { widths: Array.from({ length: columns }, () => '*'), body },
})

export const thin = {
  hLineWidth: () => 0.5,
  vLineWidth: () => 0.5,
  hLineColor: () => LINE,
  vLineColor: () => LINE,
  paddingLeft: () => 0,
  paddingRight: () => 0,
  paddingTop: () => 0,
  paddingBottom: () => 0,
}

/** Who took it over and who brought it. */
export function signatures(): PdfNode {
  const box = (label: () => string) => ({
    stack: [
      { text: both(label), fontSize: 7, color: FAINT },
      { text: ' ', fontSize: 12 + gap(22) },
      { canvas: [{ type: 'line', x1: 0, y1: 0, x2: 220, y2: 0, lineWidth: 0.5, lineColor: INK }] },
      { text: both(words.paperSign), fontSize: 7, color: FAINT, margin: [0, 2, 0, 0] },
    ],
  })
  return [
    { margin: [0, gap(14), 0, 0], columns: [box(words.paperReceived), box(kitWords.fieldDriver)], columnGap: 24 },
    { margin: [0, gap(12), 0, 0], stack: bothLines(words.paperCaution, { fontSize: 7, color: FAINT }) },
  ]
}
