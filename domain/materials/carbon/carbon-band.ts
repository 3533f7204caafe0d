import * as z from 'zod'
import { EngineeringFault } from '~/domain/kit/fault'
import type { DecimalText } from '~/domain/kit/money'
import { anyDecimal } from '~/domain/kit/shape'
import { checked } from './checked'

/** Bands of one strength class (or of all, where the class is absent): name and the most kgCO2e per m³, best first. */
export const CarbonBands = z.array(
  z.strictObject({
    strengthClass: z.string().nullish(),
    bands: z
      .array(z.strictObject({ name: z.string().min(1), upTo: anyDecimal(3).nullable() }))
      .min(1)
      .max(20),
  }),
)
export type CarbonBands = z.input<typeof CarbonBands>

/** A strength class of EN 206, or one that the company has bands for; else `unknown-class`: it has no band of its own. */
export function classOf(strengthClass: string, table: CarbonBands = []): string {
  if (/^C\d{1,3}\/\d{1,3}$/.test(strengthClass) || table.some(row => row.strengthClass === strengthClass))
    return strengthClass
  throw new EngineeringFault('unknown-class', `no strength class ${strengthClass}`, 'strengthClass')
}

/**
 * The band of a mix by table (kgCO2e per m³, A1–A3), the class's own row before the general one; null when it is beyond the
 * last band or no row fits. No benchmark is built in: publishers do not allow it. A table that does not rise is `bands-out-of-order`.
 */
export function carbonBand(perCubicMetre: DecimalText, strengthClass: string, table: CarbonBands): string | null {
  const value = checked(perCubicMetre, 'perCubicMetre', [-500, 2000], 'kgCO2e/m³')
  const row = table.find(found => found.strengthClass === strengthClass) ?? table.find(found => !found.strengthClass)
  if (!row) return null
  const tops = row.bands.map(band => (band.upTo === null ? null : checked(band.upTo, band.name, [-500, 5000])))
  tops.forEach((top, index) => {
    const before = index === 0 ? undefined : tops[index - 1]
    if (before === null || (before !== undefined && top?.lessThanOrEqualTo(before))) {
      throw new EngineeringFault('bands-out-of-order', 'the bands do not rise', row.bands[index]!.name)
    }
  })
  const at = tops.findIndex(top => top === null || value.lessThanOrEqualTo(top))
  return at === -1 ? null : row.bands[at]!.name
}
