import { type DecimalText, decimal } from '../kit/money'

export type CarbonBand = {
  name: string
  strengthClass: string | null
  upTo: DecimalText | null
  description: string | null
}

/**
 * The band of a mix by its kg CO2e per m³ (A1–A3): the bands of its own strength class if there are any, else those for all
 * classes; the first whose limit is not passed. Null where no band is kept or carbon is unknown.
 */
export function carbonBand<Band extends CarbonBand>(
  gwpPerM3: DecimalText | null,
  strengthMpa: number,
  bands: readonly Band[],
): Band | null {
  if (gwpPerM3 === null) return null
  const own = bands.filter(band => isOf(band.strengthClass, strengthMpa))
  const kept = own.length ? own : bands.filter(band => band.strengthClass === null)
  const rising = [...kept].sort((a, b) => limit(a) - limit(b))
  return rising.find(band => band.upTo === null || decimal(gwpPerM3).lte(band.upTo)) ?? null
}

const limit = (band: CarbonBand) => (band.upTo === null ? Number.POSITIVE_INFINITY : Number(band.upTo))

/** `C30/37` and `C30` are both the class of 30 MPa. */
const isOf = (strengthClass: string | null, strengthMpa: number) =>
  strengthClass !== null && Number(/^C?(\d+)/i.exec(strengthClass)?.[1]) === strengthMpa
