import { searchLocations } from '~/db/customers/location'
import { seenProject } from '~/db/customers/project'
import { VersionOf } from '~/domain/customers/customer'
import { LocationSave, LocationSearch, LocationStatus } from '~/domain/customers/location'
import { Id } from '~/domain/kit/shape'
import { changeLocationStatus, removeLocation, saveLocation } from '~/workflows/customers/save-location'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { body, param, query } from '../kit/valid'
import { write } from '../kit/write'

export const locationRoutes = area()
  .get('/location', may('GET /location'), query(LocationSearch), async c =>
    c.json(await searchLocations(sqlOf(c), personOf(c), c.req.valid('query'))),
  )
  .get('/location/project/:id', may('GET /location/project/:id'), param(Id), async c => {
    const { id: projectId } = await seenProject(sqlOf(c), personOf(c), c.req.valid('param').id)
    return c.json(await searchLocations(sqlOf(c), personOf(c), { projectId, limit: 200, offset: 0 }))
  })
  .post('/location', may('POST /location', 'once'), body(LocationSave), async c =>
    c.json(await write(c, work => saveLocation(work, c.req.valid('json')))),
  )
  .put('/location', may('PUT /location'), body(LocationSave), async c =>
    c.json(await write(c, work => saveLocation(work, c.req.valid('json')))),
  )
  .post('/location/save', may('POST /location/save', 'once'), body(LocationSave), async c =>
    c.json(await write(c, work => saveLocation(work, c.req.valid('json')))),
  )
  .post('/location/change-status', may('POST /location/change-status'), body(LocationStatus), async c => {
    const { locationId: id, version, active } = c.req.valid('json')
    return c.json(await write(c, work => changeLocationStatus(work, { id, version }, active)))
  })
  .delete('/location/:id', may('DELETE /location/:id'), param(Id), query(VersionOf), async c => {
    const { version } = c.req.valid('query')
    await write(c, work => removeLocation(work, { id: c.req.valid('param').id, version }))
    return c.json({ removed: true })
  })
