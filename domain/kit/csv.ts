/** What a spreadsheet program runs, wherever a cell begins with it. */
const LIVE = /^[=+\-@\t\r]/
const FIGURE = /^-?\d+(\.\d+)?$/

/** A spreadsheet program would run text that begins like a formula; an apostrophe in front keeps it text. */
export const harmless = (text: string): string => (LIVE.test(text) ? `'${text}` : text)

/** CSV (RFC 4180), each line ended by CRLF. A plain figure may have its minus; any other cell is harmless in a spreadsheet. */
export const csvLines = (rows: readonly (readonly string[])[]): string =>
  rows.map(row => `${row.map(cell).join(',')}\r\n`).join('')

/** By this mark spreadsheet programs know UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

function cell(text: string): string {
  const safe = FIGURE.test(text) ? text : harmless(text)
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
