import {
  absoluteVolume,
  batchYield,
  gravimetricAir,
  relativeYield,
  volumeCheck,
} from '~/domain/mixdesign/design/absolute-volume'
import { aciDesign } from '~/domain/mixdesign/design/aci/design'
import { AciDesignInput, AciTargetInput, AciTrialInput } from '~/domain/mixdesign/design/aci/input'
import { aciTrialAdjustment } from '~/domain/mixdesign/design/aci/trial'
import { breDesign } from '~/domain/mixdesign/design/bre/design'
import { BreDesignInput, BreTargetShape, OvenDryShape } from '~/domain/mixdesign/design/bre/input'
import { ovenDryBatch } from '~/domain/mixdesign/design/bre/oven-dry'
import { admixtureWater, batchMoisture } from '~/domain/mixdesign/design/moisture'
import {
  AbsoluteVolumeInput,
  AdmixtureWaterInput,
  MoistureInput,
  StrengthControlInput,
  YieldInput,
} from '~/domain/mixdesign/design/proportions-input'
import { strengthControl } from '~/domain/mixdesign/design/strength-control'
import { aciRequiredAverage } from '~/domain/mixdesign/design/target-mean-aci'
import { breTargetMean } from '~/domain/mixdesign/design/target-mean-en'
import { area, may } from '../kit/area'
import { body } from '../kit/valid'

/** Mixes proportioned by method; a mix that cannot keep its limits is an answer with its reasons. */
export const designMethodRoutes = area()
  .post('/engineering/bre', may('POST /engineering/bre'), body(BreDesignInput), c =>
    c.json(breDesign(c.req.valid('json'))),
  )
  .post('/engineering/bre-oven-dry', may('POST /engineering/bre-oven-dry'), body(OvenDryShape), c =>
    c.json(ovenDryBatch(c.req.valid('json'))),
  )
  .post('/engineering/aci-211', may('POST /engineering/aci-211'), body(AciDesignInput), c =>
    c.json(aciDesign(c.req.valid('json'))),
  )
  .post('/engineering/aci-211-trial', may('POST /engineering/aci-211-trial'), body(AciTrialInput), c => {
    const { design, trial } = c.req.valid('json')
    return c.json(aciTrialAdjustment(design, aciDesign(design), trial))
  })
  .post('/engineering/target-mean', may('POST /engineering/target-mean'), body(BreTargetShape), c =>
    c.json(breTargetMean(c.req.valid('json'))),
  )
  .post('/engineering/target-mean-aci', may('POST /engineering/target-mean-aci'), body(AciTargetInput), c => {
    const { specified, system, records } = c.req.valid('json')
    return c.json(aciRequiredAverage(specified, system, records))
  })
  .post('/engineering/strength-control', may('POST /engineering/strength-control'), body(StrengthControlInput), c =>
    c.json(strengthControl(c.req.valid('json'))),
  )
  .post('/engineering/absolute-volume', may('POST /engineering/absolute-volume'), body(AbsoluteVolumeInput), c => {
    const { parts, air } = c.req.valid('json')
    return c.json({ ...absoluteVolume(parts, air), ...volumeCheck(parts, air) })
  })
  .post('/engineering/yield', may('POST /engineering/yield'), body(YieldInput), c => {
    const { masses, density, designed, airFree } = c.req.valid('json')
    const volume = batchYield(masses, density)
    return c.json({
      volume,
      relative: designed === undefined ? null : relativeYield(volume, designed),
      air: airFree === undefined ? null : gravimetricAir(airFree, density),
    })
  })
  .post('/engineering/moisture', may('POST /engineering/moisture'), body(MoistureInput), c => {
    const { water, aggregates } = c.req.valid('json')
    return c.json(batchMoisture(water, aggregates))
  })
  .post('/engineering/admixture-water', may('POST /engineering/admixture-water'), body(AdmixtureWaterInput), c => {
    const { dose, solids, binder } = c.req.valid('json')
    return c.json(admixtureWater(dose, solids, binder))
  })
