import { concreteOfMonth } from '~/db/reports/month-concrete'
import { PlantMonthAsk } from '~/domain/reports/plant-month'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { param } from '../kit/valid'

/** The month's ledgers need the weights of each load, which is more than an edge should read. */
export const monthConcreteEngine = area().get(
  '/report/plant-monthly-report/:plantId/:month/concrete',
  may('GET /report/plant-monthly-report/:plantId/:month/concrete'),
  param(PlantMonthAsk),
  async c => {
    const { plantId, month } = c.req.valid('param')
    return c.json(await concreteOfMonth(sqlOf(c), personOf(c), plantId, month))
  },
)
