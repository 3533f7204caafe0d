import { textOf } from '~/domain/kit/import'
import type { SheetColumn } from '~/domain/kit/sheet'
import { attachment } from '../attachment'
import { type Ctx, personOf, sqlOf } from '../context'
import { sheet, XLSX } from '../sheet'
import { actionOf, judge } from './check'
import { keptFile } from './kept-file'
import type { Importable } from './noun'
import { chosen, type Look } from './preview'

/** An empty file with the headings and one example, and a page that says what belongs into each column. */
export async function templateFile<Values, Save>(c: Ctx, noun: Importable<Values, Save>) {
  const example = Object.fromEntries(noun.columns.map(({ key, example }) => [key, example]))
  const columns = noun.columns.map(
    ({ key, label }): SheetColumn<Record<string, string>> => ({ title: label, value: row => row[key], width: 24 }),
  )
  const help: SheetColumn<(typeof noun.columns)[number]>[] = [
    { title: 'Column', value: row => row.label, width: 24 },
    { title: 'Needed', value: row => (row.needed ? 'Yes' : 'No') },
    { title: 'Example', value: row => row.example, width: 24 },
    { title: 'What belongs here', value: row => row.hint ?? '', width: 60 },
  ]
  const bytes = await sheet(
    { name: noun.title, columns, rows: [example] },
    { name: 'How to fill it', columns: help, rows: noun.columns },
  )
  return attachment(c, { name: `${noun.template}.xlsx`, type: XLSX, bytes })
}

/** The rows that were not or would not be taken, as they stood in the file, with what to put right. */
export async function rejectsFile<Values, Save>(c: Ctx, noun: Importable<Values, Save>, importId: string, at: Look) {
  const kept = await keptFile(c, noun.noun, importId)
  const { sheet: of, map } = await chosen(sqlOf(c), personOf(c), noun, kept, at)
  const why = new Map((kept.rejected ?? (await rejectedNow())).map(({ row, why }) => [row, why]))
  const heading = of.rows[0]?.cells ?? []
  const columns: SheetColumn<(typeof of.rows)[number]>[] = [
    ...heading.map((cell, place) => ({
      title: textOf(cell),
      value: (row: (typeof of.rows)[number]) => textOf(row.cells[place]),
    })),
    { title: 'Row', value: row => row.row, kind: 'number', decimals: 0 },
    { title: 'What to correct', value: row => why.get(row.row), width: 60 },
  ]
  const rows = of.rows.slice(1).filter(({ row }) => why.has(row))
  const bytes = await sheet({ name: 'To correct', columns, rows })
  return attachment(c, {
    name: `${noun.title.toLowerCase().replaceAll(' ', '-')}-to-put-right.xlsx`,
    type: XLSX,
    bytes,
  })

  async function rejectedNow() {
    const judged = await judge(noun, { sql: sqlOf(c), person: personOf(c), now: c.var.now }, of, map)
    return judged
      .filter(each => actionOf(each) === 'reject')
      .map(({ draft }) => ({
        row: draft.row,
        why: draft.problems.map(({ column, message }) => `${column}: ${message}`).join('; '),
      }))
  }
}
