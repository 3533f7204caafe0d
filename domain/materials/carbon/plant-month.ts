import type { DecimalText } from '~/domain/kit/money'
import type { CarbonStages } from './delivery-carbon'

export type CarbonSum = {
  key: string
  plant: string | null
  month: string | null
  strengthClass: string | null
  deliveries: number
  theoretical: number
  cubicMetres: DecimalText
  load: CarbonStages
  /** Σ kgCO2e / Σ m³, weighted by volume, never the mean of means. */
  perCubicMetre: DecimalText
}
