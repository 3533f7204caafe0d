import type { Grading } from '~/domain/rawtests/grading'
import type { Kind } from '../optimise/constituent'

/** A material of the stores with what its latest approved test says; densities relative to water, SSD for aggregates. */
export type BenchMaterial = { materialId: string; name: string; relativeDensity: number }
export type BenchAggregate = BenchMaterial & {
  grading: Grading
  testNo: string
  /** Per cent of the dry mass. */
  absorption: number
}
export type BenchMaterials = {
  cement: BenchMaterial
  addition: (BenchMaterial & { kind: Kind }) | null
  water: BenchMaterial
  /** Its solids in per cent as declared; without them it counts as water whole. */
  admixture: (BenchMaterial & { solidsPercent: string | null }) | null
  fine: BenchAggregate
  /** Finest first. */
  stones: BenchAggregate[]
}

/** Of all stone by equal parts: what a method that knows one coarse aggregate is given before it is split. */
export const meanOf = (stones: readonly BenchAggregate[], figure: 'relativeDensity' | 'absorption'): number =>
  stones.reduce((sum, stone) => sum + stone[figure], 0) / stones.length
