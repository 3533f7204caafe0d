import * as z from 'zod'
import { pagingShape } from '../kit/page'
import { anyDecimal, id, plainDate, queryFlag, requiredText } from '../kit/shape'

const version = { version: z.int().min(1, 'Version is required') }
const active = z.boolean().default(true)
const between = (places: number, label: string, most: number) =>
  anyDecimal(places, label).refine(
    value => Number(value) >= 0 && Number(value) <= most,
    `${label} lies between 0 and ${most}`,
  )

/** kg CO2e per kWh, litre, tonne-kilometre and kilometre; kWh and litres per m³. */
const config = {
  plantId: id().nullish(),
  validFrom: plainDate(),
  electricityPerKwh: between(6, 'Electricity', 5),
  dieselPerLitre: between(6, 'Diesel', 10),
  kwhPerM3: between(4, 'Electricity per m³', 500),
  dieselLitresPerM3: between(4, 'Diesel per m³', 100),
  hgvPerTkm: between(6, 'Haulage', 5),
  hgvEmptyPerKm: between(6, 'Empty lorry', 20),
  source: requiredText('Source', 200),
  active,
}
export const CarbonConfigCreate = z.strictObject(config)
export const CarbonConfigUpdate = z.strictObject({ ...config, ...version })
export const CarbonConfigList = z.strictObject({ ...pagingShape, active: queryFlag(), plantId: id().optional() })
export type CarbonConfigAsk = z.output<typeof CarbonConfigList>
