import * as z from 'zod'
import { entryOf } from '~/domain/kit/among'
import { EngineeringFault } from '~/domain/kit/fault'
import { type Bounds, within } from '~/domain/kit/within'
import { between, QUANTITIES, reading } from '~/domain/mixdesign/bounds'
import table from '~/domain/rawtests/data/cement-limits.json'

type Strength = Partial<Record<string, { min?: number; max?: number }>>
type En197Class = { strength: Strength; initialSetMin: number; expansionMax: number; note?: string }
type C150Type = { strength: Strength; blaineMax?: number }

export const EN197_CLASSES: Record<string, En197Class> = table.en197.classes
export const C150_TYPES: Record<string, C150Type> = table.c150.types

const BOUNDS: Record<string, { bounds: Bounds; unit: string }> = {
  strength: { bounds: [1, 90], unit: 'MPa' },
  initialSet: { bounds: [20, 600], unit: 'min' },
  expansion: { bounds: [0, 30], unit: 'mm' },
  blaine: { bounds: [200, 800], unit: 'm²/kg' },
  autoclave: { bounds: [-1, 5], unit: '%' },
  mortarAir: { bounds: [0, 30], unit: '%' },
  sulfate: { bounds: [0, 10], unit: '%' },
  chloride: { bounds: [0, 1], unit: '%' },
  lossOnIgnition: { bounds: [0, 20], unit: '%' },
  insoluble: { bounds: [0, 20], unit: '%' },
}

/** Strength in MPa keyed by age in days; set in min, expansion mm, Blaine m²/kg, the rest in percent. */
export const CementResults = z.strictObject({
  strength: z.record(z.string().regex(/^\d+$/), z.number()).default({}),
  initialSet: z.number().nullish(),
  expansion: reading({ ...QUANTITIES.opening, bounds: [0, 30] }).nullish(),
  blaine: between(200, 800, 'm²/kg').nullish(),
  autoclave: reading({ ...QUANTITIES.traces, bounds: [-1, 5] }).nullish(),
  mortarAir: reading({ ...QUANTITIES.air, bounds: [0, 30] }).nullish(),
  sulfate: reading({ ...QUANTITIES.oxide, bounds: [0, 10] }).nullish(),
  chloride: reading(QUANTITIES.chloride).nullish(),
  lossOnIgnition: reading(QUANTITIES.oxide).nullish(),
  insoluble: reading(QUANTITIES.traces).nullish(),
})
export type CementResults = z.input<typeof CementResults>
export type CementReadings = z.output<typeof CementResults>
type Property = Exclude<keyof CementResults, 'strength'>

export type CementFinding = {
  rule: string
  unit: string
  value: number | null
  min: number | null
  max: number | null
  verdict: 'pass' | 'fail' | 'not tested'
}
export type CementVerdict = { verdict: 'pass' | 'fail' | 'incomplete'; findings: CementFinding[] }

/**
 * Cement against EN 197-1 Table 3 for a strength class ("42.5N"), with the chemical limits of CEM I and III where tested.
 * `single` loosens strength, setting and sulfate to the limits for a single result (Table 10). Unknown class: `unknown-class`.
 */
export function cementEn197(results: CementResults, strengthClass: string, single = false): CementVerdict {
  const limits = entryOf(EN197_CLASSES, strengthClass)
  if (!limits) throw new EngineeringFault('unknown-class', `no strength class ${strengthClass}`, 'class')
  const { singleResult: slack, chemical } = table.en197
  const loosen = (age: string) => (single ? (age === '28' ? slack.strength28Below : slack.strengthEarlyBelow) : 0)
  const set = single
    ? (entryOf(slack.initialSetMin, strengthClass.slice(0, 4)) ?? limits.initialSetMin)
    : limits.initialSetMin
  const sulfate = chemical.sulfateLow.includes(strengthClass) ? chemical.sulfateMax.low : chemical.sulfateMax.high
  const sulfateMax = sulfate + (single ? slack.sulfateAbove : 0)
  return verdict([
    ...strengthFindings(results, limits.strength, loosen),
    finding(results, 'initialSet', 'initial set', set, null),
    finding(results, 'expansion', 'expansion', null, limits.expansionMax),
    ...optional(results, 'sulfate', 'sulfate (SO3)', null, sulfateMax),
    ...optional(results, 'chloride', 'chloride', null, chemical.chlorideMax),
    ...optional(results, 'lossOnIgnition', 'loss on ignition', null, chemical.lossOnIgnitionMax),
    ...optional(results, 'insoluble', 'insoluble residue', null, chemical.insolubleMax),
  ])
}

/** Cement against ASTM C150 for a type ("I", "II(MH)", "III" …): strength, Vicat set, Blaine, autoclave, mortar air. */
export function cementC150(results: CementResults, type: string): CementVerdict {
  const limits = entryOf(C150_TYPES, type)
  if (!limits) throw new EngineeringFault('unknown-type', `no cement type ${type}`, 'type')
  const all = table.c150.all
  const blaineMin = all.blaineMinExcept.includes(type) ? null : all.blaineMin
  return verdict([
    ...strengthFindings(results, limits.strength, () => 0),
    finding(results, 'initialSet', 'initial set', all.vicatInitialMin, all.vicatInitialMax),
    ...(blaineMin === null && limits.blaineMax === undefined
      ? []
      : [finding(results, 'blaine', 'Blaine fineness', blaineMin, limits.blaineMax ?? null)]),
    finding(results, 'autoclave', 'autoclave expansion', null, all.autoclaveMax),
    finding(results, 'mortarAir', 'air of mortar', null, all.mortarAirMax),
  ])
}

function strengthFindings(results: CementResults, ages: Strength, loosen: (age: string) => number): CementFinding[] {
  return Object.entries(ages).map(([age, limit]) => {
    const value = results.strength?.[age]
    const min = limit?.min === undefined ? null : limit.min - loosen(age)
    return judge(`strength at ${age} d`, 'strength', value, min, limit?.max ?? null)
  })
}

function finding(results: CementResults, key: Property, rule: string, min: number | null, max: number | null) {
  return judge(rule, key, results[key], min, max)
}

function optional(results: CementResults, key: Property, rule: string, min: number | null, max: number | null) {
  return results[key] === null || results[key] === undefined ? [] : [finding(results, key, rule, min, max)]
}

function judge(
  rule: string,
  key: string,
  given: number | null | undefined,
  min: number | null,
  max: number | null,
): CementFinding {
  const { bounds, unit } = BOUNDS[key]!
  if (given === null || given === undefined) return { rule, unit, value: null, min, max, verdict: 'not tested' }
  const value = within(given, rule, bounds, unit)
  const pass = (min === null || value >= min - 1e-9) && (max === null || value <= max + 1e-9)
  return { rule, unit, value, min, max, verdict: pass ? 'pass' : 'fail' }
}

function verdict(findings: CementFinding[]): CementVerdict {
  const has = (wanted: CementFinding['verdict']) => findings.some(row => row.verdict === wanted)
  return { verdict: has('fail') ? 'fail' : has('not tested') ? 'incomplete' : 'pass', findings }
}
