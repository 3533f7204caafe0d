import { mean } from '../kit/statistics'
import { type Grading, type GradingPoint, measured } from './grading'

type Point = { day: string; grading: Grading; finenessModulus: number | null }
export type Curve = { name: string; grading: Grading }

/**
 * What a graph shows of many gradings of one aggregate or blend: the latest, the mean of the period and, where fineness
 * moduli are known, the coarsest and the finest of them. Points oldest first; days as yyyy-MM-dd.
 */
export function periodCurves(points: readonly Point[], show: (day: string) => string = day => day): Curve[] {
  const latest = points.at(-1)
  if (!latest) return []
  const curves: Curve[] = [{ name: `Latest, ${show(latest.day)}`, grading: latest.grading }]
  if (points.length < 3) return curves
  curves.push({ name: `Mean of ${points.length}`, grading: meanGrading(points.map(point => point.grading)) })
  const known = points
    .filter(point => point.finenessModulus !== null)
    .sort((a, b) => b.finenessModulus! - a.finenessModulus!)
  const [coarsest, finest] = [known[0], known.at(-1)]
  if (coarsest && finest && coarsest !== finest)
    curves.push(
      { name: `Coarsest, ${show(coarsest.day)}`, grading: coarsest.grading },
      { name: `Finest, ${show(finest.day)}`, grading: finest.grading },
    )
  return curves
}

/** The mean of percent passing at the sieves that every grading has; a passing between sieves is never invented. */
export function meanGrading(gradings: readonly Grading[]): GradingPoint[] {
  const sizes = [...new Set(gradings.flatMap(grading => grading.map(point => point.size)))].sort((a, b) => b - a)
  return sizes.flatMap(size => {
    const found = gradings.map(grading => measured(grading, size))
    return found.every(value => value !== undefined) ? [{ size, passing: mean(found as number[]) }] : []
  })
}
