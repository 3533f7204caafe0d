import {
  MIX_COLUMNS,
  MIX_LINE_COLUMNS,
  type MixLineRow,
  type MixRow,
  mixesOfLines,
  mixOfRow,
} from '~/domain/mixdesign/mix-upload'
import { type MatchedMix, type MixToSave, matchMixes, saveImportedMix } from '~/workflows/mixdesign/match-mix-upload'
import { area, may } from '../kit/area'
import { ImportFields, importOf } from '../kit/import/import-of'
import { importRoutes } from '../kit/import/import-routes'
import type { Importable, Match } from '../kit/import/noun'
import { takesFile } from '../kit/takes-file'

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

export const mixUploadFiles = importRoutes('/mix-designs', mixes)

export const mixLineUploadFiles = area()
  .post('/mix-designs/upload-v2', may('POST /mix-designs/upload-v2'), takesFile(ImportFields), async c =>
    c.json(await importOf(mixLines).upload(c)),
  )
  .route('/', importRoutes('/mix-designs/v2', mixLines))

/** The first line of a mix saves it; a mix that is refused is refused with all its lines. */
function lineAnswer(match: MatchedMix, place: number): Match<MixToSave | null> {
  if (match.action !== 'reject') return { action: match.action, save: place === 0 ? match.save : null }
  const { part, column, message } = match
  if (part === undefined || part === place) return { action: 'reject', column, message }
  return { action: 'reject', column: 'mixCode', message: 'Correct another line of this mix' }
}
