import type { Decimal } from 'decimal.js'
import { EngineeringFault } from '~/domain/kit/fault'
import { type DecimalText, decimal, sum } from '~/domain/kit/money'

type Kg = DecimalText | number
/** Saturated surface-dry mass; total moisture and absorption in per cent of the oven-dry mass. */
export type MoistAggregate = { kg: Kg; moisture: Kg; absorption: Kg }
export type MoistMasses = { waters: Decimal[]; aggregates: Decimal[]; free: Decimal }

/**
 * The one home of moisture. Aggregates are weighed wet, SSD·(1 + moisture)/(1 + absorption); their free water comes off the
 * waters in the order given until nothing is left of it, so the total mass stays as designed. Aggregates drier than
 * saturated add to the first water. Fault `water-below-zero` when they bring more than all waters hold. ACI PRC-211.1-22 §5.3.9.
 */
export function freeWater(waters: readonly Kg[], aggregates: readonly MoistAggregate[]): MoistMasses {
  const wet = aggregates.map(({ kg, moisture, absorption }) =>
    decimal(kg).times(decimal(moisture).plus(100)).div(decimal(absorption).plus(100)),
  )
  const free = sum(wet).minus(sum(aggregates.map(({ kg }) => kg)))
  let left = free
  const less = waters.map(kg => {
    const take = left.lessThan(kg) ? left : decimal(kg)
    left = left.minus(take)
    return decimal(kg).minus(take)
  })
  if (left.greaterThan(0))
    throw new EngineeringFault(
      'water-below-zero',
      `The aggregates carry ${left.toFixed(1)} kg more free water than the mix takes`,
      'water',
    )
  return { waters: less, aggregates: wet, free }
}

/** The other way: what an aggregate that was weighed wet is saturated surface-dry; the rest of it is free water. */
export const saturated = ({ kg, moisture, absorption }: MoistAggregate): Decimal =>
  decimal(kg).times(decimal(absorption).plus(100)).div(decimal(moisture).plus(100))
