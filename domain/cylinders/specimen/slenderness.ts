import table from '~/domain/cylinders/data/specimen.json'
import { EngineeringFault } from '~/domain/kit/fault'
import { within } from '~/domain/kit/within'

/**
 * Factor on the strength of a short cylinder (ASTM C39 §9.2): .98 at L/D 1.75, .96 at 1.50, .93 at 1.25, .87 at 1.00,
 * straight between; above 1.75 none. Below 1.00 the specimen is refused (`too-short`). For 14 to 42 MPa and normal or
 * 1600 to 1920 kg/m³ lightweight concrete.
 */
export function slendernessFactor(length: number, diameter: number): number {
  const ratio = within(length, 'length', [50, 800], 'mm') / within(diameter, 'diameter', [50, 300], 'mm')
  if (ratio < 1)
    throw new EngineeringFault('too-short', `length over diameter is ${ratio.toFixed(2)}, below 1`, 'length')
  if (ratio > 1.75) return 1
  const factors = table.slenderness.factors as [number, number][]
  const above = factors.findIndex(([at]) => at >= ratio)
  const [highAt, high] = factors[above]!
  const [lowAt, low] = factors[Math.max(0, above - 1)]!
  return highAt === lowAt ? high : low + ((ratio - lowAt) / (highAt - lowAt)) * (high - low)
}
