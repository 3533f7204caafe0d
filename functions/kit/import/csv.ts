import type { FileSheet } from '~/domain/kit/import'
import { type ImportLimits, refuseFile } from './limits'
import { gather } from './table'

const BREATH = 2000

/** Text with commas, semicolons or tabs (RFC 4180), in UTF-8 or in the UTF-16 that spreadsheets save. */
export async function readCsv(bytes: Uint8Array, limits: ImportLimits): Promise<FileSheet[]> {
  const text = decoded(bytes)
  const between = separatorOf(text.slice(0, 4000))
  const table = gather(limits)
  table.sheet('File')
  let row = 1
  let column = 0
  let at = 0
  while (at < text.length) {
    let value = ''
    if (text[at] === '"') {
      const end = quoteEnd(text, at)
      value = text.slice(at + 1, end).replaceAll('""', '"')
      at = end + 1
    } else {
      const end = fieldEnd(text, at, between)
      value = text.slice(at, end)
      at = end
    }
    table.cell(column, value.trim())
    if (text[at] === between) {
      column++
      at++
      continue
    }
    if (at < text.length && text[at] !== '\r' && text[at] !== '\n')
      throw refuseFile(`Row ${row} has text behind a closing quote`, 'quote')
    if (text[at] === '\r') at++
    if (text[at] === '\n') at++
    table.endRow(row)
    row++
    column = 0
    // Others are served between the rows of a long file.
    if (row % BREATH === 0) await new Promise(next => setImmediate(next))
  }
  table.endRow(row)
  return table.sheets
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
  if (/[\u0000-\u0008\u000e-\u001f]/.test(text)) throw refuseFile('This is no text with commas', 'magic')
  return text
}

function separatorOf(head: string): string {
  const line = head.split(/\r?\n/)[0] ?? ''
  const count = (sign: string) => line.split(sign).length
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best), ',')
}

function quoteEnd(text: string, open: number): number {
  for (let end = text.indexOf('"', open + 1); end >= 0; end = text.indexOf('"', end + 2))
    if (text[end + 1] !== '"') return end
  throw refuseFile('A quote is opened and never closed', 'quote')
}

function fieldEnd(text: string, from: number, between: string): number {
  let end = from
  while (end < text.length && text[end] !== between && text[end] !== '\n' && text[end] !== '\r') end++
  return end
}
