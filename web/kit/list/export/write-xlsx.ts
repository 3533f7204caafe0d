import writeExcelFile, { type Feature, type SheetData } from 'write-excel-file/universal'
import {
  getCellAddress,
  getOrderOfSiblings,
  getSelfClosingTagMarkup,
  insertElementMarkupAccordingToOrderOfSiblings,
} from 'write-excel-file/utility'
import type { ExportCell, ExportColumn } from './typed-columns'

const WIDEST = 60

/** A workbook of one page: head frozen and bold, figures as figures, days as days, every column filterable. */
export function writeXlsx(title: string, columns: readonly ExportColumn[]): Promise<Blob> {
  const height = columns[0]?.cells.length ?? 0
  const head = columns.map(({ label }) => ({ value: label, type: String, fontWeight: 'bold' as const }))
  const rows = Array.from({ length: height }, (_, row) =>
    columns.map(column => cellOf(column, column.cells[row] ?? null)),
  )
  return writeExcelFile(
    [head, ...rows] as SheetData,
    {
      sheet: pageName(title),
      stickyRowsCount: 1,
      columns: columns.map(({ label, cells }) => ({
        width: Math.min(WIDEST, Math.max(label.length, ...cells.map(shownLength)) + 3),
      })),
    },
    { features: [filters(height, columns.length)] },
  ).toBlob()
}

function cellOf({ kind, places }: ExportColumn, cell: ExportCell) {
  if (cell === null) return null
  if (typeof cell === 'string') return { value: cell, type: String, format: '@' }
  if (typeof cell === 'number')
    return { value: cell, type: Number, format: places ? `#,##0.${'0'.repeat(places)}` : '#,##0' }
  const format = kind === 'day' ? 'dd/mm/yyyy' : 'dd/mm/yyyy hh:mm'
  return { value: new Date(`${cell.day}T${cell.time ?? '00:00'}:00Z`), type: Date, format }
}

/** The arrows in the head by which a spreadsheet filters; the library leaves them to whoever wants them. */
function filters(height: number, width: number): Feature<Blob> {
  const markup = getSelfClosingTagMarkup('autoFilter', { ref: `A1:${getCellAddress(height, width - 1)}` })
  const order = getOrderOfSiblings('xl/worksheets/sheet{id}.xml', 'worksheet') ?? []
  return {
    files: {
      transform: {
        'xl/worksheets/sheet{id}.xml': {
          transform: xml => insertElementMarkupAccordingToOrderOfSiblings(xml, markup, order, 'worksheet'),
        },
      },
    },
  }
}

const shownLength = (cell: ExportCell) =>
  cell === null ? 0 : typeof cell === 'object' ? (cell.time ? 16 : 10) : String(cell).length

/** Excel allows 31 characters and none of these in the name of a page. */
const pageName = (title: string) => title.replaceAll(/[[\]*?:/\\]/g, ' ').slice(0, 31)
