import { cumulativeSums } from '~/domain/cylinders/control/cusum'
import { Forecast28Input, forecast28 } from '~/domain/cylinders/control/forecast-28'
import { MultigradeCusumInput, multigradeCusum } from '~/domain/cylinders/control/multigrade-cusum'
import { plantSummary } from '~/domain/cylinders/control/plant-summary'
import { PlantSummaryInput } from '~/domain/cylinders/control/plant-summary-input'
import { StrengthCusumInput, strengthCusum } from '~/domain/cylinders/control/strength-cusum'
import { CusumInput, MASKS, vMask } from '~/domain/cylinders/control/v-mask'
import { area, may } from '../kit/area'
import { body } from '../kit/valid'

/** Production watched over time. */
export const controlMethodRoutes = area()
  .post('/engineering/cusum', may('POST /engineering/cusum'), body(CusumInput), c => {
    const { values, target, sigma, mask } = c.req.valid('json')
    const sums = cumulativeSums(values, target)
    return c.json({ sums, signals: vMask(sums, sigma, MASKS[mask]) })
  })
  .post('/engineering/strength-cusum', may('POST /engineering/strength-cusum'), body(StrengthCusumInput), c =>
    c.json(strengthCusum(c.req.valid('json'))),
  )
  .post('/engineering/multigrade-cusum', may('POST /engineering/multigrade-cusum'), body(MultigradeCusumInput), c =>
    c.json(multigradeCusum(c.req.valid('json'))),
  )
  .post('/engineering/forecast-28', may('POST /engineering/forecast-28'), body(Forecast28Input), c =>
    c.json(forecast28(c.req.valid('json'))),
  )
  .post('/engineering/plant-summary', may('POST /engineering/plant-summary'), body(PlantSummaryInput), c => {
    const rows = plantSummary(c.req.valid('json'))
    return c.json({ rows, total: rows.length })
  })
