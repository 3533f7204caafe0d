import type { PrintDocument, PrintNode } from './document'
import { showNumber } from './figures'
import type { Letterhead } from './letterhead'
import { GREY, paperFooter, paperHead } from './paper'
import { type Cell, decimalsOf, type FullPage, type SheetColumn } from './sheet'
import { businessDay, clockTime, spokenDay } from './time'

/** The pages of a spreadsheet as a paper: a table each, under its name. */
export function sheetDocument(of: { title: string; period: string; pages: readonly FullPage[] }, sender: Letterhead) {
  const { title, period, pages } = of
  return {
    title: `${title} ${period}`,
    landscape: pages.some(({ columns }) => columns.length > PORTRAIT_COLUMNS),
    content: [paperHead(sender, title, period), ...pages.flatMap(pageNodes)],
    footer: paperFooter(`${title} · ${period}`),
  } satisfies PrintDocument
}

const PORTRAIT_COLUMNS = 7

function pageNodes({ name, columns, rows, total }: FullPage): PrintNode[] {
  const cell = (column: SheetColumn<unknown>, value: Cell, row?: unknown) => ({
    ...{ text: cellText(column, value, decimalsOf(column, row)), alignment: alignmentOf(column) },
    ...(row === undefined ? { bold: true } : {}),
  })
  const body = rows.map(row => columns.map(column => cell(column, column.value(row), row)))
  const last = total?.()
  return [
    { text: name, bold: true, fontSize: 11, margin: [0, 10, 0, 4] },
    rows.length
      ? {
          layout: 'lightHorizontalLines',
          fontSize: columns.length > 6 ? 7.5 : 8.5,
          table: {
            headerRows: 1,
            dontBreakRows: true,
            widths: columns.map(({ kind = 'text' }) => (kind === 'text' ? '*' : 'auto')),
            body: [
              columns.map(column => ({
                ...{ text: column.title, bold: true, fontSize: 8, color: GREY, alignment: alignmentOf(column) },
              })),
              ...body,
              ...(last ? [columns.map((column, at) => cell(column, last[at]))] : []),
            ],
          },
        }
      : { text: 'Nothing on these days.', color: GREY },
  ]
}

const alignmentOf = ({ kind }: SheetColumn<unknown>) => (kind === 'number' ? 'right' : 'left')

/** What a cell says on paper; a figure that is not known is a dash. */
function cellText({ kind = 'text' }: SheetColumn<unknown>, value: Cell, decimals: number): string {
  if (value === null || value === undefined || value === '') return kind === 'number' ? '–' : ''
  if (kind === 'number') return showNumber(String(value), decimals)
  if (kind === 'day') return spokenDay(String(value))
  if (value instanceof Date) return `${spokenDay(businessDay(value))} ${clockTime(value)}`
  return typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value)
}
