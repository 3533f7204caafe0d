import { type DecimalText, sum } from '~/domain/kit/money'
import { emission } from './checked'
import type { CarbonStages } from './delivery-carbon'

/** What a delivery order left behind when it was computed; summing never looks at today's factors. */
export type DeliveryCarbonRow = {
  plant: string
  /** Business day, yyyy-MM-dd. */
  day: string
  strengthClass: string
  cubicMetres: DecimalText
  load: CarbonStages
  basis: 'batched' | 'theoretical'
}

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

/** Deliveries summed per plant and month, plants and months in order; kgCO2e exactly, by decimals. */
export function carbonByPlantMonth(rows: readonly DeliveryCarbonRow[]): CarbonSum[] {
  return grouped(rows, row => ({ plant: row.plant, month: row.day.slice(0, 7), strengthClass: null }))
}

/** Deliveries summed per strength class. */
export function carbonByClass(rows: readonly DeliveryCarbonRow[]): CarbonSum[] {
  return grouped(rows, row => ({ plant: null, month: null, strengthClass: row.strengthClass }))
}

/** All deliveries as one sum; null when there are none. */
export function carbonTotal(rows: readonly DeliveryCarbonRow[]): CarbonSum | null {
  return grouped(rows, () => ({ plant: null, month: null, strengthClass: null }))[0] ?? null
}

type Place = Pick<CarbonSum, 'plant' | 'month' | 'strengthClass'>

function grouped(rows: readonly DeliveryCarbonRow[], placeOf: (row: DeliveryCarbonRow) => Place): CarbonSum[] {
  const groups = new Map<string, { place: Place; rows: DeliveryCarbonRow[] }>()
  for (const row of rows) {
    const place = placeOf(row)
    const key = [place.plant, place.month, place.strengthClass].filter(Boolean).join(' · ')
    const group = groups.get(key) ?? { place, rows: [] }
    group.rows.push(row)
    groups.set(key, group)
  }
  return [...groups]
    .map(([key, group]) => ({ key, ...group.place, ...sumOf(group.rows) }))
    .sort((a, b) => a.key.localeCompare(b.key))
}

function sumOf(rows: readonly DeliveryCarbonRow[]) {
  const of = (stage: keyof CarbonStages) => emission(sum(rows.map(row => row.load[stage])))
  const volume = sum(rows.map(row => row.cubicMetres))
  const load = { a1: of('a1'), a2: of('a2'), a3: of('a3'), a4: of('a4'), total: of('total') }
  return {
    deliveries: rows.length,
    theoretical: rows.filter(row => row.basis === 'theoretical').length,
    cubicMetres: volume.toFixed(2),
    load,
    perCubicMetre: volume.isZero() ? emission(volume) : emission(sum([load.total]).div(volume)),
  }
}
