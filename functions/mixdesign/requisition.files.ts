import { type AttachmentRow, attachment } from '~/db/kit/attachment'
import { getSeenRequisition } from '~/db/mixdesign/requisition'
import { mayDo } from '~/domain/access/ability'
import { Denied, Missing } from '~/domain/kit/problem'
import { Id } from '~/domain/kit/shape'
import type { MaterialRequisitionFields } from '~/domain/mixdesign/requisition'
import { REQUISITION_COLUMNS, type RequisitionImportRow } from '~/domain/mixdesign/requisition-import'
import { createMaterialRequisition } from '~/workflows/mixdesign/requisition'
import { matchRequisitions } from '~/workflows/mixdesign/requisition-match'
import { area, may } from '../kit/area'
import { attach, attachedFile, detach } from '../kit/attached'
import { type Ctx, personOf, sqlOf } from '../kit/context'
import { importRoutes } from '../kit/import/import-routes'
import type { Importable } from '../kit/import/noun'
import { takesFile } from '../kit/takes-file'
import { param } from '../kit/valid'

const materialRequisitions: Importable<RequisitionImportRow, MaterialRequisitionFields> = {
  noun: 'requisition',
  title: 'Raw material requisitions',
  template: 'raw-material-requisitions',
  columns: REQUISITION_COLUMNS,
  most: 500,
  keyOf: row => [row.title, row.materialCode, row.lotNo, row.neededBy].join(' ').toLowerCase(),
  keyColumn: 'title',
  match: matchRequisitions,
  save: createMaterialRequisition,
}

/** Files that hang on a requisition, and requisitions of materials that come as a file. */
export const requisitionFiles = area()
  .route('/', importRoutes('/requisitions/import', materialRequisitions))
  .post('/requisitions/:id/upload', may('POST /requisitions/:id/upload'), param(Id), takesFile(), async c => {
    const subjectId = c.req.valid('param').id
    return c.json(await attach(c, async () => ({ subject: 'requisition', subjectId: await changeable(c, subjectId) })))
  })
  .get('/requisitions/download/:id', may('GET /requisitions/download/:id'), param(Id), async c => {
    const row = await attachedToRequisition(c, c.req.valid('param').id)
    await getSeenRequisition(sqlOf(c), personOf(c), row.subjectId)
    return attachedFile(c, row)
  })
  .delete('/requisitions/attachment/:id', may('DELETE /requisitions/attachment/:id'), param(Id), async c => {
    const row = await attachedToRequisition(c, c.req.valid('param').id)
    await changeable(c, row.subjectId)
    await detach(c, row)
    return c.json({ done: true })
  })

async function attachedToRequisition(c: Ctx, id: string): Promise<AttachmentRow> {
  const row = await attachment.get(sqlOf(c), id)
  if (row.subject !== 'requisition') throw new Missing('There is no such file')
  return row
}

/** Who may change this kind of requisition changes its files. */
async function changeable(c: Ctx, id: string): Promise<string> {
  const of = await getSeenRequisition(sqlOf(c), personOf(c), id)
  if (!mayDo(personOf(c), 'manage', of.kind === 'mix' ? 'md_requisition' : 'rm_requisition'))
    throw new Denied('You are not authorized to do this')
  return id
}
