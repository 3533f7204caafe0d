import { EngineeringFault } from '~/domain/kit/fault'
import { type Bounds, within } from '~/domain/kit/within'
import { given, oneOf, type Quantity } from '../bounds'

export const KINDS = ['cement', 'ggbs', 'pfa', 'silica-fume', 'water', 'admixture', 'coarse', 'fine'] as const
export type Kind = (typeof KINDS)[number]

export type Constituent = {
  id: string
  kind: Kind
  /** Relative density, aggregates saturated surface-dry. */
  density: number
  /** Price and carbon (A1–A3) per kg; a price that rises after some amount is entered as two constituents, the first limited. */
  cost: number
  gwp: number
  /** Most that the silos can give, kg per m³ of concrete; see {@link availableFrom}. */
  available?: number
  /** Either not used at all or at least this much, kg/m³. */
  leastUsed?: number
  /** Weighable step, kg; 1 for solids and water, 0.01 for admixtures when not given. */
  step?: number
  /** Chloride and alkali (Na₂O equivalent), per cent of its mass, as its supplier declares them. */
  chloride?: number
  alkali?: number
  /** Percent passing by sieve in mm; aggregates only. */
  passing?: Readonly<Record<string, number>>
}

const DENSITIES: Record<Kind, Bounds> = {
  cement: [2.5, 3.3],
  ggbs: [2.7, 3],
  pfa: [1.9, 2.8],
  'silica-fume': [2.1, 2.4],
  water: [0.99, 1.01],
  admixture: [0.9, 1.5],
  coarse: [2.2, 3.2],
  fine: [2.2, 3.2],
}

export const BINDERS: readonly Kind[] = ['cement', 'ggbs', 'pfa', 'silica-fume']
export const AGGREGATES: readonly Kind[] = ['coarse', 'fine']

/** kg per m³ that a stock (kg) can give over a planned volume (m³). */
export function availableFrom(stock: number, volume: number): number {
  return within(stock, 'stock', [0, 1e9], 'kg') / within(volume, 'volume', [0.01, 1e6], 'm³')
}

/** A constituent of which no more is taken than the stock (kg) gives for a planned volume (m³); null is no limit. */
export const withinStock = (one: Constituent, stock: string | null, volume: number): Constituent =>
  stock === null ? one : { ...one, available: availableFrom(Math.max(0, Number(stock)), volume) }

/**
 * The list itself when every constituent is sound. Faults: `missing-constituent`, `doubled-constituent`, `unknown-choice`,
 * `not-a-number`, `units-mixed-up` (2650 for 2.65), `out-of-bounds`, `passing-not-falling`, `missing-grading`.
 */
export function soundConstituents(list: readonly Constituent[]): readonly Constituent[] {
  for (const kinds of [BINDERS, ['water'], AGGREGATES] as const) {
    if (!list.some(one => (kinds as readonly Kind[]).includes(one.kind))) {
      throw new EngineeringFault('missing-constituent', `A mix needs ${kinds.join(' or ')}`, 'constituents')
    }
  }
  const ids = new Set<string>()
  for (const one of list) {
    if (ids.has(one.id)) throw new EngineeringFault('doubled-constituent', `${one.id} is listed twice`, one.id)
    ids.add(one.id)
    sound(one)
  }
  return list
}

export function stepOf(one: Constituent): number {
  return one.step ?? (one.kind === 'admixture' ? 0.01 : 1)
}

function sound(one: Constituent): void {
  oneOf(one.kind, `${one.id}.kind`, KINDS)
  const density: Quantity = { unit: '', bounds: DENSITIES[one.kind], twins: { 'kg/m³': 0.001 } }
  given(one.density, `${one.id}.density`, density)
  within(one.cost, `${one.id}.cost`, [0, 1e4])
  within(one.gwp, `${one.id}.gwp`, [-5, 50])
  within(one.available ?? 0, `${one.id}.available`, [0, 1e11])
  within(one.leastUsed ?? 0, `${one.id}.leastUsed`, [0, 2500])
  within(stepOf(one), `${one.id}.step`, [1e-4, 100])
  within(one.chloride ?? 0, `${one.id}.chloride`, [0, 100], '%')
  within(one.alkali ?? 0, `${one.id}.alkali`, [0, 100], '%')
  if (!AGGREGATES.includes(one.kind)) return
  if (!one.passing) throw new EngineeringFault('missing-grading', `${one.id} has no grading`, one.id)
  const falling = Object.entries(one.passing).sort(([a], [b]) => Number(b) - Number(a))
  const most = Math.max(...falling.map(([, percent]) => percent))
  if (most > 0 && most <= 1)
    throw new EngineeringFault('units-mixed-up', `${one.id} passes ${most} at most: that reads as fractions`, one.id)
  let above = 100
  for (const [sieve, percent] of falling) {
    within(Number(sieve), `${one.id}.sieve`, [0.01, 200], 'mm')
    if (within(percent, `${one.id}.passing.${sieve}`, [0, 100], '%') > above) {
      throw new EngineeringFault('passing-not-falling', `${one.id} passes more at ${sieve} mm than above it`, one.id)
    }
    above = percent
  }
}
