import { passPage, sitePassPage } from '~/db/fleet/pass'
import { assigneePage, type PassDay } from '~/db/fleet/pass-assignee-rows'
import { holderPage } from '~/db/fleet/pass-holder-rows'
import { settingOn } from '~/db/kit/setting'
import {
  AssigneeList,
  DriverPassMassUpdate,
  DriverPassSave,
  HoldingList,
  PassList,
  PassSave,
  SitePassList,
  TruckPassMassUpdate,
  TruckPassSave,
} from '~/domain/fleet/pass'
import { Id, VersionQuery } from '~/domain/kit/shape'
import { businessDay } from '~/domain/kit/time'
import { removeHolding, removePass, saveHolding, saveHoldings, savePass } from '~/workflows/fleet/pass'
import { area, may } from '../kit/area'
import { type Ctx, personOf, sqlOf } from '../kit/context'
import { body, param, query } from '../kit/valid'
import { write } from '../kit/write'

/** Permits that sites ask for, the sites that ask, and who holds them. */
export const passRoutes = area()
  .get('/pass/list', may('GET /pass/list'), query(PassList), async c => {
    const { day, warnDays } = await passDay(c)
    return c.json(await passPage(sqlOf(c), personOf(c), c.req.valid('query'), day, warnDays))
  })
  .get('/pass/project-site-passes', may('GET /pass/project-site-passes'), query(SitePassList), async c =>
    c.json(await sitePassPage(sqlOf(c), personOf(c), c.req.valid('query'))),
  )
  .get('/pass/assignees/list', may('GET /pass/assignees/list'), query(AssigneeList), async c =>
    c.json(await assigneePage(sqlOf(c), personOf(c), c.req.valid('query'), await passDay(c))),
  )
  .post('/pass/save', may('POST /pass/save'), body(PassSave), async c =>
    c.json(await write(c, work => savePass(work, c.req.valid('json')))),
  )
  .delete('/pass/assignees/:id', may('DELETE /pass/assignees/:id'), param(Id), query(VersionQuery), async c => {
    const key = { ...c.req.valid('param'), ...c.req.valid('query') }
    await write(c, work => removeHolding(work, key))
    return c.json({ removed: true })
  })
  .delete('/pass/:id', may('DELETE /pass/:id'), param(Id), query(VersionQuery), async c => {
    const key = { ...c.req.valid('param'), ...c.req.valid('query') }
    await write(c, work => removePass(work, key))
    return c.json({ removed: true })
  })

/** The matrix of drivers and their passes. */
export const driverPassRoutes = area()
  .get('/driver-pass/list', may('GET /driver-pass/list'), query(HoldingList), async c =>
    c.json(await holderPage(sqlOf(c), personOf(c), 'driver', c.req.valid('query'), await passDay(c))),
  )
  .post('/driver-pass/save', may('POST /driver-pass/save'), body(DriverPassSave), async c =>
    c.json(await write(c, work => saveHolding(work, c.req.valid('json')))),
  )
  .delete('/driver-pass/:id', may('DELETE /driver-pass/:id'), param(Id), query(VersionQuery), async c => {
    const key = { ...c.req.valid('param'), ...c.req.valid('query') }
    await write(c, work => removeHolding(work, key, 'driver'))
    return c.json({ removed: true })
  })
  .post('/driver-pass/mass-update', may('POST /driver-pass/mass-update'), body(DriverPassMassUpdate), async c => {
    const { rows, ...of } = c.req.valid('json')
    const holders = rows.map(({ driverId: holderId, ...row }) => ({ holderId, ...row }))
    return c.json(await write(c, work => saveHoldings(work, 'driver', { ...of, rows: holders })))
  })

/** The matrix of trucks and their passes. */
export const truckPassRoutes = area()
  .get('/truck-pass/list', may('GET /truck-pass/list'), query(HoldingList), async c =>
    c.json(await holderPage(sqlOf(c), personOf(c), 'truck', c.req.valid('query'), await passDay(c))),
  )
  .post('/truck-pass/save', may('POST /truck-pass/save'), body(TruckPassSave), async c =>
    c.json(await write(c, work => saveHolding(work, c.req.valid('json')))),
  )
  .delete('/truck-pass/:id', may('DELETE /truck-pass/:id'), param(Id), query(VersionQuery), async c => {
    const key = { ...c.req.valid('param'), ...c.req.valid('query') }
    await write(c, work => removeHolding(work, key, 'truck'))
    return c.json({ removed: true })
  })
  .post('/truck-pass/mass-update', may('POST /truck-pass/mass-update'), body(TruckPassMassUpdate), async c => {
    const { rows, ...of } = c.req.valid('json')
    const holders = rows.map(({ truckId: holderId, ...row }) => ({ holderId, ...row }))
    return c.json(await write(c, work => saveHoldings(work, 'truck', { ...of, rows: holders })))
  })

export async function passDay(c: Ctx): Promise<PassDay> {
  const day = businessDay(c.var.now)
  return { day, warnDays: await settingOn(sqlOf(c), 'fleet.pass-warn-days', day) }
}
