import type { CementReadings, CementResults } from './limits'

type Property = { key: string; label: string; unit: string; decimals: number; example: string }

/** What is read of a cement, in the order of a mill certificate; strengths by their age in days. */
export const CEMENT_PROPERTIES: readonly Property[] = [
  { key: 'strength.1', label: 'Strength 1 d', unit: 'MPa', decimals: 1, example: '' },
  { key: 'strength.2', label: 'Strength 2 d', unit: 'MPa', decimals: 1, example: '24.6' },
  { key: 'strength.3', label: 'Strength 3 d', unit: 'MPa', decimals: 1, example: '' },
  { key: 'strength.7', label: 'Strength 7 d', unit: 'MPa', decimals: 1, example: '39.8' },
  { key: 'strength.28', label: 'Strength 28 d', unit: 'MPa', decimals: 1, example: '52.3' },
  { key: 'initialSet', label: 'Initial set', unit: 'min', decimals: 0, example: '155' },
  { key: 'expansion', label: 'Expansion', unit: 'mm', decimals: 1, example: '0.5' },
  { key: 'blaine', label: 'Blaine', unit: 'm²/kg', decimals: 0, example: '362' },
  { key: 'autoclave', label: 'Autoclave', unit: '%', decimals: 2, example: '' },
  { key: 'mortarAir', label: 'Air of mortar', unit: '%', decimals: 1, example: '' },
  { key: 'sulfate', label: 'SO₃', unit: '%', decimals: 2, example: '2.7' },
  { key: 'chloride', label: 'Chloride', unit: '%', decimals: 3, example: '0.012' },
  { key: 'lossOnIgnition', label: 'Loss on ignition', unit: '%', decimals: 2, example: '2.1' },
  { key: 'insoluble', label: 'Insoluble residue', unit: '%', decimals: 2, example: '0.6' },
]

/** One property of the results, null where it was not tested. */
export function cementValue(results: CementResults, key: string): number | null {
  const [name = '', age] = key.split('.')
  if (age) return results.strength?.[age] ?? null
  return (results[name as Exclude<keyof CementResults, 'strength'>] as number | null | undefined) ?? null
}

/** The results of properties by key; null means not tested. */
export function cementResultsOf(values: Readonly<Record<string, number | null | undefined>>): CementReadings {
  const results: Record<string, unknown> & { strength: Record<string, number> } = { strength: {} }
  for (const { key } of CEMENT_PROPERTIES) {
    const value = values[key]
    if (value === null || value === undefined) continue
    const [name = '', age] = key.split('.')
    if (age) results.strength[age] = value
    else results[name] = value
  }
  return results as CementReadings
}
