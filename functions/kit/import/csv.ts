import { CsvError, parse } from 'csv-parse'
import { breath } from '~/db/kit/breath'
import type { FileSheet } from '~/domain/kit/import'
import { type ImportLimits, refuseFile } from './limits'
import { gather } from './table'

const ROWS_A_BREATH = 2000

/** Text with commas, semicolons or tabs (RFC 4180), in UTF-8 or in the UTF-16 that spreadsheets save. */
export async function readCsv(bytes: Uint8Array, limits: ImportLimits): Promise<FileSheet[]> {
  const text = decoded(bytes)
  const table = gather(limits)
  table.sheet('File')
  const rows = parse(text, {
    delimiter: separatorOf(text.slice(0, 4000)),
    max_record_size: limits.columns * limits.cellLetters,
    relax_column_count: true,
    trim: true,
  })
  let row = 0
  try {
    for await (const cells of rows as AsyncIterable<string[]>) {
      row++
      for (const [column, value] of cells.entries()) table.cell(column, value)
      table.endRow(row)
      // Others are served between the rows of a long file.
      if (row % ROWS_A_BREATH === 0) await breath()
    }
  } catch (error) {
    throw error instanceof CsvError ? badText(error) : error
  }
  return table.sheets
}

/** The reader runs ahead of what was taken in; how many rows it had read it says itself. */
function badText({ code, records }: CsvError) {
  const row = Number(records) + 1
  if (code === 'CSV_QUOTE_NOT_CLOSED') return refuseFile('A quote is opened and never closed', 'quote')
  if (code === 'CSV_MAX_RECORD_SIZE') return refuseFile(`Row ${row} has too much text or an open quote`, 'quote')
  return refuseFile(`Row ${row} has text beside its quotes`, 'quote')
}

function decoded(bytes: Uint8Array): string {
  const kind = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8'
  let text: string
  try {
    text = new TextDecoder(kind, { fatal: true }).decode(bytes)
  } catch {
    throw refuseFile('The text is not UTF-8; save it as “CSV UTF-8”', 'encoding')
  }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly those are looked for
  if (/[\u0000-\u0008\u000e-\u001f]/.test(text)) throw refuseFile('This is not a CSV file', 'magic')
  return text
}

/** By the first line that has one: a logger writes its name above the headings. */
function separatorOf(head: string): string {
  const line = head.split(/\r?\n/).find(text => /[,;\t]/.test(text)) ?? ''
  const count = (sign: string) => line.split(sign).length
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best), ',')
}
