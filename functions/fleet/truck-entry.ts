import { subcontractorRows, truckTypeRows } from '~/db/fleet/truck-entry'
import { EntryStatus, SubcontractorSave, TruckTypeSave } from '~/domain/fleet/truck-entry'
import { saveSubcontractor, switchSubcontractor } from '~/workflows/fleet/save-subcontractor'
import { saveTruckType, switchTruckType } from '~/workflows/fleet/save-truck-type'
import { area, may } from '../kit/area'
import { sqlOf } from '../kit/context'
import { body } from '../kit/valid'
import { write } from '../kit/write'

/** Truck types and subcontractors. */
export const truckEntryRoutes = area()
  .get('/truck/types', may('GET /truck/types'), async c => {
    const rows = await truckTypeRows(sqlOf(c))
    return c.json({ rows, total: rows.length })
  })
  .get('/truck/subcontractors', may('GET /truck/subcontractors'), async c => {
    const rows = await subcontractorRows(sqlOf(c))
    return c.json({ rows, total: rows.length })
  })
  .post('/truck/types/save', may('POST /truck/types/save'), body(TruckTypeSave), async c =>
    c.json(await write(c, work => saveTruckType(work, c.req.valid('json')))),
  )
  .post('/truck/subcontractors/save', may('POST /truck/subcontractors/save'), body(SubcontractorSave), async c =>
    c.json(await write(c, work => saveSubcontractor(work, c.req.valid('json')))),
  )
  .post('/truck/types/change-status', may('POST /truck/types/change-status'), body(EntryStatus), async c => {
    const { active, ...key } = c.req.valid('json')
    return c.json(await write(c, work => switchTruckType(work, key, active)))
  })
  .post(
    '/truck/subcontractors/change-status',
    may('POST /truck/subcontractors/change-status'),
    body(EntryStatus),
    async c => {
      const { active, ...key } = c.req.valid('json')
      return c.json(await write(c, work => switchSubcontractor(work, key, active)))
    },
  )
