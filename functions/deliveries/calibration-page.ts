import type { TicketPaper } from '~/domain/kit/print-setting'
import type { PdfDocument, PdfNode } from '../kit/pdf'
import { FAINT } from './ticket-blocks'
import { POINTS, SIDES, sizeOf } from './ticket-paper'

/** Millimetres: from cross to cross, half a cross, and what a printer leaves white along the edge. */
const STEP = 10
const ARM = 2
const WHITE = 5

type Cross = { x: number; y: number; text: string }

/** Crosses every 10 mm along the edges of a plant's form, as its tickets are shifted: what one measures is what to change. */
export function calibrationPage(of: TicketPaper, plantName: string): PdfDocument {
  const { paper, rightMm, downMm } = of
  const [width, height] = SIDES[paper]
  const isOn = ({ x, y }: Cross) => x >= WHITE && y >= WHITE && x <= width - WHITE && y <= height - WHITE
  const crosses = crossesOf(width, height)
    .map(({ x, y, text }) => ({ x: x + rightMm, y: y + downMm, text }))
    .filter(isOn)
  return {
    title: `Calibration page of ${plantName}`,
    size: sizeOf(paper),
    margins: [0, 0, 0, 0],
    content: [
      { canvas: crosses.flatMap(lines), absolutePosition: { x: 0, y: 0 } },
      ...crosses.filter(({ text }) => text).map(one => label(one, width, height)),
      {
        margin: [30 * POINTS, 60 * POINTS, 30 * POINTS, 0],
        stack: [
          { text: 'Calibration page', fontSize: 16, bold: true },
          { text: plantName, fontSize: 12, bold: true },
          { text: `Paper ${paper}, shift ${shift(rightMm, 'right', 'left')}, ${shift(downMm, 'down', 'up')}` },
          {
            margin: [0, 12, 0, 0],
            text: 'Measure from the left and the top edge of the paper to the crosses marked 50: where it is 51 mm make the shift 1 mm smaller, where it is 49 mm make it 1 mm larger, and print this page again.',
          },
          { margin: [0, 6, 0, 0], color: FAINT, text: 'Print at 100 %, without fitting to the page.' },
        ],
      },
    ],
  }
}

/** Round the form; a corner stands for two sides and has no number. */
function crossesOf(width: number, height: number): Cross[] {
  const upTo = (side: number) => Array.from({ length: Math.floor((side - 1) / STEP) }, (_, at) => (at + 1) * STEP)
  const [xs, ys] = [upTo(width), upTo(height)]
  const [lastX, lastY] = [xs.at(-1), ys.at(-1)]
  return ys.flatMap(y =>
    xs.flatMap(x => {
      const [column, row] = [x === STEP || x === lastX, y === STEP || y === lastY]
      if (!column && !row) return []
      return [{ x, y, text: column && row ? '' : String(row ? x : y) }]
    }),
  )
}

const lines = ({ x, y }: Cross) => [line(x - ARM, y, x + ARM, y), line(x, y - ARM, x, y + ARM)]
const line = (x1: number, y1: number, x2: number, y2: number) => ({
  ...{ type: 'line', lineWidth: 0.4, lineColor: '#111827' },
  ...{ x1: x1 * POINTS, y1: y1 * POINTS, x2: x2 * POINTS, y2: y2 * POINTS },
})

/** The number of a cross, on its inner side. */
const label = ({ x, y, text }: Cross, width: number, height: number): PdfNode => ({
  ...{ text, fontSize: 6, color: FAINT },
  absolutePosition: {
    x: (x > width / 2 ? x - 4.5 : x + 0.8) * POINTS,
    y: (y > height / 2 ? y - 3 : y + 0.8) * POINTS,
  },
})

const shift = (mm: number, ahead: string, back: string) => `${Math.abs(mm)} mm ${mm < 0 ? back : ahead}`
