import type { Grading } from '../grading'
import { type Judge, judged, type SieveResult, unlessUnused } from '../sieve-result'
import { type Blend, blend } from './blend'
import { type Shilstone, shilstone } from './shilstone'
import { type Tarantula, tarantula } from './tarantula'

/** One aggregate of a mix: its share of all aggregate by mass and, where known, its relative density. */
export type BlendPart = { name: string; share: number; density?: number | null; grading: Grading }

export type AggregateBlend = Blend &
  Omit<SieveResult, 'analysis'> & {
    /** Null where the parts were not tested on the sieves it needs, or no cementitious content (kg/m³) was given. */
    shilstone: Shilstone | null
    tarantula: Tarantula | null
  }

/** The combined aggregate of a mix, judged and placed on the charts of combined gradings. Faults: those of the blend. */
export function aggregateBlend(
  parts: readonly BlendPart[],
  { judge, cementitious }: { judge: Judge | null; cementitious?: number | undefined },
): AggregateBlend {
  const blended = blend({ parts: parts.map(part => ({ ...part, grading: [...part.grading] })) })
  const { grading } = blended
  return {
    ...blended,
    ...judged(grading, judge),
    shilstone: cementitious === undefined ? null : unlessUnused(() => shilstone({ grading, cementitious })),
    tarantula: unlessUnused(() => tarantula(grading)),
  }
}
