import { getSeenEquipment } from '~/db/cylinders/laboratory-equipment'
import { attachment } from '~/db/kit/attachment'
import type { AttachmentLine } from '~/domain/kit/attachment'
import { Missing } from '~/domain/kit/problem'
import { Id } from '~/domain/kit/shape'
import { area, may } from '../kit/area'
import { attach, attachedFile } from '../kit/attached'
import { personOf, sqlOf } from '../kit/context'
import { takesFile } from '../kit/takes-file'
import { param } from '../kit/valid'

/** Calibration certificates: files, which an edge does not take. */
export const equipmentFiles = area()
  .get('/laboratory-equipment/attachment/:id', may('GET /laboratory-equipment/attachment/:id'), param(Id), async c => {
    const row = await attachment.get(sqlOf(c), c.req.valid('param').id)
    if (row.subject !== 'laboratory_equipment') throw new Missing('There is no such file')
    await getSeenEquipment(sqlOf(c), personOf(c), row.subjectId)
    return attachedFile(c, row)
  })
  .post(
    '/laboratory-equipment/:id/upload',
    may('POST /laboratory-equipment/:id/upload'),
    param(Id),
    takesFile(),
    async c => {
      const { id } = await getSeenEquipment(sqlOf(c), personOf(c), c.req.valid('param').id)
      const line: AttachmentLine = await attach(c, async () => ({ subject: 'laboratory_equipment', subjectId: id }))
      return c.json(line)
    },
  )
