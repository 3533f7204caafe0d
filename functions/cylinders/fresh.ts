import { BatchingInput, batchingTolerance } from '~/domain/cylinders/fresh/batching-tolerance'
import { checkDischarge, DischargeInput } from '~/domain/cylinders/fresh/discharge-limit'
import { AirInput, DrumInput, MixingRevolutionsInput, SlumpInput } from '~/domain/cylinders/fresh/input'
import {
  checkAir,
  checkDrum,
  checkMixingRevolutions,
  checkTemperature,
  TemperatureInput,
} from '~/domain/cylinders/fresh/limits'
import { MixerUniformityInput, mixerUniformity } from '~/domain/cylinders/fresh/mixer-uniformity'
import { MixingWaterInput, mixingWater } from '~/domain/cylinders/fresh/mixing-water'
import { checkSlump } from '~/domain/cylinders/fresh/slump-limits'
import { area, may } from '../kit/area'
import { body } from '../kit/valid'

/** Fresh concrete and its batching, judged. */
export const freshMethodRoutes = area()
  .post('/engineering/batching-tolerance', may('POST /engineering/batching-tolerance'), body(BatchingInput), c =>
    c.json(batchingTolerance(c.req.valid('json'))),
  )
  .post('/engineering/mixer-uniformity', may('POST /engineering/mixer-uniformity'), body(MixerUniformityInput), c =>
    c.json(mixerUniformity(c.req.valid('json'))),
  )
  .post('/engineering/mixing-water', may('POST /engineering/mixing-water'), body(MixingWaterInput), c =>
    c.json(mixingWater(c.req.valid('json'))),
  )
  .post('/engineering/slump', may('POST /engineering/slump'), body(SlumpInput), c => {
    const { slump, specified } = c.req.valid('json')
    return c.json(checkSlump(slump, specified))
  })
  .post('/engineering/air', may('POST /engineering/air'), body(AirInput), c => {
    const { air, target, tolerance } = c.req.valid('json')
    return c.json(checkAir(air, target, tolerance))
  })
  .post('/engineering/temperature', may('POST /engineering/temperature'), body(TemperatureInput), c =>
    c.json(checkTemperature(c.req.valid('json'))),
  )
  .post('/engineering/drum', may('POST /engineering/drum'), body(DrumInput), c => {
    const { load, drumVolume, use } = c.req.valid('json')
    return c.json(checkDrum(load, drumVolume, use))
  })
  .post(
    '/engineering/mixing-revolutions',
    may('POST /engineering/mixing-revolutions'),
    body(MixingRevolutionsInput),
    c => c.json(checkMixingRevolutions(c.req.valid('json').revolutions)),
  )
  .post('/engineering/discharge-limit', may('POST /engineering/discharge-limit'), body(DischargeInput), c =>
    c.json(checkDischarge(c.req.valid('json'))),
  )
