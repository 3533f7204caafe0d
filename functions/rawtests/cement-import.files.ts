import { CEMENT_COLUMNS, type CementRow } from '~/domain/rawtests/cement-import'
import { type CementSave, matchCement, saveCement } from '~/workflows/rawtests/cement-import'
import { area, may } from '../kit/area'
import { ImportFields, importOf } from '../kit/import/import-of'
import { importRoutes } from '../kit/import/import-routes'
import type { Importable } from '../kit/import/noun'
import { templateFile } from '../kit/import/result-files'
import { takesFile } from '../kit/takes-file'

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

/** Results of cement come in by file: in one named call, or in the steps of the import screen. */
export const cementImportFiles = area()
  .post('/raw-material-test/download-cement-template', may('POST /raw-material-test/download-cement-template'), c =>
    templateFile(c, cementResults),
  )
  .post(
    '/raw-material-test/import-cement-test-results',
    may('POST /raw-material-test/import-cement-test-results'),
    takesFile(ImportFields),
    async c => c.json(await importOf(cementResults).upload(c)),
  )
  .route('/', importRoutes('/raw-material-test/cement-results', cementResults))
