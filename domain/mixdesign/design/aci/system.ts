import { QUANTITIES, type Quantity } from '../../bounds'
import si from '../../tables/aci-si.json'
import us from '../../tables/aci-us.json'
import type { AciSystem } from '../target-mean-aci'

/** What differs between the US edition (lb, yd³, in., psi) and its metric twin (kg, m³, mm, MPa). */
export type AciUnits = {
  table: typeof us
  /** Volume proportioned for: 27 ft³ or 1 m³. */
  volume: number
  /** Each absolute volume is taken to this, as the guide does: 0.01 ft³. Its metric twin prints none and is exact. */
  volumeStep: number | null
  /** lb/ft³ or kg/m³. */
  waterDensity: number
  strength: Quantity
  slump: Quantity
  rodded: Quantity
  fresh: Quantity
  water: Quantity
  binder: Quantity
  /** Length of one inch in the slump's unit. */
  inch: number
}

export const ACI_UNITS: Record<AciSystem, AciUnits> = {
  us: {
    table: us,
    volume: 27,
    volumeStep: 0.01,
    waterDensity: 62.4,
    strength: QUANTITIES.strengthPsi,
    slump: QUANTITIES.slumpInches,
    rodded: QUANTITIES.roddedDensityUs,
    fresh: QUANTITIES.freshDensityUs,
    water: { unit: 'lb/yd³', bounds: [135, 506] },
    binder: { unit: 'lb/yd³', bounds: [168, 1180] },
    inch: 1,
  },
  si: {
    table: si,
    volume: 1,
    volumeStep: null,
    waterDensity: 1000,
    strength: QUANTITIES.strength,
    slump: QUANTITIES.slump,
    rodded: QUANTITIES.roddedDensity,
    fresh: QUANTITIES.freshDensity,
    water: QUANTITIES.water,
    binder: QUANTITIES.cement,
    inch: 25.4,
  },
}
