import * as z from 'zod'
import { byName } from '../kit/collation'
import { type DecimalText, kilograms, sum } from '../kit/money'
import { id, plainDate } from '../kit/shape'
import { daysBetween } from '../kit/time'
import type { CarbonSum } from '../materials/carbon/plant-month'
import { type CarbonBand, carbonBand } from '../mixdesign/carbon-band'

const MOST_DAYS = 400

export const CarbonEmissionAsk = z
  .strictObject({ from: plainDate(), to: plainDate(), plantId: id().optional() })
  .refine(of => of.from <= of.to, { path: ['to'], message: 'The end is before the start' })
  .refine(of => daysBetween(of.from, of.to) <= MOST_DAYS, {
    path: ['to'],
    message: `At most ${MOST_DAYS} days`,
  })
export type CarbonEmissionAsk = z.output<typeof CarbonEmissionAsk>

/** Loads of one plant, month and strength as summed by the database; kg CO2e of the stages of EN 15804. */
export type CarbonCell = {
  plantId: string
  plantName: string
  month: string
  strengthMpa: number
  deliveries: number
  /** Without batch weights: their A1 is that of the mix. */
  theoretical: number
  /** Without any known carbon: left out of every sum. */
  unknown: number
  cubicMetres: DecimalText
  a1: DecimalText
  a2: DecimalText
  a3: DecimalText
  a4: DecimalText
}

export type CarbonClassSum = CarbonSum & { strengthMpa: number; perCubicMetreA1A3: DecimalText; band: string | null }
export type CarbonEmission = {
  total: CarbonSum | null
  unknown: number
  byPlantMonth: CarbonSum[]
  byClass: CarbonClassSum[]
}

/** Sums weighted by volume: Σ kgCO2e / Σ m³, never a mean of means. Bands are of A1–A3 per m³ within the strength class. */
export function carbonEmission(cells: readonly CarbonCell[], bands: readonly CarbonBand[]): CarbonEmission {
  const known = cells.filter(cell => Number(cell.cubicMetres) > 0)
  const grouped = (key: (cell: CarbonCell) => string) =>
    [...Map.groupBy(known, key)].map(([name, of]) => sumOf(name, of))
  const places = grouped(cell => `${cell.plantName} ${cell.month}`)
  const byClass = [...Map.groupBy(known, cell => cell.strengthMpa)]
    .sort(([a], [b]) => a - b)
    .map(([strengthMpa, of]) => {
      const found = { ...sumOf(`C${strengthMpa}`, of), plant: null, month: null, strengthClass: `C${strengthMpa}` }
      const gate = gatePerCubicMetre(found)
      return {
        ...found,
        strengthMpa,
        perCubicMetreA1A3: gate,
        band: carbonBand(gate, strengthMpa, bands)?.name ?? null,
      }
    })
  return {
    total: known.length ? { ...sumOf('All', known), plant: null, month: null } : null,
    unknown: cells.reduce((count, cell) => count + cell.unknown, 0),
    byPlantMonth: places.sort((a, b) => byName(a.key, b.key)),
    byClass,
  }
}

/** A1–A3: cradle to the gate of the plant, kg CO2e per m³. The one figure of that name. */
export function gatePerCubicMetre({ load, cubicMetres }: Pick<CarbonSum, 'load' | 'cubicMetres'>): DecimalText {
  return kilograms(sum([load.a1, load.a2, load.a3]).div(cubicMetres))
}

function sumOf(key: string, cells: readonly CarbonCell[]): CarbonSum {
  const of = (stage: 'a1' | 'a2' | 'a3' | 'a4') => sum(cells.map(cell => cell[stage]))
  const count = (what: 'deliveries' | 'theoretical') => cells.reduce((total, cell) => total + cell[what], 0)
  const [a1, a2, a3, a4] = [of('a1'), of('a2'), of('a3'), of('a4')]
  // Each is rounded once: of rounded stages the sum would be another one than that of the loads.
  const total = sum([a1, a2, a3, a4])
  const cubicMetres = sum(cells.map(cell => cell.cubicMetres)).toFixed(2)
  return {
    key,
    plant: cells[0]?.plantName ?? null,
    month: cells[0]?.month ?? null,
    strengthClass: null,
    deliveries: count('deliveries'),
    theoretical: count('theoretical'),
    cubicMetres,
    load: {
      ...{ a1: kilograms(a1), a2: kilograms(a2), a3: kilograms(a3), a4: kilograms(a4) },
      total: kilograms(total),
    },
    perCubicMetre: kilograms(total.div(cubicMetres)),
  }
}
