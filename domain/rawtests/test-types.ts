import { GRADING_SPECIFICATIONS } from './limits/grading-limits'
import { SIEVES, type SieveSeries, sieveName } from './sieve-sizes'

export const TEST_TYPE_LIST = [
  { testType: 'sieve', name: 'Sieve analysis', materialKinds: ['sand', 'stone'] },
  { testType: 'cement', name: 'Cement', materialKinds: ['cement'] },
] as const

export const testTypesFor = (materialKind: string) =>
  TEST_TYPE_LIST.filter(type => (type.materialKinds as readonly string[]).includes(materialKind))

export type SieveSize = { size: number; name: string; usName: string; series: SieveSeries[] }

/** Every sieve in mm, coarse to fine, with the series it belongs to. */
export function allSieves(): SieveSize[] {
  const series = Object.keys(SIEVES) as SieveSeries[]
  const sizes = [...new Set(series.flatMap(name => SIEVES[name]))].sort((a, b) => b - a)
  return sizes.map(size => ({
    size,
    name: sieveName(size),
    usName: sieveName(size, 'us'),
    series: series.filter(name => SIEVES[name].includes(size)),
  }))
}

/** The sieves that the standards name for single aggregates, and for all-in aggregate of concrete. */
export const sievesFor = (use: 'aggregates' | 'concrete'): SieveSize[] => {
  const named = GRADING_SPECIFICATIONS.filter(row => (row.material === 'all-in') === (use === 'concrete'))
  const sizes = new Set(named.flatMap(row => row.limits.map(limit => limit.size)))
  return allSieves().filter(sieve => sizes.has(sieve.size))
}
