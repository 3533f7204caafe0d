import { Decimal } from 'decimal.js'
import * as z from 'zod'
import { cubicMetres, type DecimalText, sum } from '~/domain/kit/money'
import { anyDecimal, quantity } from '~/domain/kit/shape'
import { checked, emission } from './checked'
import type { FrozenFactors } from './frozen-factors'
import { MixCarbonInput, mixCarbon } from './mix-carbon'
import { transportCarbon } from './transport-carbon'

/**
 * One delivery order: the mix per m³, the batch record of the whole load where one exists, and the way to the site. Concrete
 * brought back (`returned`, m³) was made for nothing and is carried by what stayed: it is in what was weighed already, and
 * comes on top of what the mix says of the m³ delivered.
 */
export const DeliveryCarbonInput = z.strictObject({
  delivered: quantity('Delivered'),
  returned: anyDecimal(2, 'Returned').default('0'),
  mixPerCubicMetre: MixCarbonInput,
  batched: MixCarbonInput.nullish(),
  kmOut: anyDecimal(3, 'Kilometres out'),
  kmBack: anyDecimal(3, 'Kilometres back'),
})
export type DeliveryCarbonInput = z.input<typeof DeliveryCarbonInput>

export type CarbonStages = { a1: DecimalText; a2: DecimalText; a3: DecimalText; a4: DecimalText; total: DecimalText }
/** kgCO2e of the load and per m³ delivered, with the factors frozen beside it. */
export type DeliveryCarbon = {
  basis: 'batched' | 'theoretical'
  cubicMetres: DecimalText
  load: CarbonStages
  perCubicMetre: CarbonStages
  /** From the mix alone, whatever was weighed: kept for comparison. A1–A3 of the load. */
  theoretical: DecimalText
  factors: FrozenFactors
}

/** Carbon of a delivery order from weighed masses, else from the mix and marked theoretical. Fault: `out-of-bounds`. */
export function deliveryCarbon(input: DeliveryCarbonInput, factors: FrozenFactors): DeliveryCarbon {
  const delivered = checked(input.delivered, 'delivered', [0.01, 50], 'm³')
  const returned = checked(input.returned ?? '0', 'returned', [0, delivered.toNumber()], 'm³')
  const byMix = scaled(input.mixPerCubicMetre, delivered)
  const theoretical = mixCarbon(byMix, factors)
  const weighed = input.batched ?? null
  const made = weighed ? mixCarbon(weighed, factors) : theoretical
  const wastage = weighed ? new Decimal(1) : new Decimal(1).plus(returned.div(delivered))
  const carried = sum((weighed ?? byMix).materials.map(material => material.kg)).times(wastage)
  const tonnes = carried.div(1000)
  const a4 = transportCarbon({ tonnes: tonnes.toFixed(3), kmOut: input.kmOut, kmBack: input.kmBack }, factors)
  const load = stages(
    [made.a1, made.a2, made.a3].map(stage => new Decimal(stage).times(wastage)).concat(new Decimal(a4)),
  )
  const perCubicMetre = stages([load.a1, load.a2, load.a3, load.a4].map(stage => new Decimal(stage).div(delivered)))
  return {
    basis: weighed ? 'batched' : 'theoretical',
    cubicMetres: cubicMetres(delivered),
    load,
    perCubicMetre,
    theoretical: theoretical.total,
    factors,
  }
}

function scaled(mix: MixCarbonInput, delivered: Decimal): MixCarbonInput {
  const times = (value: DecimalText | number, field: string) =>
    checked(value, field, [-1e9, 1e6]).times(delivered).toFixed(6)
  return {
    materials: mix.materials.map(material => ({ ...material, kg: times(material.kg, material.material) })),
    ...(mix.energy && {
      energy: { kwh: times(mix.energy.kwh, 'kwh'), dieselLitres: times(mix.energy.dieselLitres, 'dieselLitres') },
    }),
  }
}

/** Each stage rounded once; the total is exactly their sum. */
function stages(values: readonly Decimal[]): CarbonStages {
  const [a1, a2, a3, a4] = values.map(emission) as [DecimalText, DecimalText, DecimalText, DecimalText]
  return { a1, a2, a3, a4, total: emission(sum([a1, a2, a3, a4])) }
}
