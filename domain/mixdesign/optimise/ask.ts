import * as z from 'zod'
import type { GradingLimit } from '../../rawtests/limits/grading-limits'
import { askedTogether } from '../durability'
import { type ContentRules, contentLimits, REINFORCEMENTS } from '../durability-contents'
import { ExposureClasses } from '../requisition-choices'
import { BINDERS, type Constituent, type Kind } from './constituent'
import type { MixOptimiseInput } from './input'
import { EN_206_ADDITIONS, type Window } from './rules'

const number = (label: string, least: number, most: number) =>
  z
    .union([
      z.literal(''),
      z.coerce
        .number(`${label} must be a number`)
        .min(least, `${label}: at least ${least}`)
        .max(most, `${label}: at most ${most}`),
    ])
    .transform(value => (value === '' ? undefined : value))
    .optional()

/** The plain questions of a laboratory, as an address carries them; what is left empty is no rule. */
export const OptimiseAsk = z.object({
  goal: z.enum(['cost', 'carbon']).default('cost'),
  materials: z
    .string()
    .max(2000)
    .transform(text => text.split(',').filter(Boolean))
    .optional(),
  air: number('Air', 0, 10),
  /** Those that hold at the same place: a mix has to meet them together. */
  exposures: ExposureClasses,
  reinforcement: z.enum(REINFORCEMENTS).default('steel'),
  effective: number('Effective water/cement', 0.2, 1),
  ratio: number('Water/binder', 0.2, 1),
  binderMin: number('Least binder', 0, 1000),
  binderMax: number('Most binder', 0, 1000),
  demand: number('Water demand', 50, 400),
  saving: number('Water saved', 0, 100),
  admixture: number('Admixture', 0, 20),
  slag: number('Slag', 0, 100),
  ash: number('Fly ash', 0, 100),
  pasteMin: number('Least paste', 0, 1),
  pasteMax: number('Most paste', 0, 1),
  gwp: number('Carbon', 0, 2000),
  envelope: z.string().max(60).optional(),
  /** The plant whose stock is the limit, and the volume that it has to suffice for. */
  plant: z.string().max(60).optional(),
  volume: number('Volume', 1, 100_000),
  strength: number('Strength', 5, 150),
  age: number('Age', 1, 365),
})
export type OptimiseAsk = z.output<typeof OptimiseAsk>
type Rules = z.output<typeof MixOptimiseInput>['rules']

/** What the form holds before anybody has typed: a structural mix of C32/40 in a pumped slump. */
export const USUAL_ASK = {
  goal: 'cost',
  air: 1,
  effective: 0.55,
  ratio: 0.5,
  binderMin: 300,
  binderMax: 480,
  demand: 205,
  saving: 12,
  admixture: 1.2,
  slag: 50,
  ash: 25,
  pasteMin: 0.26,
  pasteMax: 0.33,
  gwp: undefined,
  volume: 100,
  strength: 40,
  age: 28,
} as const satisfies Partial<OptimiseAsk>

/** The cube strength to be reached: what was asked, or more where the exposure classes ask for more. MPa. */
export const strengthAsked = (
  ask: Pick<OptimiseAsk, 'strength' | 'exposures'> | null,
  { standard }: Pick<ContentRules, 'standard'>,
): number => Math.max(ask?.strength ?? USUAL_ASK.strength, askedTogether(ask?.exposures ?? [], standard).cube)

/**
 * The durability engine as rules of the optimiser: limits of the classes by the standard of the company, and what a m³ may
 * hold. EN 206 counts an addition by its k and within its share, which the caps keep; ACI 318 counts all of it. A content is
 * asked where every material that could bring it says what it brings; the others are `unjudged`.
 */
export function exposureRules(
  { exposures, reinforcement }: Pick<OptimiseAsk, 'exposures' | 'reinforcement'>,
  list: readonly Constituent[],
  rules: ContentRules,
): { rules: Pick<Rules, 'exposure' | 'chloride' | 'alkali'>; air: number; unjudged: string[] } {
  const durable = askedTogether(exposures, rules.standard)
  const limits = contentLimits({ classes: exposures, reinforcement }, rules)
  const aci = rules.standard === 'aci318'
  const silent = (what: 'chloride' | 'alkali', bring: (one: Constituent) => boolean) =>
    list.filter(one => bring(one) && one[what] === undefined)
  const quiet = {
    chloride: limits.chloride.most === null ? [] : silent('chloride', () => true),
    alkali: limits.alkali.most === null ? [] : silent('alkali', ({ kind }) => ALKALINE.includes(kind)),
  }
  const ask = (what: 'chloride' | 'alkali') => limits[what].most !== null && !quiet[what].length
  return {
    rules: {
      ...(durable.ratio || durable.binder
        ? {
            exposure: {
              ...(durable.ratio ? { ratio: durable.ratio } : {}),
              ...(durable.binder ? { cement: durable.binder } : {}),
              efficiency: aci ? ALL_CEMENTITIOUS : EN_206_ADDITIONS.efficiency,
            },
          }
        : {}),
      ...(ask('chloride') ? { chloride: { max: Number(limits.chloride.most), of: [...BINDERS] } } : {}),
      ...(ask('alkali') ? { alkali: { max: Number(limits.alkali.most) } } : {}),
    },
    air: durable.air ?? 0,
    unjudged: [...new Set([...quiet.chloride, ...quiet.alkali].map(({ id }) => id))],
  }
}
const ALKALINE: readonly Kind[] = [...BINDERS, 'admixture']
const ALL_CEMENTITIOUS: Partial<Record<Kind, number>> = { pfa: 1, ggbs: 1, 'silica-fume': 1 }

/** The questions as rules of the optimiser; the envelope holds at the sieves that every aggregate was tested on. */
export function rulesOf(
  ask: OptimiseAsk,
  list: readonly Constituent[],
  contents: ContentRules,
  limits: readonly GradingLimit[] = [],
): Rules {
  const window = (min?: number, max?: number): Window | undefined =>
    min === undefined && max === undefined
      ? undefined
      : { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) }
  const durable = exposureRules(ask, list, contents)
  const binder = window(ask.binderMin, ask.binderMax)
  const paste = window(ask.pasteMin, ask.pasteMax)
  const kinds = new Set(list.map(one => one.kind))
  const aggregates = list.filter(one => one.passing)
  const envelope = limits
    .filter(({ size }) => aggregates.every(one => one.passing![String(size)] !== undefined))
    .map(({ size, min, max }) => ({ sieve: size, min, max }))
  return {
    air: Math.max(ask.air ?? 0, durable.air),
    ...durable.rules,
    ...(ask.effective ? { strengthRatio: { max: ask.effective, efficiency: EN_206_ADDITIONS.efficiency } } : {}),
    ...(ask.ratio ? { ratio: { max: ask.ratio } } : {}),
    ...(binder ? { binder } : {}),
    ...(ask.demand ? { waterDemand: { demand: ask.demand, saving: ask.saving ?? 0 } } : {}),
    ...(ask.admixture === undefined ? {} : { admixture: { max: ask.admixture } }),
    shares: [
      ...(kinds.has('ggbs') && ask.slag !== undefined ? [{ kinds: ['ggbs' as const], max: ask.slag }] : []),
      ...(kinds.has('pfa') && ask.ash !== undefined ? [{ kinds: ['pfa' as const], max: ask.ash }] : []),
    ],
    overCement: EN_206_ADDITIONS.overCement.filter(one => kinds.has(one.kind)),
    ...(paste ? { paste } : {}),
    ...(envelope.length ? { envelope } : {}),
    ...(ask.gwp ? { gwp: { max: ask.gwp } } : {}),
  }
}
