import { barChart } from '~/domain/kit/chart/bar-chart'
import type { Drawing, DrawingOptions } from '~/domain/kit/chart/drawing'
import { figure } from '~/domain/kit/chart/figure'
import type { Tarantula } from '~/domain/rawtests/aggregate/tarantula'

/** Percent retained on each sieve, coarse to fine, against the band of the Tarantula curve. */
export function tarantulaGraph({ sieves }: Tarantula, options: DrawingOptions): Drawing {
  return barChart({
    ...options,
    measure: 'Retained, %',
    across: 'Sieve, mm',
    categories: sieves.map(sieve => figure(sieve.size, 3)),
    series: [{ name: 'Retained, %', values: sieves.map(sieve => sieve.retained) }],
    allowed: { name: 'Tarantula band', ranges: sieves },
  })
}
