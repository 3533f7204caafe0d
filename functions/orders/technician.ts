import { getSeenPlant } from '~/db/fleet/seen-plant'
import { getSeenRegion } from '~/db/fleet/seen-region'
import type { Work } from '~/db/kit/work'
import { getSeenTechnician, technician, technicianRows, timeOff } from '~/db/orders/technician'
import { invalid } from '~/domain/kit/problem'
import { Id, VersionQuery } from '~/domain/kit/shape'
import { StatusChange, type TechnicianFields, TechnicianQuery, TechnicianSave } from '~/domain/orders/technician'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { body, param, query } from '../kit/valid'
import { write } from '../kit/write'

export const technicianRoutes = area()
  .get('/technician', may('GET /technician'), query(TechnicianQuery), async c =>
    c.json(await technicianRows(sqlOf(c), personOf(c), c.req.valid('query'))),
  )
  .post('/technician', may('POST /technician'), body(TechnicianSave), async c =>
    c.json(await write(c, work => saveTechnician(work, c.req.valid('json')))),
  )
  .delete(
    '/technician/time-off/:id',
    may('DELETE /technician/time-off/:id'),
    param(Id),
    query(VersionQuery),
    async c => {
      const key = { ...c.req.valid('param'), ...c.req.valid('query') }
      await write(c, async work => {
        const { technicianId } = await timeOff.get(work.sql, key.id)
        await getSeenTechnician(work.sql, work.by, technicianId)
        await timeOff.remove(work, key)
      })
      return c.json({ removed: true })
    },
  )
  .delete('/technician/:id', may('DELETE /technician/:id'), param(Id), query(VersionQuery), async c => {
    const key = { ...c.req.valid('param'), ...c.req.valid('query') }
    await write(c, async work => {
      await getSeenTechnician(work.sql, work.by, key.id)
      await technician.setActive(work, key, false)
    })
    return c.json({ removed: true })
  })
  .put('/technician/:id/status', may('PUT /technician/:id/status'), param(Id), body(StatusChange), async c => {
    const { version, active } = c.req.valid('json')
    const { id } = c.req.valid('param')
    return c.json(
      await write(c, async work => {
        await getSeenTechnician(work.sql, work.by, id)
        return technician.setActive(work, { id, version }, active)
      }),
    )
  })

async function saveTechnician(work: Work, { id, version, timeOffs, ...fields }: TechnicianFields) {
  await getSeenRegion(work.sql, work.by, fields.regionId)
  if (id) await getSeenTechnician(work.sql, work.by, id)
  if (fields.plantId) {
    const plant = await getSeenPlant(work.sql, work.by, fields.plantId)
    if (plant.regionId !== fields.regionId) throw invalid('plantId', 'This plant is in another region')
  }
  const row = await technician.save(work, id ? { ...fields, id, version: version ?? 0 } : fields)
  for (const off of timeOffs) await timeOff.insert(work, { ...off, technicianId: row.id })
  return row
}
