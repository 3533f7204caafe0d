import type * as z from 'zod'

/** A field of a noun as a file brings it. Text goes through `schema`, which says in its own words what is wrong. */
export type ImportColumn = {
  key: string
  label: string
  schema: z.ZodType
  example: string
  /** Without it the file cannot be read; a column that is not needed may be left out. */
  needed?: boolean
  hint?: string
  /** Other headings that mean the same. */
  aliases?: readonly string[]
  /** A day may be typed dd/mm/yyyy or be a date of the sheet. */
  kind?: 'text' | 'day' | 'number'
}

/** What could not be taken as a value: a formula, an error of the sheet, a text beyond all measure. */
export type BadCell = { bad: 'formula' | 'error' | 'long' }
export type Cell = string | BadCell
/** Rows with their number in the file, because empty ones are left out. */
export type FileRow = { row: number; cells: Cell[] }
export type FileSheet = { name: string; rows: FileRow[] }

/** Which column of the file stands for which field. */
export type ImportMap = Record<string, number>
export type CellProblem = { row: number; cell: string; column: string; value: string; message: string }
export type Draft = { row: number; values: Record<string, unknown>; problems: CellProblem[] }
/** All cells with the same thing to put right. */
export type FixGroup = {
  column: string
  message: string
  count: number
  cells: Pick<CellProblem, 'row' | 'cell' | 'value'>[]
}

const SHOWN = 50

/** Headings are matched as this person named them last, then by label and alias, whatever their capitals and signs. */
export function mapHeaders(
  columns: readonly ImportColumn[],
  header: readonly Cell[],
  remembered: Record<string, string> = {},
): ImportMap {
  const words = header.map(cell => plain(textOf(cell)))
  const map: ImportMap = {}
  for (const { key, label, aliases = [] } of columns) {
    const wanted = [remembered[key], label, key, ...aliases].flatMap(word => (word ? [plain(word)] : []))
    const at = wanted.map(word => words.indexOf(word)).find(place => place >= 0)
    if (at !== undefined && !Object.values(map).includes(at)) map[key] = at
  }
  return map
}

/** The rows under the heading as values of the fields, each cell with what is wrong with it. */
export function readDrafts(columns: readonly ImportColumn[], sheet: FileSheet, map: ImportMap): Draft[] {
  return sheet.rows.slice(1).map(({ row, cells }) => {
    const draft: Draft = { row, values: {}, problems: [] }
    for (const column of columns) {
      const at = map[column.key]
      const cell = at === undefined ? '' : (cells[at] ?? '')
      const problem = (message: string) =>
        draft.problems.push({
          row,
          cell: at === undefined ? '' : cellName(at, row),
          column: column.label,
          value: textOf(cell).slice(0, 80),
          message,
        })
      if (typeof cell !== 'string') problem(BAD[cell.bad])
      else if (isFormula(cell)) problem('Text that begins like a formula is not accepted')
      else {
        const parsed = column.schema.safeParse(column.kind === 'day' ? asDay(cell) : cell.trim())
        if (parsed.success) draft.values[column.key] = parsed.data
        else problem(parsed.error.issues[0]?.message ?? 'This value is not accepted')
      }
    }
    return draft
  })
}

/** The second row of the same key is one too many. */
export function markDoubled(drafts: Draft[], keyOf: (values: Record<string, unknown>) => string, column: string): void {
  const first = new Map<string, number>()
  for (const draft of drafts) {
    if (draft.problems.length) continue
    const key = keyOf(draft.values)
    const before = first.get(key)
    if (before === undefined) first.set(key, draft.row)
    else
      draft.problems.push({
        row: draft.row,
        cell: '',
        column,
        value: '',
        message: `The same as row ${before} of this file`,
      })
  }
}

export function groupFixes(problems: readonly CellProblem[]): FixGroup[] {
  const groups = new Map<string, FixGroup>()
  for (const { column, message, row, cell, value } of problems) {
    const key = `${column} ${message.replace(/\d+/g, '#')}`
    const group = groups.get(key) ?? { column, message, count: 0, cells: [] }
    group.count++
    if (group.cells.length < SHOWN) group.cells.push({ row, cell, value })
    groups.set(key, group)
  }
  return [...groups.values()].sort((a, b) => b.count - a.count)
}

export const neededMissing = (columns: readonly ImportColumn[], map: ImportMap): string[] =>
  columns.filter(({ key, needed }) => needed && map[key] === undefined).map(({ label }) => label)

/** Column 27 of row 7 is AA7. */
export function cellName(column: number, row: number): string {
  let name = ''
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26))
    name = String.fromCharCode(65 + ((rest - 1) % 26)) + name
  return `${name}${row}`
}

export const textOf = (cell: Cell | undefined): string => (typeof cell === 'string' ? cell : '')

const BAD: Record<BadCell['bad'], string> = {
  formula: 'This cell has a formula. Paste it as a value',
  error: 'The sheet shows an error here',
  long: 'The text is too long',
}

/** A sign before a figure is a number, a plus before figures a telephone number. */
const isFormula = (text: string) => /^[=@\t\r]/.test(text) || /^[+-](?![\d\s.,]*$)(?!\d[\d\s()-]*$)/.test(text)

/** What people type as a day becomes yyyy-MM-dd; anything else is left for the contract to refuse. */
function asDay(text: string): string {
  const trimmed = text.trim()
  const typed = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(trimmed)
  if (typed) return `${typed[3]}-${typed[2]!.padStart(2, '0')}-${typed[1]!.padStart(2, '0')}`
  return /^\d{4}-\d{2}-\d{2}T00:00$/.test(trimmed) ? trimmed.slice(0, 10) : trimmed
}

const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '')
