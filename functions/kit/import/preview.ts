import * as z from 'zod'
import { rememberedMap } from '~/db/kit/import-map'
import type { Sql } from '~/db/kit/open'
import type { Person } from '~/domain/access/roles'
import { type FileSheet, type FixGroup, type ImportMap, mapHeaders, neededMissing, textOf } from '~/domain/kit/import'
import { invalid } from '~/domain/kit/problem'
import { type Ctx, personOf, sqlOf } from '../context'
import { countsOf, fixesOf, type ImportCounts, type ImportPreview, judge, previewOf } from './check'
import type { KeptFile } from './kept-file'
import type { Importable } from './noun'

/** `map` is `truckNo:0,validTo:3`: a field and the column of the file, counted from 0. */
export const lookAt = {
  sheet: z.string().max(40).optional(),
  map: z
    .string()
    .regex(/^(\w{1,40}:\d{1,3}(,\w{1,40}:\d{1,3}){0,99})?$/, 'A map is field:column,field:column')
    .optional(),
}
export const ImportLookAt = z.strictObject(lookAt)
export type Look = z.output<typeof ImportLookAt>

/** What a file would do, before anything is done. */
export type ImportLook = {
  importId: string
  fileName: string
  /** Taken in already: only what stayed out is left of it. */
  taken: boolean
  sheet: string
  sheets: { name: string; rows: number }[]
  headers: { at: number; text: string; sample: string }[]
  columns: { key: string; label: string; needed: boolean; hint: string; example: string; at: number | null }[]
  /** Labels of the needed columns that the file does not have. */
  missing: string[]
  counts: ImportCounts
  fixes: FixGroup[]
  preview: ImportPreview[]
}

export async function lookOf<Values, Save>(
  c: Ctx,
  noun: Importable<Values, Save>,
  importId: string,
  kept: KeptFile,
  at: Look,
): Promise<ImportLook> {
  const { sheet, map } = await chosen(sqlOf(c), personOf(c), noun, kept, at)
  const judged = await judge(noun, { sql: sqlOf(c), person: personOf(c), now: c.var.now }, sheet, map)
  const [heading, first] = sheet.rows
  return {
    importId,
    fileName: kept.fileName,
    taken: kept.rejected !== undefined,
    sheet: sheet.name,
    sheets: kept.sheets.map(({ name, rows }) => ({ name, rows: Math.max(0, rows.length - 1) })),
    headers: (heading?.cells ?? []).flatMap((cell, place) =>
      textOf(cell)
        ? [{ at: place, text: textOf(cell).slice(0, 60), sample: textOf(first?.cells[place]).slice(0, 40) }]
        : [],
    ),
    columns: noun.columns.map(({ key, label, needed = false, hint = '', example }) => ({
      key,
      label,
      needed,
      hint,
      example,
      at: map[key] ?? null,
    })),
    missing: neededMissing(noun.columns, map),
    counts: judged.length ? countsOf(judged) : { ...NONE, rows: Math.max(0, sheet.rows.length - 1) },
    fixes: fixesOf(judged),
    preview: previewOf(noun.columns, judged, sheet, map),
  }
}

/** The sheet and the map that were asked for, else as this person had them last, else as the headings say. */
export async function chosen<Values, Save>(
  sql: Sql,
  person: Person,
  noun: Importable<Values, Save>,
  kept: KeptFile,
  at: Look,
): Promise<{ sheet: FileSheet; map: ImportMap; remembered: { sheet: string | null; columns: object } | undefined }> {
  const last = await rememberedMap(sql, noun.noun, person.id)
  const wanted = kept.sheets.find(({ name }) => name === (at.sheet ?? last?.sheet))
  if (at.sheet !== undefined && !wanted) throw invalid('sheet', 'The file has no such sheet')
  const sheet = wanted ?? kept.sheets[0]!
  const map =
    at.map === undefined ? mapHeaders(noun.columns, sheet.rows[0]?.cells ?? [], last?.columns) : mapOf(noun, at.map)
  return { sheet, map, remembered: last && { sheet: last.sheet, columns: last.columns } }
}

const NONE: ImportCounts = { rows: 0, create: 0, update: 0, skip: 0, reject: 0 }

function mapOf({ columns }: Pick<Importable<never, never>, 'columns'>, text: string): ImportMap {
  const map: ImportMap = {}
  for (const pair of text ? text.split(',') : []) {
    const [key = '', at] = pair.split(':')
    if (!columns.some(column => column.key === key)) throw invalid('map', `There is no field ${key}`)
    if (Object.values(map).includes(Number(at))) throw invalid('map', 'A column of the file can fill only one field')
    map[key] = Number(at)
  }
  return map
}
