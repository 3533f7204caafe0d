import { roundTo } from '../kit/rounding'
import type { SettingValue } from '../kit/setting'
import { mean } from '../kit/statistics'
import { DURABILITY_OF, exposureName } from './durability'
import type { ContentRules, Reinforcement } from './durability-contents'
import { EXPOSURE_CLASSES, type ExposureClass } from './requisition-choices'
import { fitOf, type MixFacts, misses, saidMiss } from './requisition-fit'

type Rules = SettingValue<'mixdesign.trial-evidence'>

/** Why a mix may be approved: the source of the margin, and of production results in place of a trial. */
export const INITIAL_TESTS = 'EN 206 Annex A.5'
export const LONG_EXPERIENCE = 'EN 206 §9.5'

/** The result of a trial batch at the specified age; MPa of its kind of specimen. Null where nothing was crushed yet. */
export type TrialResult = {
  trialNo: string
  fck: number
  mean: number | null
  dueOn: string | null
  approved: boolean
  counts: boolean
}
/** Approved results of production at the specified age of other versions of the same mix; MPa above fck. */
export type ProductionResults = { results: number; meanMargin: number | null; since: string }

export type MixEvidence = {
  asks: Rules['asks']
  met: boolean
  by: 'trial' | 'production' | null
  /** What is told of it, each a sentence. */
  said: string[]
  missing: string[]
  /** MPa above fck, mean of the batches that count. */
  margin: number | null
  least: number
}

/**
 * Whether a mix has the evidence that its approval asks for: the approved results of enough trial batches at the age of the
 * specified strength lie in their mean at least the margin above fck (EN 206 Annex A.5); or enough results of production
 * of its other versions do (long experience with a similar concrete, EN 206 §9.5).
 */
export function mixEvidence(rules: Rules, trials: readonly TrialResult[], production: ProductionResults): MixEvidence {
  const counting = trials.filter(({ mean, approved, counts }) => mean !== null && approved && counts)
  const margin = counting.length ? roundTo(mean(counting.map(of => of.mean! - of.fck)), 0.1) : null
  const byTrial = counting.length >= rules.batches && margin !== null && margin >= rules.marginMpa
  const enough = rules.productionResults > 0 && production.results >= rules.productionResults
  const byProduction = enough && production.meanMargin !== null && production.meanMargin >= rules.marginMpa
  const by = byTrial ? 'trial' : byProduction ? 'production' : null
  return {
    asks: rules.asks,
    met: by !== null,
    by,
    said: [
      ...(margin === null
        ? []
        : [`${countOf(counting.length, 'trial batch', 'trial batches')}: mean ${above(margin)}`]),
      ...(production.results
        ? [
            `${countOf(production.results, 'production result', 'production results')} since ${day(production.since)}: mean ${above(production.meanMargin ?? 0)}`,
          ]
        : []),
    ],
    missing: by ? [] : missingOf(rules, trials, counting.length, margin),
    margin,
    least: rules.marginMpa,
  }
}

function missingOf(
  { batches, marginMpa }: Rules,
  trials: readonly TrialResult[],
  counting: number,
  margin: number | null,
): string[] {
  const open = trials.filter(of => of.mean === null || !of.approved)
  const useless = trials.filter(of => of.mean !== null && of.approved && !of.counts)
  return [
    ...(trials.length ? [] : ['No trial batch is recorded']),
    ...open.map(({ trialNo, mean, dueOn }) =>
      mean === null
        ? `${trialNo} is tested${dueOn ? ` on ${day(dueOn)}` : ' later'}`
        : `The result of ${trialNo} is not approved yet`,
    ),
    ...useless.map(({ trialNo }) => `The result of ${trialNo} does not count`),
    ...(trials.length && counting < batches && !open.length ? [`${counting} of ${batches} trial batches count`] : []),
    ...(margin !== null && margin < marginMpa ? [`Mean ${above(margin)}, at least ${marginMpa} MPa are asked`] : []),
  ]
}

const countOf = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`
const above = (margin: number) => `${Math.abs(margin).toFixed(1)} MPa ${margin < 0 ? 'below' : 'above'} fck`
const day = (of: string) => of.split('-').reverse().join('/')

/** `name` is that of the standard in force. */
export type ExposureVerdict = { exposureClass: ExposureClass; name: string; where: string; misses: string[] }

/** What durability is judged by: ratio is w/(c + k·a), equivalent c + k·a in kg/m³ (EN 206 §5.2.5.2), air in per cent. */
export type ExposureFacts = Omit<MixFacts, 'gwpPerM3'>

/** Exposure classes, all of them where none are named, with what the mix misses of each. */
export const exposureVerdicts = (
  mix: ExposureFacts,
  rules: ContentRules,
  classes: readonly ExposureClass[] = EXPOSURE_CLASSES,
  reinforcement: Reinforcement = 'steel',
): ExposureVerdict[] =>
  classes.map(exposureClass => {
    const { where, cube } = DURABILITY_OF[rules.standard].of(exposureClass)
    const found = fitOf(
      { strengthMpa: cube, exposureClasses: [exposureClass], targetCarbon: null, reinforcement },
      { ...mix, gwpPerM3: null },
      rules,
    )
    return {
      exposureClass,
      name: exposureName(exposureClass, rules.standard),
      where,
      misses: misses(found).map(saidMiss),
    }
  })
