import * as z from 'zod'
import { CEMENT_COLUMNS, type CementRow } from '~/domain/rawtests/cement-import'
import { type CementSave, matchCement, saveCement } from '~/workflows/rawtests/cement-import'
import { area, may } from '../kit/area'
import { ImportFields, importOf } from '../kit/import/import-of'
import { ImportId } from '../kit/import/kept-file'
import { ImportLookAt, lookAt } from '../kit/import/look'
import type { Importable } from '../kit/import/noun'
import { rejectsFile, templateFile } from '../kit/import/result-files'
import { takesFile } from '../kit/takes-file'
import { body, param, query } from '../kit/valid'

const cementResults: Importable<CementRow, CementSave> = {
  noun: 'raw_material_test',
  title: 'Cement results',
  template: 'cement_rmt_template',
  columns: CEMENT_COLUMNS,
  most: 1000,
  keyOf: row => `${row.materialCode} ${row.source} ${row.sampledOn}`.toLowerCase(),
  keyColumn: 'sampledOn',
  match: matchCement,
  save: saveCement,
}
const steps = importOf(cementResults)
/** What may stand beside the file; without a step the call is the whole import. */
const Commit = z.strictObject({ ...lookAt, rows: z.enum(['all', 'clean']).default('all') })

/** Results of cement come in by file: in one named call, or in the steps of the import screen. */
export const cementImportFiles = area()
  .post('/raw-material-test/download-cement-template', may('POST /raw-material-test/download-cement-template'), c =>
    templateFile(c, cementResults),
  )
  .post(
    '/raw-material-test/import-cement-test-results',
    may('POST /raw-material-test/import-cement-test-results'),
    takesFile(ImportFields),
    async c => c.json(await steps.upload(c)),
  )
  .get('/raw-material-test/cement-results/template', may('GET /raw-material-test/cement-results/template'), c =>
    templateFile(c, cementResults),
  )
  .post(
    '/raw-material-test/cement-results/upload',
    may('POST /raw-material-test/cement-results/upload'),
    takesFile(ImportFields),
    async c => c.json(await steps.upload(c)),
  )
  .get(
    '/raw-material-test/cement-results/upload/:id',
    may('GET /raw-material-test/cement-results/upload/:id'),
    param(ImportId),
    query(ImportLookAt),
    async c => c.json(await steps.look(c, c.req.valid('param').id, c.req.valid('query'))),
  )
  .post(
    '/raw-material-test/cement-results/upload/:id/commit',
    may('POST /raw-material-test/cement-results/upload/:id/commit', 'once'),
    param(ImportId),
    body(Commit),
    async c => c.json(await steps.commit(c, c.req.valid('param').id, c.req.valid('json'))),
  )
  .get(
    '/raw-material-test/cement-results/upload/:id/rejects',
    may('GET /raw-material-test/cement-results/upload/:id/rejects'),
    param(ImportId),
    query(ImportLookAt),
    c => rejectsFile(c, cementResults, c.req.valid('param').id, c.req.valid('query')),
  )
