import type { PdfNode } from '../kit/pdf'

const INK = '#111827'
export const FAINT = '#6B7280'
const LINE = '#CBD2DB'

/** A small label over what it says. */
export const fact = (label: string, value: string, more: string) => ({
  stack: [
    { text: label, fontSize: 7, color: FAINT },
    { text: value, bold: true },
    ...(more ? [{ text: more, fontSize: 8, color: FAINT }] : []),
  ],
  margin: [6, 4, 6, 2],
})

export const grid = (body: PdfNode[][], columns = 2): PdfNode => ({
  margin: [0, 8, 0, 0],
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
  const box = (label: string) => ({
    stack: [
      { text: label, fontSize: 7, color: FAINT },
      { text: ' ', fontSize: 34 },
      { canvas: [{ type: 'line', x1: 0, y1: 0, x2: 220, y2: 0, lineWidth: 0.5, lineColor: INK }] },
      { text: 'Name, signature and time', fontSize: 7, color: FAINT, margin: [0, 2, 0, 0] },
    ],
  })
  return [
    { margin: [0, 14, 0, 0], columns: [box('Received in good order'), box('Driver')], columnGap: 24 },
    {
      margin: [0, 12, 0, 0],
      text: 'Fresh concrete is caustic: wear gloves, boots and eye protection, and wash skin at once. Water added at the site changes the strength and the warranty.',
      fontSize: 7,
      color: FAINT,
    },
  ]
}
