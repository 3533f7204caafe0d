import { ban } from '~/db/fleet/ban'
import { banPage, getSeenBan, loadsUnder } from '~/db/fleet/ban-rows'
import { BanList, BannedDriverSave, BannedTruckSave, BanSearch } from '~/domain/fleet/ban'
import { Id, VersionQuery } from '~/domain/kit/shape'
import { businessDay } from '~/domain/kit/time'
import { removeBan, saveBan } from '~/workflows/fleet/ban'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { body, param, query } from '../kit/valid'
import { write } from '../kit/write'

/** Drivers that a customer, a project or a location does not want. */
export const bannedDriverRoutes = area()
  .get('/banned-driver/list', may('GET /banned-driver/list'), query(BanList), async c =>
    c.json(await banPage(sqlOf(c), personOf(c), 'driver', c.req.valid('query'), businessDay(c.var.now))),
  )
  .get('/banned-driver/search', may('GET /banned-driver/search'), query(BanSearch), async c =>
    c.json(await banPage(sqlOf(c), personOf(c), 'driver', c.req.valid('query'), businessDay(c.var.now))),
  )
  .get('/banned-driver/detail/:id', may('GET /banned-driver/detail/:id'), param(Id), async c => {
    const { id } = c.req.valid('param')
    const row = await getSeenBan(sqlOf(c), personOf(c), 'driver', id, businessDay(c.var.now))
    return c.json({ ...row, loads: await loadsUnder(sqlOf(c), await ban.get(sqlOf(c), id)) })
  })
  .get('/banned-driver/:id', may('GET /banned-driver/:id'), param(Id), async c =>
    c.json(await getSeenBan(sqlOf(c), personOf(c), 'driver', c.req.valid('param').id, businessDay(c.var.now))),
  )
  .post('/banned-driver/save', may('POST /banned-driver/save'), body(BannedDriverSave), async c =>
    c.json(await write(c, work => saveBan(work, c.req.valid('json')))),
  )
  .delete('/banned-driver/:id', may('DELETE /banned-driver/:id'), param(Id), query(VersionQuery), async c => {
    const key = { ...c.req.valid('param'), ...c.req.valid('query') }
    await write(c, work => removeBan(work, 'driver', key))
    return c.json({ removed: true })
  })

/** The same for trucks. */
export const bannedTruckRoutes = area()
  .get('/banned-truck/list', may('GET /banned-truck/list'), query(BanList), async c =>
    c.json(await banPage(sqlOf(c), personOf(c), 'truck', c.req.valid('query'), businessDay(c.var.now))),
  )
  .get('/banned-truck/search', may('GET /banned-truck/search'), query(BanSearch), async c =>
    c.json(await banPage(sqlOf(c), personOf(c), 'truck', c.req.valid('query'), businessDay(c.var.now))),
  )
  .get('/banned-truck/detail/:id', may('GET /banned-truck/detail/:id'), param(Id), async c => {
    const { id } = c.req.valid('param')
    const row = await getSeenBan(sqlOf(c), personOf(c), 'truck', id, businessDay(c.var.now))
    return c.json({ ...row, loads: await loadsUnder(sqlOf(c), await ban.get(sqlOf(c), id)) })
  })
  .get('/banned-truck/:id', may('GET /banned-truck/:id'), param(Id), async c =>
    c.json(await getSeenBan(sqlOf(c), personOf(c), 'truck', c.req.valid('param').id, businessDay(c.var.now))),
  )
  .post('/banned-truck/save', may('POST /banned-truck/save'), body(BannedTruckSave), async c =>
    c.json(await write(c, work => saveBan(work, c.req.valid('json')))),
  )
  .delete('/banned-truck/:id', may('DELETE /banned-truck/:id'), param(Id), query(VersionQuery), async c => {
    const key = { ...c.req.valid('param'), ...c.req.valid('query') }
    await write(c, work => removeBan(work, 'truck', key))
    return c.json({ removed: true })
  })
