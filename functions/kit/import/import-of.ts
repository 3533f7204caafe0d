import * as z from 'zod'
import { type FileSheet, type FixGroup, type ImportMap, neededMissing, textOf } from '~/domain/kit/import'
import { Invalid, REVIEW_THE_FORM, Refused } from '~/domain/kit/problem'
import { saveImport } from '~/workflows/kit/save-import'
import { type Ctx, personOf, sqlOf } from '../context'
import { readable } from '../scanned'
import { fieldErrors } from '../valid'
import { write } from '../write'
import { actionOf, countsOf, fixesOf, type ImportCounts, type Judged, judge } from './check'
import { formFile } from './form-file'
import { type KeptFile, keep, keptFile } from './kept-file'
import { type Importable, limitsOf } from './noun'
import { chosen, type ImportLook, type Look, lookAt, lookOf } from './preview'
import { readFile } from './read-file'

export type ImportDone = { importId: string } & ImportCounts & { fixes: FixGroup[] }

/** What comes with the file. Without `step=check` the call is all of an import: checked, and taken in or refused. */
export const ImportFields = z.strictObject({
  ...lookAt,
  step: z.enum(['check', 'commit']).default('commit'),
  rows: z.enum(['all', 'clean']).default('all'),
})

/** The steps of an import for one noun; a route says path and right and hands its request on. */
export function importOf<Values, Save>(noun: Importable<Values, Save>) {
  return { upload, look, commit }

  /** Takes the file apart and checks it; with `step=commit` takes it in at once. */
  async function upload(c: Ctx): Promise<ImportLook | ImportDone> {
    const { fields, ...file } = await formFile(c, limitsOf(noun))
    await readable(c, file.bytes)
    const asked = ImportFields.safeParse(fields)
    if (!asked.success) throw new Invalid(REVIEW_THE_FORM, fieldErrors(asked.error.issues))
    const { step, rows, ...at } = asked.data
    const kept: KeptFile = { fileName: file.name, sheets: await readFile(file, limitsOf(noun)) }
    if (step === 'commit') return takeIn(c, kept, { ...at, rows })
    const importId = await keep(c, noun.noun, kept)
    return lookOf(c, noun, importId, kept, at)
  }

  /** The same file through another sheet or map; nothing is written. */
  async function look(c: Ctx, importId: string, at: Look): Promise<ImportLook> {
    return lookOf(c, noun, importId, await keptFile(c, noun.noun, importId), at)
  }

  async function commit(c: Ctx, importId: string, how: Look & { rows: 'all' | 'clean' }): Promise<ImportDone> {
    return takeIn(c, await keptFile(c, noun.noun, importId), how, importId)
  }

  async function takeIn(c: Ctx, kept: KeptFile, { rows, ...at }: Look & { rows: 'all' | 'clean' }, importId?: string) {
    const { sheet, map, remembered } = await chosen(sqlOf(c), personOf(c), noun, kept, at)
    let rejected: KeptFile['rejected'] = []
    const done = await write(c, async work => {
      if (kept.rejected) throw new Refused('This file has already been imported')
      const judged = await judge(noun, { sql: work.sql, person: work.by, now: work.now }, sheet, map)
      const counts = countsOf(judged)
      refuse(sheet, map, judged, counts, rows)
      rejected = rejectsOf(judged)
      const changed = sameMap(remembered, sheet, map) ? undefined : named(sheet, map)
      await saveImport(work, noun, savesOf(judged), changed)
      return { ...counts, fixes: fixesOf(judged) }
    })
    const kind = { fileName: kept.fileName, sheets: [only(sheet, rejected)], rejected }
    return { importId: await keep(c, noun.noun, kind, importId), ...done }
  }

  function refuse(sheet: FileSheet, map: ImportMap, judged: Judged<Save>[], counts: ImportCounts, rows: string): void {
    const missing = neededMissing(noun.columns, map)
    if (missing.length)
      throw new Invalid(`The file has no column ${missing.join(', ')}`, {
        file: missing.map(label => `${label}: no column`),
      })
    if (sheet.rows.length < 2) throw new Invalid('The file has no rows under its heading', { file: ['No rows'] })
    if (counts.reject && (rows === 'all' || counts.reject === counts.rows))
      throw new Invalid(`${counts.reject} of ${counts.rows} rows cannot be imported. Nothing was changed`, undefined, {
        counts,
        fixes: fixesOf(judged),
      })
  }
}

const savesOf = <Save>(judged: readonly Judged<Save>[]): Save[] =>
  judged.flatMap(each => {
    const changes = ['create', 'update'].includes(actionOf(each))
    return changes && each.match && each.match.action !== 'reject' ? [each.match.save] : []
  })

const rejectsOf = (judged: readonly Judged<unknown>[]): NonNullable<KeptFile['rejected']> =>
  judged
    .filter(each => actionOf(each) === 'reject')
    .map(({ draft }) => ({
      row: draft.row,
      why: draft.problems.map(({ column, message }) => `${column}: ${message}`).join('; '),
    }))

/** The heading and the rows that stayed out: all that is still needed of the file. */
function only(sheet: FileSheet, rejected: NonNullable<KeptFile['rejected']>): FileSheet {
  const rows = new Set(rejected.map(({ row }) => row))
  return { name: sheet.name, rows: sheet.rows.filter(({ row }, at) => at === 0 || rows.has(row)) }
}

const named = (sheet: FileSheet, map: ImportMap) => ({
  sheet: sheet.name,
  columns: Object.fromEntries(Object.entries(map).map(([key, at]) => [key, textOf(sheet.rows[0]?.cells[at])])),
})

const sameMap = (remembered: object | undefined, sheet: FileSheet, map: ImportMap): boolean =>
  JSON.stringify(remembered) === JSON.stringify(named(sheet, map))
