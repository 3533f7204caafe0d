import { within } from '~/domain/kit/within'
import { oneOf } from '../../bounds'
import table from '../../tables/bre.json'
import figures from '../../tables/bre-figures.json'
import type { MaxSize } from './water'
import { type SlumpClass, slumpColumn } from './water'

/**
 * Fine aggregate, percent of all aggregate, by maximum size, slump, percent of the sand passing 600 µm (15–100) and
 * free-water/cement ratio. Our fit of BRE 331 Figure 6.
 */
export function finesShare(maxSize: MaxSize, slump: SlumpClass | number, passing600: number, ratio: number): number {
  oneOf(maxSize, 'maxSize', [10, 20, 40])
  const p = within(passing600, 'passing600', [15, 100], '%')
  within(ratio, 'ratio', [0.2, 1])
  const name = table.slumps[slumpColumn(slump)]
  const fit = figures.fig6.rows.find(row => row.dmax === maxSize && row.slump === name)!
  return fit.a2 * p * p + fit.a1 * p + fit.a0 + (fit.s1 * p + fit.s0) * (ratio - 0.5)
}
