import { Invalid } from '~/domain/kit/problem'
import { businessDay, daysBetween } from '~/domain/kit/time'
import type { FactTruck, PlanFacts } from '~/domain/orders/plan/facts'
import { MOST_PLAN_TRIAL_DAYS, MOST_PLAN_TRIAL_LOADS, type PlanTrialAsk } from '~/domain/orders/plan-trial'
import { likeOf } from '~/domain/orders/plan-trial-change'

/** Days that are over, and few enough to wait for. */
export function checkPlanTrialDays({ fromDate, toDate }: PlanTrialAsk, now: Date, zone: string): void {
  const refuse = (field: 'fromDate' | 'toDate', words: string) => {
    throw new Invalid(words, { [field]: [words] })
  }
  if (toDate < fromDate) refuse('toDate', 'The last day is before the first')
  if (toDate >= businessDay(now, zone)) refuse('toDate', 'Choose days that are over')
  if (daysBetween(fromDate, toDate) >= MOST_PLAN_TRIAL_DAYS)
    refuse('toDate', `At most ${MOST_PLAN_TRIAL_DAYS} days are planned in one trial`)
}

export function checkPlanTrialLoads(loads: number): void {
  if (loads <= MOST_PLAN_TRIAL_LOADS) return
  const words = `These days have ${loads} loads, and a trial plans at most ${MOST_PLAN_TRIAL_LOADS}: choose fewer days`
  throw new Invalid(words, { toDate: [words] })
}

/** What the change names must be there, once each. */
export function checkPlanTrialNames(
  ask: PlanTrialAsk,
  facts: PlanFacts,
  fleet: readonly FactTruck[],
  types: ReadonlyMap<string, string>,
): void {
  const errors: Record<string, string[]> = {}
  const own = new Set(facts.plants.flatMap(plant => (plant.otherRegion ? [] : [plant.id])))
  const isTried = (id: string) => own.has(id) && (!ask.plantIds.length || ask.plantIds.includes(id))
  const at = (field: string, id: string) => {
    if (!own.has(id)) errors[field] = ['There is no such plant in this region']
    else if (!isTried(id)) errors[field] = ['This plant is not one of those that are tried']
  }
  for (const id of ask.plantIds) at('plantIds', id)
  const once = (keys: readonly string[], field: (i: number) => string, words: string) =>
    keys.forEach((key, i) => {
      if (keys.indexOf(key) < i) errors[field(i)] = [words]
    })
  once(
    ask.weights.map(of => of.part),
    i => `weights.${i}.part`,
    'This weight is named twice',
  )
  once(
    ask.plantHours.map(of => of.plantId),
    i => `plantHours.${i}.plantId`,
    'This plant is named twice',
  )
  once(
    ask.fleet.map(of => `${of.plantId} ${of.truckTypeId ?? ''}`),
    i => `fleet.${i}.plantId`,
    'These trucks are named twice',
  )
  ask.plantHours.forEach((of, i) => {
    at(`plantHours.${i}.plantId`, of.plantId)
    if (of.closes <= of.opens) errors[`plantHours.${i}.closes`] = ['A plant closes after it opens']
  })
  ask.fleet.forEach((of, i) => {
    at(`fleet.${i}.plantId`, of.plantId)
    if (of.truckTypeId && !types.has(of.truckTypeId)) errors[`fleet.${i}.truckTypeId`] = ['There is no such truck type']
    else if (of.by > 0 && !likeOf(fleet, of))
      errors[`fleet.${i}.by`] = [
        'No truck like these had a shift on these days, so what more of them would carry is unknown',
      ]
  })
  const [first] = Object.values(errors)
  if (first) throw new Invalid(first[0]!, errors)
}
