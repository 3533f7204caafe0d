import { askedTogether, DURABILITY_OF, exposureName } from './durability'
import { type ContentRules, contentLimits, type Reinforcement } from './durability-contents'
import { type ExposureClass, exposureClassesOf } from './requisition-choices'

export type Demand = {
  strengthMpa: number
  /** Those that hold at the same place. */
  exposureClasses: readonly string[]
  targetCarbon: string | null
  reinforcement?: Reinforcement
}
/**
 * ratio is w/(c + k·a), equivalent c + k·a in kg per m³ (EN 206 §5.2.5.2); cementitiousRatio is w/cm, of all cement and
 * additions (ACI 318); air in % of the volume; gwp in kg CO2e per m³, A1–A3 as a target is.
 */
export type MixFacts = {
  strengthMpa: number
  ratio: string | null
  cementitiousRatio: string | null
  equivalent: string
  airPercent: string
  gwpPerM3: string | null
  /** % of cement, under ACI of all cementitious, and kg/m³; what a material does not declare is not known, and is not judged. */
  chloride?: string | null
  alkali?: string | null
}
export type Finding = {
  check: 'strength' | 'exposure-strength' | 'ratio' | 'binder' | 'air' | 'chloride' | 'alkali' | 'carbon'
  name: string
  asked: string
  given: string
  ok: boolean
}

/**
 * What a requisition asks against what a mix is, check by check; only what is asked is checked. Strengths are of cubes, as
 * grades are, MPa. A figure that the mix does not have does not meet its check.
 */
export function fitOf(demand: Demand, mix: MixFacts, rules: ContentRules): Finding[] {
  const { standard } = rules
  const classes = exposureClassesOf(demand.exposureClasses)
  const limits = askedTogether(classes, standard)
  const { ratio: name, ratioOf } = DURABILITY_OF[standard]
  const found: Finding[] = [
    atLeast('strength', 'Strength', demand.strengthMpa, mix.strengthMpa, 'MPa'),
    ...(limits.cube > demand.strengthMpa
      ? [
          atLeast(
            'exposure-strength',
            `Strength for ${classes.map(one => exposureName(one, standard)).join(', ')}`,
            limits.cube,
            mix.strengthMpa,
            'MPa',
          ),
        ]
      : []),
    ...(limits.ratio ? [atMost('ratio', `Water to cement, ${name}`, limits.ratio, ratioOf(mix), '')] : []),
    ...(limits.binder ? [atLeast('binder', 'Cement', limits.binder, Number(mix.equivalent), 'kg/m³')] : []),
    ...(limits.air ? [atLeast('air', 'Air', limits.air, Number(mix.airPercent), '%')] : []),
    ...(classes.length ? contentFindings(classes, demand.reinforcement, mix, rules) : []),
    ...(demand.targetCarbon
      ? [atMost('carbon', 'Carbon A1–A3', Number(demand.targetCarbon), mix.gwpPerM3, 'kg CO₂e/m³')]
      : []),
  ]
  return found
}

function contentFindings(
  classes: readonly ExposureClass[],
  reinforcement: Reinforcement = 'steel',
  { chloride, alkali }: MixFacts,
  rules: ContentRules,
): Finding[] {
  const most = contentLimits({ classes, reinforcement }, rules)
  const unit = `% of ${most.chloride.of}`
  return [
    ...(chloride && most.chloride.most
      ? [atMost('chloride', 'Chloride', Number(most.chloride.most), chloride, unit, 3)]
      : []),
    ...(alkali && most.alkali.most ? [atMost('alkali', 'Alkali', Number(most.alkali.most), alkali, 'kg/m³', 2)] : []),
  ]
}

export const misses = (findings: readonly Finding[]): Finding[] => findings.filter(finding => !finding.ok)
export const saidMiss = ({ name, asked, given }: Finding): string => `${name}: ${asked} is asked, the mix has ${given}`

function atLeast(check: Finding['check'], name: string, asked: number, given: number, unit: string): Finding {
  return { check, name, asked: `≥ ${withUnit(asked, unit)}`, given: withUnit(given, unit), ok: given >= asked }
}

function atMost(
  check: Finding['check'],
  name: string,
  asked: number,
  given: string | null,
  unit: string,
  places = unit ? 1 : 3,
): Finding {
  const has = given === null ? null : Number(given)
  return {
    check,
    name,
    asked: `≤ ${withUnit(asked, unit, places)}`,
    given: has === null ? 'no figure' : withUnit(has, unit, places),
    ok: has !== null && has <= asked,
  }
}

const withUnit = (value: number, unit: string, places = unit ? 1 : 3) =>
  `${Number(value.toFixed(places))}${unit ? ` ${unit}` : ''}`
