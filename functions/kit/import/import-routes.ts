import * as z from 'zod'
import type { Call } from '~/domain/access/rights'
import { area, may } from '../area'
import { takesFile } from '../takes-file'
import { body, param, query } from '../valid'
import { ImportFields, importOf } from './import-of'
import { ImportId } from './kept-file'
import type { Importable } from './noun'
import { ImportLookAt, lookAt } from './preview'
import { rejectsFile, templateFile } from './result-files'

/** Where a noun is imported: under `…/template` and `…/upload`, each step with its row in the rights table. */
type ImportPath = Call extends infer Each ? (Each extends `GET ${infer Path}/upload/:id/rejects` ? Path : never) : never

const Commit = z.strictObject({ ...lookAt, rows: z.enum(['all', 'clean']).default('all') })

/** The template, and an import in one call or in steps: check, look again through another map, take in, what stayed out. */
export function importRoutes<Values, Save>(path: ImportPath, noun: Importable<Values, Save>) {
  const { upload, look, commit } = importOf(noun)
  return area()
    .get(`${path}/template`, may(`GET ${path}/template`), c => templateFile(c, noun))
    .post(`${path}/upload`, may(`POST ${path}/upload`), takesFile(ImportFields), async c => c.json(await upload(c)))
    .get(`${path}/upload/:id`, may(`GET ${path}/upload/:id`), param(ImportId), query(ImportLookAt), async c =>
      c.json(await look(c, c.req.valid('param').id, c.req.valid('query'))),
    )
    .post(
      `${path}/upload/:id/commit`,
      may(`POST ${path}/upload/:id/commit`, 'once'),
      param(ImportId),
      body(Commit),
      async c => c.json(await commit(c, c.req.valid('param').id, c.req.valid('json'))),
    )
    .get(`${path}/upload/:id/rejects`, may(`GET ${path}/upload/:id/rejects`), param(ImportId), query(ImportLookAt), c =>
      rejectsFile(c, noun, c.req.valid('param').id, c.req.valid('query')),
    )
}
