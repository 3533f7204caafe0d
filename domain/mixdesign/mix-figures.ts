import type { Decimal } from 'decimal.js'
import { isFault } from '../deliveries/concrete-ledger-row'
import { NO_DOSE, waterOf } from '../deliveries/ledger-water'
import { type DecimalText, decimal, sum } from '../kit/money'
import { absoluteVolume, volumeCheck } from './design/absolute-volume'

/** A line of a recipe with what its material is: kg per m³ SSD, density in kg/m³, money and kg CO2e per kg where known. */
export type MixLine = {
  name: string
  kind: string
  kgPerM3: DecimalText
  density: DecimalText
  /** Of an admixture, per cent of its mass; its water counts whole where it is not declared. */
  solidsPercent?: DecimalText | null
  costPerKg: DecimalText | null
  carbonFactor: DecimalText | null
  carbonValidTo: string | null
}

export type MixFigures = {
  totalKg: DecimalText
  binderKg: DecimalText
  /** Free water over cement and additions; null without either. */
  waterCementRatio: DecimalText | null
  /** m³ that the lines and the air fill, and whether that is 1 within the tolerance. */
  volume: number
  volumeAccepted: boolean
  volumes: { name: string; volume: number }[]
  /** Per m³; null where one line does not say. */
  cost: DecimalText | null
  gwpPerM3: DecimalText | null
}

/** What a laboratory reads from a recipe; `on` is the day on which carbon factors must still be valid. Faults: those of the volume. */
export function mixFigures(lines: readonly MixLine[], airPercent: DecimalText, on: string): MixFigures {
  const parts = lines.map(({ name, kgPerM3, density }) => ({
    name,
    mass: Number(kgPerM3),
    relativeDensity: Number(density) / 1000,
  }))
  const air = Number(airPercent)
  const kg = (...kinds: string[]) => sum(lines.filter(line => kinds.includes(line.kind)).map(line => line.kgPerM3))
  const binder = kg('cement', 'addition')
  const { total, accepted } = volumeCheck(parts, air)
  const { cost, carbon } = mixCosts(lines, on)
  return {
    totalKg: sum(lines.map(line => line.kgPerM3)).toFixed(3),
    binderKg: binder.toFixed(3),
    waterCementRatio: waterToBinder(lines),
    volume: total,
    volumeAccepted: accepted,
    volumes: absoluteVolume(parts, air).volumes,
    cost: cost?.toFixed(2) ?? null,
    gwpPerM3: carbon?.toFixed(3) ?? null,
  }
}

/** Money and kg CO2e of a m³, unrounded; null where one material has no price, or no factor that is valid on the day. */
export function mixCosts(lines: readonly MixLine[], on: string): { cost: Decimal | null; carbon: Decimal | null } {
  const valid = (line: MixLine) => (line.carbonValidTo !== null && line.carbonValidTo < on ? null : line.carbonFactor)
  return { cost: weighted(lines, line => line.costPerKg), carbon: weighted(lines, valid) }
}

/**
 * Free water over all binder, rounded once, to three places as the ledger does: the ratio that a mix is known by. Its water is that of the ledger, with what
 * admixtures bring beyond 3 L/m³ (EN 206 §5.2.6), so that bench, mix, durability and load name one ratio.
 */
export function waterToBinder(
  lines: readonly Pick<MixLine, 'name' | 'kind' | 'density' | 'kgPerM3' | 'solidsPercent'>[],
): DecimalText | null {
  const binder = sum(lines.filter(({ kind }) => kind === 'cement' || kind === 'addition').map(of => of.kgPerM3))
  const { batched, free } = waterOf(
    lines.map(({ kgPerM3, solidsPercent, ...of }) => ({ ...of, kg: kgPerM3, solidsPercent: solidsPercent ?? null })),
    '1',
    NO_DOSE,
  )
  return binder.isZero() || batched.isZero() || isFault(free) ? null : free.div(binder).toDecimalPlaces(3).toFixed(4)
}

/** Σ kg × factor of a m³, unrounded; null where one line has none. */
function weighted(lines: readonly MixLine[], factorOf: (line: MixLine) => DecimalText | null) {
  const factors = lines.map(factorOf)
  if (factors.some(factor => factor === null)) return null
  return sum(lines.map((line, at) => decimal(line.kgPerM3).times(factors[at]!)))
}
