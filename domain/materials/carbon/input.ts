import * as z from 'zod'
import { anyDecimal, plainDate } from '~/domain/kit/shape'
import { CarbonBands } from './carbon-band'
import { DeliveryCarbonInput } from './delivery-carbon'
import { FactorSet } from './factor-set'
import { MixCarbonInput } from './mix-carbon'
import { TransportCarbonInput } from './transport-carbon'

/** The set to take factors from, the published defaults unless given, on a day and at a plant. */
const factors = { set: FactorSet.optional(), on: plainDate().optional(), plant: z.string().max(80).optional() }

/** kg of one m³ or of one load; strength in MPa asks for the indicators beside, bands for the band of a class. */
export const CarbonMixCall = z.strictObject({
  ...factors,
  mix: MixCarbonInput,
  strength: z.number().optional(),
  strengthClass: z.string().max(20).optional(),
  baseline: anyDecimal(3, 'Baseline').nullish(),
  bands: CarbonBands.optional(),
})

export const CarbonDeliveryCall = z.strictObject({ ...factors, delivery: DeliveryCarbonInput })
export const CarbonTransportCall = z.strictObject({ ...factors, transport: TransportCarbonInput })
export const CarbonClassCall = z.strictObject({ strengthClass: z.string().max(20) })
