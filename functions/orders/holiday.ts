import { holiday, holidayOn, holidaysOf } from '~/db/orders/holiday'
import { Id, VersionQuery } from '~/domain/kit/shape'
import { businessDay } from '~/domain/kit/time'
import { HolidayCheck, HolidayQuery, HolidaySave } from '~/domain/orders/technician'
import { replanAround } from '~/workflows/cylinders/replan'
import { area, may } from '../kit/area'
import { sqlOf } from '../kit/context'
import { body, param, query } from '../kit/valid'
import { write } from '../kit/write'

export const holidayRoutes = area()
  .get('/holiday/list', may('GET /holiday/list'), query(HolidayQuery), async c => {
    const { year = Number(businessDay(c.var.now).slice(0, 4)), regionId } = c.req.valid('query')
    const rows = await holidaysOf(sqlOf(c), year, regionId)
    return c.json({ rows, total: rows.length })
  })
  .get('/holiday/validate', may('GET /holiday/validate'), query(HolidayCheck), async c => {
    const { date, regionId } = c.req.valid('query')
    const found = await holidayOn(sqlOf(c), date, regionId)
    return c.json({ valid: !found, holiday: found?.name ?? null })
  })
  .post('/holiday', may('POST /holiday'), body(HolidaySave), async c => {
    const { id, version, ...fields } = c.req.valid('json')
    return c.json(
      await write(c, async work => {
        const before = id ? await holiday.find(work.sql, id) : undefined
        const saved = await holiday.save(work, id ? { ...fields, id, version: version ?? 0 } : fields)
        for (const day of new Set([before?.day, saved.day])) if (day) await replanAround(work, day)
        return saved
      }),
    )
  })
  .delete('/holiday/:id', may('DELETE /holiday/:id'), param(Id), query(VersionQuery), async c => {
    await write(c, async work => {
      const before = await holiday.find(work.sql, c.req.valid('param').id)
      await holiday.remove(work, { ...c.req.valid('param'), ...c.req.valid('query') })
      if (before) await replanAround(work, before.day)
    })
    return c.json({ removed: true })
  })
