import { activeConcretes } from '~/db/cylinders/concrete-conformity'
import { recipesOf } from '~/db/deliveries/concrete-ledger'
import type { Sql } from '~/db/kit/open'
import { settingOn } from '~/db/kit/setting'
import {
  classesOfMade,
  type MadeConcrete,
  madeConcretes,
  type NewerVersion,
  newerVersions,
} from '~/db/mixdesign/cement-radar'
import { type HouseResultRow, houseResults } from '~/db/mixdesign/house-result'
import { type CostedLine, fullRecipes } from '~/db/mixdesign/mix-page'
import type { Person } from '~/domain/access/roles'
import { shapeOf } from '~/domain/cylinders/report-rows'
import { amount, compare, decimal, kilograms, sum } from '~/domain/kit/money'
import { addDays, businessDay } from '~/domain/kit/time'
import type { CementRadar, RadarRow } from '~/domain/mixdesign/cement-radar/cement-radar'
import { afterCut, cutOf } from '~/domain/mixdesign/cement-radar/cut'
import { binderKg, leaner, lossOf } from '~/domain/mixdesign/cement-radar/lean'
import { marginsOf } from '~/domain/mixdesign/cement-radar/margins'
import { asFamily, criterionOf, failChance, type Known } from '~/domain/mixdesign/cement-radar/risk'
import type { ContentRules } from '~/domain/mixdesign/durability-contents'
import { exposureVerdicts } from '~/domain/mixdesign/mix-design-evidence'
import { mixCosts } from '~/domain/mixdesign/mix-figures'
import { EXPOSURE_CLASSES } from '~/domain/mixdesign/requisition-choices'
import { shippedPredictor } from '~/domain/mixdesign/strength/shipped'
import { strengthAs } from '~/domain/mixdesign/strength-class'
import { designedFigures } from '~/domain/mixdesign/trial-batch-ledger'
import { type ConcreteRules, concreteOf, concreteRules } from '../cylinders/concrete-production'
import { contentRulesOn } from './recipe-contents'

const YEAR_DAYS = 365

type Asked = { plantId?: string | undefined }
type Facts = {
  today: string
  rules: ConcreteRules
  content: ContentRules
  chance: number
  states: Awaited<ReturnType<typeof activeConcretes>>
  results: Map<string, HouseResultRow[]>
  known: Map<string, Known & { n: number }>
  plantResults: Map<string, number>
  recipes: Map<string, CostedLine[]>
  declared: Awaited<ReturnType<typeof recipesOf>>
  classes: Map<string, { exposureClass: string }[]>
  next: NewerVersion[]
}

/**
 * What the concretes of the plants that a person sees have to spare, by the results of twelve months of the mix that each is
 * made of now; the most money first. Every figure is worked out when it is asked for: nothing is kept.
 */
export async function cementRadar(sql: Sql, person: Person, asked: Asked, now: Date): Promise<CementRadar> {
  const to = businessDay(now)
  const from = addDays(to, 1 - YEAR_DAYS)
  const { riskPercent, leastResults } = await settingOn(sql, 'mixdesign.cement-radar', to)
  const made = presentMixes(await madeConcretes(sql, person, { ...asked, from, to }))
  const facts = await factsOf(sql, person, made, { ...asked, from, to, now, riskPercent })
  const enough = made.filter(of => (facts.known.get(keyOf(of))?.n ?? 0) >= leastResults)
  const rows = enough
    .flatMap(of => rowOf(of, facts) ?? [])
    .toSorted((a, b) => compare(b.savingPerYear ?? '0', a.savingPerYear ?? '0') || b.over - a.over)
  const total = (of: (row: RadarRow) => string | null) => sum(rows.map(row => of(row) ?? '0'))
  return {
    ...{ rows, total: rows.length, from, to, riskPercent, leastResults },
    fewResults: made.length - enough.length,
    savingPerYear: amount(total(row => row.savingPerYear)),
    carbonPerYear: kilograms(total(row => row.carbonPerYear)),
  }
}

/** Of each concrete the mix that it was made of last; its m³ are those of all its mixes, as what goes on is the concrete. */
function presentMixes(made: readonly MadeConcrete[]): MadeConcrete[] {
  return [...Map.groupBy(made, of => `${of.plantId} ${of.productId}`).values()].map(of => ({
    ...of[0]!,
    cubicMetres: sum(of.map(({ cubicMetres }) => cubicMetres)).toFixed(2),
  }))
}

const keyOf = (of: Pick<MadeConcrete, 'plantId' | 'productId'>) => `${of.plantId} ${of.productId}`

async function factsOf(
  sql: Sql,
  person: Person,
  made: readonly MadeConcrete[],
  { now, riskPercent, ...span }: Asked & { from: string; to: string; now: Date; riskPercent: number },
): Promise<Facts> {
  const { from, to } = span
  const rules = await concreteRules(sql, now)
  const mixIds = [...new Set(made.map(({ mixDesignId }) => mixDesignId))]
  const mixOf = new Map(made.map(of => [keyOf(of), of.mixDesignId]))
  const counting = (await houseResults(sql, from, rules.ageDays)).filter(
    row => row.ageDays === rules.ageDays && row.mixDesignId === mixOf.get(keyOf(row)),
  )
  const results = Map.groupBy(counting, keyOf)
  const margins = counting.map(row => ({
    plant: row.plantId,
    concrete: row.productId,
    margin: strengthAs(row.mean, shapeOf(row), shapeOf(lastOf(results, row))) - lastOf(results, row).fck,
  }))
  return {
    ...{ today: to, rules, results, chance: riskPercent / 100 },
    content: await contentRulesOn(sql, to),
    states: await activeConcretes(sql),
    known: marginsOf(margins),
    plantResults: new Map([...Map.groupBy(counting, row => row.plantId)].map(([id, of]) => [id, of.length])),
    recipes: await fullRecipes(sql, mixIds),
    declared: await recipesOf(sql, mixIds),
    classes: Map.groupBy(await classesOfMade(sql, person, span), keyOf),
    next: await newerVersions(sql, mixIds),
  }
}

/** What is specified is of the specimen that was cast last. */
const lastOf = (results: Facts['results'], of: Pick<MadeConcrete, 'plantId' | 'productId'>) =>
  results.get(keyOf(of))!.at(-1)!

/** Null for a mix without binder or water, which no law can read. */
function rowOf(made: MadeConcrete, facts: Facts): RadarRow | null {
  const { plantId, plantName, productId, productCode, mixDesignId, mixCode, mixVersion, cubicMetres } = made
  const last = lastOf(facts.results, made)
  const margin = facts.known.get(keyOf(made))!
  const known = { ...margin, mean: last.fck + margin.mean }
  const lines = facts.recipes.get(mixDesignId) ?? []
  const loss = lossOf(shippedPredictor(), lines, known.mean)
  if (!loss) return null
  const key = concreteOf(facts.rules, plantId, productId)
  const state = facts.states.find(
    of => of.plantId === plantId && of.productId === key.productId && of.family === key.family,
  )
  const inForce = criterionOf(
    last.fck,
    { state: state?.state === 'continuous' ? 'continuous' : 'initial', sigma: state?.sigma ?? null },
    facts.rules,
  )
  const plantResults = facts.plantResults.get(plantId) ?? 0
  const family =
    state?.state === 'continuous' ? null : asFamily(last.fck, { sigma: known.sigma, plantResults }, facts.rules)
  const criterion = family ?? inForce
  const binder = binderKg(lines).toNumber()
  const found = cutOf(known, criterion, loss, { binder, chance: facts.chance, durable: durableWith(made, facts) })
  return {
    ...found,
    ...{ plantId, plantName, productId, productCode, mixDesignId, mixCode, mixVersion, cubicMetres, binder },
    ...savingOf(lines, found.cut, cubicMetres, facts.today),
    id: `${plantId}:${productId}`,
    results: margin.n,
    specimen: shapeOf(last),
    fck: last.fck,
    mean: known.mean,
    sigma: known.sigma,
    criterion: criterion.name,
    asFamily: family !== null,
    riskInForce: failChance(afterCut(known, loss, found.cut), inForce),
    lossBy: loss.by,
    perMpa: 1 / loss.perKg,
    next: facts.next
      .filter(of => of.mixCode === mixCode && of.mixVersion > mixVersion)
      .map(of => ({ mixDesignId: of.id, mixVersion: of.mixVersion, status: of.status, trialNo: of.trialNo })),
  }
}

/** Whether a leaner mix misses nothing of durability that the present one has, for the classes that it is declared for or its orders named. */
function durableWith({ mixDesignId, strengthMpa, airPercent, exposureClasses, ...of }: MadeConcrete, facts: Facts) {
  const ordered = (facts.classes.get(keyOf(of)) ?? []).map(({ exposureClass }) => exposureClass)
  const named = [...exposureClasses, ...ordered]
  const classes = EXPOSURE_CLASSES.filter(one => named.includes(one))
  const declared = facts.declared.get(mixDesignId) ?? []
  const misses = (cut: number) =>
    exposureVerdicts(
      { strengthMpa, airPercent, ...designedFigures(leaner(declared, cut), facts.content) },
      facts.content,
      classes,
    ).map(one => one.misses.length)
  const now = misses(0)
  return (cut: number) => misses(cut).every((count, at) => count <= now[at]!)
}

/** Money and carbon by the prices and factors of the materials today, as a mix design shows them. */
function savingOf(lines: readonly CostedLine[], cut: number, cubicMetres: string, on: string) {
  const [now, then] = [mixCosts(lines, on), mixCosts(leaner(lines, cut), on)]
  const cost = now.cost && then.cost && now.cost.minus(then.cost)
  const carbon = now.carbon && then.carbon && now.carbon.minus(then.carbon)
  const year = decimal(cubicMetres)
  return {
    savingPerM3: cost ? amount(cost) : null,
    savingPerYear: cost && amount(cost.times(year)),
    carbonPerM3: carbon?.toFixed(1) ?? null,
    carbonPerYear: carbon && kilograms(carbon.times(year)),
  }
}
