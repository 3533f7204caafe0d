import { recipesOf } from '~/db/deliveries/concrete-ledger'
import type { Sql } from '~/db/kit/open'
import { mixDesign } from '~/db/mixdesign/mix-design'
import type { Person } from '~/domain/access/roles'
import type { LedgerKey } from '~/domain/deliveries/concrete-ledger-row'
import { Refused } from '~/domain/kit/problem'
import { businessDay } from '~/domain/kit/time'
import type { BenchTrialAsk } from '~/domain/mixdesign/bench/ask'
import { correctMix, type TrialPart, type TrialTold } from '~/domain/mixdesign/bench/correct'
import type { BenchPart } from '~/domain/mixdesign/bench/design'
import { askedOfBinder } from '~/domain/mixdesign/bench/exposure'
import { type ExposureClass, exposureClassesOf } from '~/domain/mixdesign/requisition-choices'
import { binderOf } from '~/domain/mixdesign/water-cement'
import { type BenchMix, readMix, type With } from './bench-mix'
import { contentRulesOn } from './recipe-contents'
import { type TrialBatchDetail, trialBatchDetail } from './trial-batch'

export type BenchTrial = {
  mix: { id: string; mixCode: string; mixVersion: number; name: string }
  trial: Pick<
    TrialBatchDetail,
    'id' | 'trialNo' | 'fck' | 'targetMean' | 'strengthAge' | 'slumpMm' | 'slumpMin' | 'slumpMax'
  >
  told: TrialTold
  before: BenchMix
  after: BenchMix
  /** The classes that were asked: those that the mix declares unless others were named. */
  exposures: ExposureClass[]
}

/** The next iteration: the mix of a trial batch as it was designed, and as its trial says that it should be. */
export async function correctOnBench(sql: Sql, person: Person, ask: BenchTrialAsk, by: With): Promise<BenchTrial> {
  const trial = await trialBatchDetail(sql, person, ask.trialBatchId)
  if (trial.status === 'withdrawn') throw new Refused(`${trial.trialNo} is withdrawn`)
  const mix = await mixDesign.get(sql, trial.mixDesignId)
  const recipe = (await recipesOf(sql, [mix.id])).get(mix.id) ?? []
  const parts = recipe.map(
    (line): TrialPart => ({
      materialId: line.materialId,
      name: line.name,
      kind: KINDS[line.kind] ?? 'other',
      mass: Number(line.kgPerM3),
      relativeDensity: Number(line.density) / 1000,
      solidsPercent: line.solidsPercent,
    }),
  )
  const measured = toldBy(trial)
  const exposures = ask.exposures ?? exposureClassesOf(mix.exposureClasses)
  const { cement, additions, equivalent } = binderOf(recipe.map(line => ({ ...line, kg: line.kgPerM3 })))
  const all = cement.plus(additions)
  const { standard } = await contentRulesOn(sql, businessDay(by.now))
  const asked = askedOfBinder(exposures, all.isZero() ? 1 : equivalent.div(all).toNumber(), standard)
  const found = correctMix(
    parts,
    Number(mix.airPercent),
    measured,
    {
      slump: [trial.slumpMin ?? 0, trial.slumpMax ?? 280],
      target: trial.targetMean,
      maxRatio: asked.ratio,
      minBinder: asked.binder,
    },
    { keep: ask.keep, paste: ask.pastePercent, closer: ask.closer },
  )
  const figures = {
    strengthMpa: mix.strengthMpa,
    targetMean: mix.targetMeanStrength === null ? null : Number(mix.targetMeanStrength),
    exposures,
  }
  const read = (of: readonly Pick<BenchPart, 'materialId' | 'name' | 'mass'>[], airPercent: number) =>
    readMix(sql, person, of, by, { ...figures, airPercent })
  const [before, after] = [await read(parts, Number(mix.airPercent)), await read(found.parts, found.airPercent)]
  const { id, trialNo, fck, targetMean, strengthAge, slumpMm, slumpMin, slumpMax } = trial
  return {
    mix: { id: mix.id, mixCode: mix.mixCode, mixVersion: mix.mixVersion, name: mix.name },
    trial: { id, trialNo, fck, targetMean, strengthAge, slumpMm, slumpMin, slumpMax },
    told: measured,
    before,
    after: { ...after, steps: found.steps },
    exposures,
  }
}

const KINDS: Record<string, TrialPart['kind']> = {
  cement: 'binder',
  addition: 'binder',
  water: 'water',
  ice: 'water',
  admixture: 'admixture',
  sand: 'fine',
  stone: 'coarse',
}

/** From the account of the trial by the m³; what it does not know stays unknown. */
function toldBy({ ledger, airPercent, slumpMm, ages, strengthAge, trialNo }: TrialBatchDetail): TrialTold {
  const row = (key: LedgerKey) => ledger.rows.find(one => one.key === key)?.value ?? null
  const water = row('free-water')
  if (water === null)
    throw new Refused(`${trialNo} does not tell its free water: ${ledger.missing?.text ?? 'no weights'}`)
  const relative = row('yield')
  const age = ages.find(({ ageDays }) => ageDays === strengthAge)
  return {
    freeWater: Number(water),
    relativeYield: relative === null ? null : Number(relative),
    airPercent,
    slump: slumpMm,
    strength: age && age.counts !== false ? age.mean : null,
  }
}
