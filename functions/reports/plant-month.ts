import { plantMonth } from '~/db/reports/plant-month'
import { PlantMonthAsk } from '~/domain/reports/plant-month'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { param } from '../kit/valid'

/** A plant's month on one page: made, weighed, stocked, tested, audited. */
export const plantMonthRoutes = area().get(
  '/report/plant-monthly-report/:plantId/:month',
  may('GET /report/plant-monthly-report/:plantId/:month'),
  param(PlantMonthAsk),
  async c => {
    const { plantId, month } = c.req.valid('param')
    return c.json(await plantMonth(sqlOf(c), personOf(c), plantId, month, c.var.now))
  },
)
