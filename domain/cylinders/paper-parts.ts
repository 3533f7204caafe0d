import type { Sender } from '../billing/invoice-document'
import type { PrintNode } from '../kit/document'

export const GREY = '#4B5563'
const BRAND = '#0F5F73'

/** Whose paper it is and which. */
export const letterhead = (sender: Sender, name: string, no: string, newPage = false): PrintNode => ({
  stack: [
    {
      columns: [
        {
          stack: [
            { text: sender.name, fontSize: 13, bold: true, color: BRAND },
            { text: sender.address, color: GREY },
          ],
        },
        {
          stack: [
            { text: name, fontSize: 16, bold: true, alignment: 'right' },
            { text: no, fontSize: 11, bold: true, alignment: 'right' },
          ],
        },
      ],
    },
    {
      canvas: [{ type: 'line', x1: 0, y1: 8, x2: 515, y2: 8, lineWidth: 0.5, lineColor: '#8A94A3' }],
      margin: [0, 0, 0, 12],
    },
  ],
  ...(newPage ? { pageBreak: 'before' } : {}),
})

export const pageFooter =
  (text: string) =>
  (page: number, pages: number): PrintNode => ({
    margin: [40, 8],
    columns: [
      { text, color: GREY, fontSize: 8 },
      { text: `Page ${page} of ${pages}`, alignment: 'right', color: GREY, fontSize: 8 },
    ],
  })

export function factTable(rows: readonly (readonly [string, string])[]): PrintNode {
  return {
    layout: 'noBorders',
    table: {
      widths: [84, '*'],
      body: rows.map(([name, value]) => [{ text: name, color: GREY }, value]),
    },
  }
}

export const figure = (value: number | null, digits: number) => (value === null ? '' : value.toFixed(digits))
export const day = (text: string) => text.split('-').reverse().join('/')
