import * as z from 'zod'
import {
  MIX_COLUMNS,
  MIX_LINE_COLUMNS,
  type MixLineRow,
  type MixRow,
  mixesOfLines,
  mixOfRow,
} from '~/domain/mixdesign/mix-import'
import { type MatchedMix, type MixToSave, matchMixes, saveImportedMix } from '~/workflows/mixdesign/match-mixes'
import { area, may } from '../kit/area'
import { importOf } from '../kit/import/import-of'
import { ImportId } from '../kit/import/kept-file'
import { ImportLookAt, lookAt } from '../kit/import/look'
import type { Importable, Match } from '../kit/import/noun'
import { rejectsFile, templateFile } from '../kit/import/result-files'
import { body, param, query } from '../kit/valid'

/** One row a mix. */
const mixes: Importable<MixRow, MixToSave> = {
  noun: 'mix_design',
  title: 'Mix designs',
  template: 'mix-designs',
  columns: MIX_COLUMNS,
  most: 1000,
  keyOf: row => row.mixCode.toLowerCase(),
  keyColumn: 'mixCode',
  match: ({ sql }, rows) => matchMixes(sql, rows.map(mixOfRow)),
  save: saveImportedMix,
}

/** One row a line: the first row of a mix carries it, the others come along with it. */
const mixLines: Importable<MixLineRow, MixToSave | null> = {
  noun: 'mix_design_line',
  title: 'Mix designs by line',
  template: 'mix-designs-by-line',
  columns: MIX_LINE_COLUMNS,
  most: 5000,
  keyOf: row => `${row.mixCode} ${row.materialCode}`.toLowerCase(),
  keyColumn: 'materialCode',
  match: async ({ sql }, rows) => {
    const groups = mixesOfLines(rows)
    const matches = await matchMixes(
      sql,
      groups.map(group => group.mix),
    )
    const answers = new Map<number, Match<MixToSave | null>>()
    groups.forEach((group, at) => {
      group.rows.forEach((row, place) => {
        answers.set(row, lineAnswer(matches[at]!, place))
      })
    })
    return rows.map((_, at) => answers.get(at)!)
  },
  save: async (work, save) => (save ? saveImportedMix(work, save) : null),
}

const [whole, byLine] = [importOf(mixes), importOf(mixLines)]
const Commit = z.strictObject({ ...lookAt, rows: z.enum(['all', 'clean']).default('all') })

export const mixUploadFiles = area()
  .get('/mix-designs/template', may('GET /mix-designs/template'), c => templateFile(c, mixes))
  .post('/mix-designs/upload', may('POST /mix-designs/upload'), async c => c.json(await whole.upload(c)))
  .get('/mix-designs/upload/:id', may('GET /mix-designs/upload/:id'), param(ImportId), query(ImportLookAt), async c =>
    c.json(await whole.look(c, c.req.valid('param').id, c.req.valid('query'))),
  )
  .post(
    '/mix-designs/upload/:id/commit',
    may('POST /mix-designs/upload/:id/commit', 'once'),
    param(ImportId),
    body(Commit),
    async c => c.json(await whole.commit(c, c.req.valid('param').id, c.req.valid('json'))),
  )
  .get(
    '/mix-designs/upload/:id/rejects',
    may('GET /mix-designs/upload/:id/rejects'),
    param(ImportId),
    query(ImportLookAt),
    c => rejectsFile(c, mixes, c.req.valid('param').id, c.req.valid('query')),
  )

export const mixLineUploadFiles = area()
  .get('/mix-designs/v2/template', may('GET /mix-designs/v2/template'), c => templateFile(c, mixLines))
  .post('/mix-designs/upload-v2', may('POST /mix-designs/upload-v2'), async c => c.json(await byLine.upload(c)))
  .post('/mix-designs/v2/upload', may('POST /mix-designs/v2/upload'), async c => c.json(await byLine.upload(c)))
  .get(
    '/mix-designs/v2/upload/:id',
    may('GET /mix-designs/v2/upload/:id'),
    param(ImportId),
    query(ImportLookAt),
    async c => c.json(await byLine.look(c, c.req.valid('param').id, c.req.valid('query'))),
  )
  .post(
    '/mix-designs/v2/upload/:id/commit',
    may('POST /mix-designs/v2/upload/:id/commit', 'once'),
    param(ImportId),
    body(Commit),
    async c => c.json(await byLine.commit(c, c.req.valid('param').id, c.req.valid('json'))),
  )
  .get(
    '/mix-designs/v2/upload/:id/rejects',
    may('GET /mix-designs/v2/upload/:id/rejects'),
    param(ImportId),
    query(ImportLookAt),
    c => rejectsFile(c, mixLines, c.req.valid('param').id, c.req.valid('query')),
  )

/** The first line of a mix saves it; a mix that is refused is refused with all its lines. */
function lineAnswer(match: MatchedMix, place: number): Match<MixToSave | null> {
  if (match.action !== 'reject') return { action: match.action, save: place === 0 ? match.save : null }
  const { part, column, message } = match
  if (part === undefined || part === place) return { action: 'reject', column, message }
  return { action: 'reject', column: 'mixCode', message: 'Another line of this mix is to be put right' }
}
