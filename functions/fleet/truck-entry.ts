import { ownerRows } from '~/db/fleet/owner-rows'
import { subcontractor } from '~/db/fleet/subcontractor'
import { subcontractorRows, truckTypeRows } from '~/db/fleet/truck-masters'
import { truckType } from '~/db/fleet/truck-type'
import { EntryStatus, SubcontractorSave, TruckTypeSave } from '~/domain/fleet/truck-entry'
import { invalid } from '~/domain/kit/problem'
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
  .post('/truck/types/save', may('POST /truck/types/save'), body(TruckTypeSave), async c => {
    const { id, version, ...values } = c.req.valid('json')
    return c.json(await write(c, work => truckType.save(work, id ? { ...values, id, version: version ?? 0 } : values)))
  })
  .post('/truck/subcontractors/save', may('POST /truck/subcontractors/save'), body(SubcontractorSave), async c => {
    const { id, version, ...values } = c.req.valid('json')
    return c.json(
      await write(c, async work => {
        const owners = values.ownerId ? await ownerRows(work.sql) : []
        if (values.ownerId && !owners.some(owner => owner.id === values.ownerId))
          throw invalid('ownerId', 'There is no such owner')
        return subcontractor.save(work, id ? { ...values, id, version: version ?? 0 } : values)
      }),
    )
  })
  .post('/truck/types/change-status', may('POST /truck/types/change-status'), body(EntryStatus), async c => {
    const { active, ...key } = c.req.valid('json')
    return c.json(await write(c, work => truckType.setActive(work, key, active)))
  })
  .post(
    '/truck/subcontractors/change-status',
    may('POST /truck/subcontractors/change-status'),
    body(EntryStatus),
    async c => {
      const { active, ...key } = c.req.valid('json')
      return c.json(await write(c, work => subcontractor.setActive(work, key, active)))
    },
  )
