import { equipmentPage, getSeenEquipment } from '~/db/cylinders/laboratory-equipment'
import { attachmentsOf } from '~/db/kit/attachment'
import { EquipmentList, EquipmentSave } from '~/domain/cylinders/laboratory-equipment'
import { Id } from '~/domain/kit/shape'
import { businessDay } from '~/domain/kit/time'
import { saveEquipment } from '~/workflows/cylinders/save-laboratory-equipment'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { body, param, query } from '../kit/valid'
import { write } from '../kit/write'

export const laboratoryEquipmentRoutes = area()
  .get('/laboratory-equipment/list', may('GET /laboratory-equipment/list'), query(EquipmentList), async c =>
    c.json(await equipmentPage(sqlOf(c), personOf(c), c.req.valid('query'), businessDay(c.var.now))),
  )
  .get('/laboratory-equipment/:id', may('GET /laboratory-equipment/:id'), param(Id), async c => {
    const row = await getSeenEquipment(sqlOf(c), personOf(c), c.req.valid('param').id)
    return c.json({ ...row, attachments: await attachmentsOf(sqlOf(c), 'laboratory_equipment', row.id) })
  })
  .put('/laboratory-equipment', may('PUT /laboratory-equipment'), body(EquipmentSave), async c => {
    const saved = await write(c, work => saveEquipment(work, c.req.valid('json')))
    return c.json({ ...saved, equipmentId: saved.id })
  })
