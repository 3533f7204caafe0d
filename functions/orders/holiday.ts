import { holidayOn, holidaysOf } from '~/db/orders/holiday'
import { Id, VersionQuery } from '~/domain/kit/shape'
import { businessDay } from '~/domain/kit/time'
import { HolidayCheck, HolidayQuery, HolidaySave } from '~/domain/orders/technician'
import { removeHoliday, saveHoliday } from '~/workflows/orders/save-holiday'
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
  .post('/holiday', may('POST /holiday'), body(HolidaySave), async c =>
    c.json(await write(c, work => saveHoliday(work, c.req.valid('json')))),
  )
  .delete('/holiday/:id', may('DELETE /holiday/:id'), param(Id), query(VersionQuery), async c => {
    await write(c, work => removeHoliday(work, { ...c.req.valid('param'), ...c.req.valid('query') }))
    return c.json({ removed: true })
  })
