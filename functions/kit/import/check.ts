import type { Sql } from '~/db/kit/open'
import type { Person } from '~/domain/access/roles'
import {
  type Cell,
  type CellProblem,
  cellName,
  type Draft,
  type FileSheet,
  type FixGroup,
  groupFixes,
  type ImportColumn,
  type ImportMap,
  markDoubled,
  neededMissing,
  readDrafts,
  textOf,
} from '~/domain/kit/import'
import { refuseFile } from './limits'
import type { Importable, Match } from './noun'

export type Judged<Save> = { draft: Draft; match: Match<Save> | null }
export type ImportCounts = { rows: number; create: number; update: number; skip: number; reject: number }
export type ImportPreview = { row: number; action: keyof Omit<ImportCounts, 'rows'>; values: Record<string, string> }

/** Every row with what it would do; one with a problem of its own is not asked further. */
export async function judge<Values, Save>(
  noun: Importable<Values, Save>,
  at: { sql: Sql; person: Person; now: Date },
  sheet: FileSheet,
  map: ImportMap,
): Promise<Judged<Save>[]> {
  if (neededMissing(noun.columns, map).length) return []
  if (sheet.rows.length - 1 > noun.most)
    throw refuseFile(`At most ${noun.most.toLocaleString('en-SG')} rows at once. Split the file`, 'rows')
  const drafts = readDrafts(noun.columns, sheet, map)
  markDoubled(drafts, values => noun.keyOf(values as Values), labelOf(noun.columns, noun.keyColumn))
  const clean = drafts.filter(draft => !draft.problems.length)
  const matches = await noun.match(
    at,
    clean.map(({ values }) => values as Values),
  )
  const cellsOf = new Map(sheet.rows.map(({ row, cells }) => [row, cells]))
  const matchOf = new Map(clean.map((draft, place) => [draft, matches[place]!]))
  return drafts.map(draft => {
    const match = matchOf.get(draft) ?? null
    if (match?.action === 'reject')
      draft.problems.push(problemOf(noun.columns, cellsOf.get(draft.row), draft.row, map, match))
    return { draft, match }
  })
}

export function countsOf(judged: readonly Judged<unknown>[]): ImportCounts {
  const counts: ImportCounts = { rows: judged.length, create: 0, update: 0, skip: 0, reject: 0 }
  for (const each of judged) counts[actionOf(each)]++
  return counts
}

export const fixesOf = (judged: readonly Judged<unknown>[]): FixGroup[] =>
  groupFixes(judged.flatMap(({ draft }) => draft.problems))

export const actionOf = ({ draft, match }: Judged<unknown>): ImportPreview['action'] =>
  draft.problems.length || !match ? 'reject' : match.action

export function previewOf(
  columns: readonly ImportColumn[],
  judged: readonly Judged<unknown>[],
  sheet: FileSheet,
  map: ImportMap,
): ImportPreview[] {
  const rows = new Map(sheet.rows.map(({ row, cells }) => [row, cells]))
  return judged.slice(0, 50).map(each => ({
    row: each.draft.row,
    action: actionOf(each),
    values: Object.fromEntries(
      columns.map(({ key }) => [key, map[key] === undefined ? '' : textOf(rows.get(each.draft.row)?.[map[key]])]),
    ),
  }))
}

function problemOf(
  columns: readonly ImportColumn[],
  cells: Cell[] | undefined,
  row: number,
  map: ImportMap,
  { column, message }: { column: string; message: string },
): CellProblem {
  const at = map[column]
  return {
    row,
    cell: at === undefined ? '' : cellName(at, row),
    column: labelOf(columns, column),
    value: at === undefined ? '' : textOf(cells?.[at]).slice(0, 80),
    message,
  }
}

const labelOf = (columns: readonly ImportColumn[], key: string) =>
  columns.find(column => column.key === key)?.label ?? key
