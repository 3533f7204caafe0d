import { within } from '~/domain/kit/within'
import { given, QUANTITIES } from '../../bounds'
import figures from '../../tables/bre-figures.json'

/** Two fits of BRE 331 Figure 5: `examples` is nearest the worked examples (±5 kg), `chart` nearest the lines (±4.5 kg). */
export type DensityFit = 'examples' | 'chart'

/**
 * Wet density of fully compacted concrete, kg/m³, from the aggregates' relative density (saturated surface-dry), free
 * water kg/m³ and entrained air %; air takes off 10·a·RD. BRE 331 Figure 5 and §8.
 */
export function wetDensity(relativeDensity: number, water: number, air = 0, fit: DensityFit = 'examples'): number {
  const rd = given(relativeDensity, 'relativeDensity', QUANTITIES.aggregateDensity)
  const w = within(water, 'water', QUANTITIES.water.bounds, 'kg/m³')
  const [c0, c1, c2, c3] = figures.fig5.c as [number, number, number, number]
  const solid = fit === 'chart' ? c0 + c1 * rd + c2 * w + c3 * rd * w : 1144.3 * rd + 5.04 * w - 2.459 * rd * w - 357.8
  return solid - 10 * given(air, 'air', QUANTITIES.air) * rd
}
