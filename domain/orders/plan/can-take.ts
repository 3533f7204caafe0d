import { byText } from '../../kit/collation'
import type { CanTakeAnswer } from './change'
import { engineLoads, planDay, standingLoads } from './day'
import type { Day, Load } from './engine/day'
import { mayServe } from './engine/model'
import type { Params } from './engine/params'
import { fitIn } from './engine/relax'
import type { FactOrder, PlanFacts } from './facts'
import { judge } from './judge'
import { clockOf } from './lanes'
import { ruleWords } from './words'

/** Starts are looked for in windows of this many minutes, to the end of the day at most. */
const WINDOW = 15
const LAST = 1440
const LONGEST_SEARCH = 600

/**
 * Fits one more order into a day whose loads all stay where they are: per plant the first window of a quarter of an hour
 * in which it finds lines and trucks, and what the day then costs more.
 */
export function quotesFor(
  facts: PlanFacts,
  order: FactOrder,
  params: Params,
): Pick<CanTakeAnswer, 'quotes' | 'refused'> {
  const grown = { ...facts, orders: [...facts.orders, order] }
  const of = planDay(grown)
  const at = clockOf(of)
  const standing = engineLoads(of, standingLoads(grown))
  const asked = of.pours.flatMap((pour, o) => (pour.order === order ? [o] : []))
  const before = judge(of, standing, params)
  const quotes = order.plants.flatMap(({ id }) => {
    const found = earliest(of.day, standing, asked, of.plantAt.get(id)!, order, params)
    if (!found) return []
    const own = found.filter(load => asked.includes(load.pour)).sort((a, b) => a.start - b.start)
    const after = judge(of, found, params)
    const cost = (judged: typeof before) => judged.cost - judged.parts.unserved * params.weights.unserved
    const first = own[0]!.start
    return [
      {
        plantId: id,
        plantName: nameOf(facts, id),
        firstStartAt: at(first),
        lateMinutes: Math.max(0, first - order.due),
        asAsked: first <= order.due + WINDOW,
        trucks: new Set(own.map(load => load.truck)).size,
        loads: own.map(load => ({
          quantity: (load.volume / 100).toFixed(2),
          beginAt: at(load.begin),
          onSiteAt: at(load.start),
          truckNo: facts.trucks[load.truck]!.no,
        })),
        extraCost: Math.round((cost(after) - cost(before)) * 100) / 100,
      },
    ]
  })
  const can = new Set(quotes.map(quote => quote.plantId))
  const trucks = of.day.trucks.some(truck => mayServe(of.day.pours[asked[0]!]!, truck))
  const refused = [
    ...order.closedPlants,
    ...order.plants.flatMap(({ id }) => (can.has(id) ? [] : [{ id, rule: trucks ? 'no-room-left' : 'no-truck' }])),
  ]
  return {
    quotes: quotes.sort((a, b) => byText(a.firstStartAt, b.firstStartAt) || a.extraCost - b.extraCost),
    refused: refused.map(({ id, rule }) => ({
      plantId: id,
      plantName: nameOf(facts, id),
      rule,
      words: ruleWords(rule),
    })),
  }
}

const nameOf = (facts: PlanFacts, id: string) => facts.plants.find(plant => plant.id === id)?.name ?? ''

/** All points of the order from one plant in the first window that has room. */
function earliest(day: Day, standing: Load[], asked: number[], plant: number, order: FactOrder, params: Params) {
  const from = Math.max(order.due, day.now ?? 0)
  const last = Math.min(LAST, from + LONGEST_SEARCH)
  for (let start = from; start <= last; start += WINDOW) {
    const later = start - order.due
    const pours = day.pours.map((pour, o) => {
      if (!asked.includes(o)) return pour
      const due = pour.due + later
      const one = { plants: [{ plant, penalty: 0 }], maxPlants: 1, group: undefined }
      return { ...pour, ...one, from: due, due, latestStart: due + WINDOW - 1, until: pour.until + later }
    })
    const found = asked.reduce<Load[] | null>(
      (loads, pour) => loads && fitIn({ ...day, pours }, loads, pour, params),
      standing,
    )
    if (found) return found
  }
  return null
}
