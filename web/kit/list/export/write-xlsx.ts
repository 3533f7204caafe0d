import type { ExportCell, ExportColumn } from './typed-columns'
import { zipped } from './zipped'

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const LINKS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
/** Cells of the style sheet, in their order: plain, head, day, instant, then a figure of 0 to 6 decimals. */
const [TITLE, DAY, INSTANT, FIGURE] = [1, 2, 3, 4]
const MOST_PLACES = 6
const DAY_ZERO = Date.UTC(1899, 11, 30)
const DAY_LENGTH = 86_400_000

/** A workbook of one page: head frozen and bold, figures as figures, days as days, every column filterable. */
export async function writeXlsx(title: string, columns: readonly ExportColumn[]): Promise<Blob> {
  const parts: [name: string, text: string][] = [
    [
      '[Content_Types].xml',
      `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/></Types>`,
    ],
    ['_rels/.rels', relations([['officeDocument', 'xl/workbook.xml']])],
    [
      'xl/workbook.xml',
      `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${LINKS}"><sheets><sheet name="${escaped(pageName(title))}" sheetId="1" r:id="r1"/></sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      relations([
        ['worksheet', 'worksheets/sheet1.xml'],
        ['styles', 'styles.xml'],
      ]),
    ],
    ['xl/styles.xml', styles()],
    ['xl/worksheets/sheet1.xml', page(columns)],
  ]
  return zipped(parts, XLSX)
}

function page(columns: readonly ExportColumn[]): string {
  const height = columns[0]?.cells.length ?? 0
  const widths = columns.map((column, at) => {
    const longest = Math.max(column.label.length, ...column.cells.map(cell => shownLength(cell)))
    return `<col min="${at + 1}" max="${at + 1}" width="${Math.min(60, longest + 3)}" customWidth="1"/>`
  })
  const rows = [`<row r="1">${columns.map((column, at) => text(at, 1, column.label, TITLE)).join('')}</row>`]
  for (let row = 0; row < height; row++) {
    const cells = columns.map((column, at) => cellOf(column, column.cells[row] ?? null, at, row + 2))
    rows.push(`<row r="${row + 2}">${cells.join('')}</row>`)
  }
  const last = `${letters(columns.length - 1)}${height + 1}`
  return `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>${rows.join('')}</sheetData><autoFilter ref="A1:${last}"/></worksheet>`
}

function cellOf(column: ExportColumn, cell: ExportCell, at: number, row: number): string {
  if (cell === null) return ''
  if (typeof cell === 'string') return text(at, row, cell, 0)
  const style =
    typeof cell === 'number' ? FIGURE + Math.min(column.places, MOST_PLACES) : column.kind === 'day' ? DAY : INSTANT
  return `<c r="${letters(at)}${row}" s="${style}"><v>${typeof cell === 'number' ? cell : serial(cell)}</v></c>`
}

const text = (at: number, row: number, value: string, style: number) =>
  `<c r="${letters(at)}${row}" t="inlineStr" s="${style}"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`

/** Days since the beginning that spreadsheets count from, with the hours as a part of one. */
const serial = ({ day, time }: { day: string; time: string | null }) =>
  (Date.parse(`${day}T${time ?? '00:00'}:00Z`) - DAY_ZERO) / DAY_LENGTH

const shownLength = (cell: ExportCell) =>
  cell === null ? 0 : typeof cell === 'object' ? (cell.time ? 16 : 10) : String(cell).length

function letters(at: number): string {
  return at < 26 ? String.fromCharCode(65 + at) : letters(Math.floor(at / 26) - 1) + letters(at % 26)
}

function styles(): string {
  const places = Array.from({ length: MOST_PLACES + 1 }, (_, count) => (count ? `#,##0.${'0'.repeat(count)}` : '#,##0'))
  const formats = ['dd/mm/yyyy', 'dd/mm/yyyy hh:mm', ...places]
  const cells = formats.map(
    (_, at) => `<xf numFmtId="${164 + at}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
  )
  const font = (bold: string) => `<font>${bold}<sz val="11"/><name val="Calibri"/></font>`
  return `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="${formats.length}">${formats.map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${code}"/>`).join('')}</numFmts><fonts count="2">${font('')}${font('<b/>')}</fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${cells.length + 2}"><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>${cells.join('')}</cellXfs></styleSheet>`
}

const relations = (targets: [kind: string, target: string][]) =>
  `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${targets.map(([kind, target], at) => `<Relationship Id="r${at + 1}" Type="${LINKS}/${kind}" Target="${target}"/>`).join('')}</Relationships>`

/** Excel allows 31 characters and none of these in the name of a page. */
const pageName = (title: string) => title.replaceAll(/[[\]*?:/\\]/g, ' ').slice(0, 31)

const escaped = (value: string) =>
  value
    // biome-ignore lint/suspicious/noControlCharactersInRegex: what XML may not hold
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
