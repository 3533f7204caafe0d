import { technicianRows } from '~/db/orders/technician'
import { Id, VersionQuery } from '~/domain/kit/shape'
import { StatusChange, TechnicianQuery, TechnicianSave } from '~/domain/orders/technician'
import { removeTimeOff, saveTechnician, switchTechnician } from '~/workflows/orders/save-technician'
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
      await write(c, work => removeTimeOff(work, key))
      return c.json({ removed: true })
    },
  )
  .delete('/technician/:id', may('DELETE /technician/:id'), param(Id), query(VersionQuery), async c => {
    const key = { ...c.req.valid('param'), ...c.req.valid('query') }
    await write(c, work => switchTechnician(work, key, false))
    return c.json({ removed: true })
  })
  .put('/technician/:id/status', may('PUT /technician/:id/status'), param(Id), body(StatusChange), async c => {
    const { version, active } = c.req.valid('json')
    const { id } = c.req.valid('param')
    return c.json(await write(c, work => switchTechnician(work, { id, version }, active)))
  })
