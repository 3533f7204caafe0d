import { businessDay } from '~/domain/kit/time'
import { carbonBand, classOf } from '~/domain/materials/carbon/carbon-band'
import { carbonIndicators } from '~/domain/materials/carbon/carbon-indicators'
import { classDefault } from '~/domain/materials/carbon/class-default'
import { deliveryCarbon } from '~/domain/materials/carbon/delivery-carbon'
import { DEFAULT_FACTORS, type FactorSet } from '~/domain/materials/carbon/factor-set'
import { freezeFactors } from '~/domain/materials/carbon/frozen-factors'
import {
  CarbonClassCall,
  CarbonDeliveryCall,
  CarbonMixCall,
  CarbonTransportCall,
} from '~/domain/materials/carbon/input'
import { type MixCarbonInput, mixCarbon } from '~/domain/materials/carbon/mix-carbon'
import { transportCarbon } from '~/domain/materials/carbon/transport-carbon'
import { area, may } from '../kit/area'
import { body, query } from '../kit/valid'

/** Carbon of mixes, loads and haulage, with the factors frozen beside the answer. */
export const carbonMethodRoutes = area()
  .get('/engineering/carbon-factors', may('GET /engineering/carbon-factors'), c => c.json(DEFAULT_FACTORS))
  .get('/engineering/carbon-baseline', may('GET /engineering/carbon-baseline'), query(CarbonClassCall), c => {
    const { strengthClass } = c.req.valid('query')
    return c.json({ strengthClass, perCubicMetre: classDefault(strengthClass) })
  })
  .post('/engineering/carbon', may('POST /engineering/carbon'), body(CarbonMixCall), c => {
    const { mix, strength, strengthClass, baseline, bands, ...from } = c.req.valid('json')
    if (strengthClass !== undefined) classOf(strengthClass, bands)
    const factors = frozen(from, [mix], c.var.now)
    const carbon = mixCarbon(mix, factors)
    return c.json({
      ...carbon,
      indicators:
        strength === undefined ? null : carbonIndicators(carbon, factors, { strength, baseline: baseline ?? null }),
      band: bands ? carbonBand(carbon.total, strengthClass ?? '', bands) : null,
      factors,
    })
  })
  .post('/engineering/carbon-delivery', may('POST /engineering/carbon-delivery'), body(CarbonDeliveryCall), c => {
    const { delivery, ...from } = c.req.valid('json')
    const weighed = delivery.batched ? [delivery.batched] : []
    return c.json(deliveryCarbon(delivery, frozen(from, [delivery.mixPerCubicMetre, ...weighed], c.var.now)))
  })
  .post('/engineering/carbon-transport', may('POST /engineering/carbon-transport'), body(CarbonTransportCall), c => {
    const { transport, ...from } = c.req.valid('json')
    return c.json({ a4: transportCarbon(transport, frozen(from, [], c.var.now)) })
  })

type From = { set?: FactorSet | undefined; on?: string | undefined; plant?: string | undefined }

function frozen({ set = DEFAULT_FACTORS, on, plant }: From, mixes: MixCarbonInput[], now: Date) {
  const materials = mixes.flatMap(mix => mix.materials.map(row => row.material))
  return freezeFactors(set, materials, { on: on ?? businessDay(now), ...(plant ? { plant } : {}) })
}
