import { split } from '~/domain/orders/loads'
import { roulette } from '~/domain/orders/plan/engine/chance'
import { normal } from '~/tests/bench/normal'
import { ASKED_HOURS, CALLS, CHANGE, DEMAND, LOADS, PATIENCE, SITES, SLACK, UNLOADING } from './distributions'
import { drawOf, evenly, wholeOf } from './draws'
import { DAY_END, type Luck } from './world'

export type ChangeKind = keyof typeof CHANGE.kinds
/** What a customer wants otherwise, called in so many minutes before the first load. */
export type Change = { kind: ChangeKind; before: number; by: number; share: number }

/** Who rings for what. Minutes of the pour's day but `calledAt`, which counts from the first day of the year. */
export type Wish = {
  id: string
  day: number
  calledAt: number
  site: number
  asked: number
  spacing: number
  /** Of a full truck. */
  unloading: number
  /** m³, in their order. */
  volumes: string[]
  patience: number
  change: Change | null
}

const SIZES = { schedule: '9', minimum: '3' }
const FIRST_HOUR = 6

/** What will be asked for a day, whoever answers. `mean` orders a day. */
export function wishesOf({ seed }: Luck, day: number, mean: number): Wish[] {
  const draw = drawOf(seed, 'demand', day)
  const count = Math.max(1, Math.round(mean * (1 + DEMAND.cv * normal(draw))))
  return Array.from({ length: count }, (_, turn) => wishOf(seed, day, turn))
}

function wishOf(seed: number, day: number, turn: number): Wish {
  const draw = drawOf(seed, 'order', day, turn)
  const large = draw() < LOADS.large.share
  const loads = large ? wholeOf(draw, LOADS.large) : 1 + roulette(draw, LOADS.few)
  const missing = Math.floor(draw() * 13) / 2
  const asked = (FIRST_HOUR + roulette(draw, ASKED_HOURS)) * 60 + 15 * Math.floor(draw() * 4)
  const unloading = wholeOf(draw, UNLOADING)
  const spacing = unloading + wholeOf(draw, SLACK)
  const ahead = roulette(draw, CALLS.daysAhead)
  const latest = asked - CALLS.notice
  const onTheDay = ahead === 0 && latest > CALLS.office.from
  const hours = onTheDay ? { from: CALLS.office.from, until: latest } : CALLS.office
  const callDay = onTheDay ? day : day - Math.max(1, ahead)
  return {
    id: `${day}-${turn}`,
    day,
    calledAt: Math.max(0, callDay) * DAY_END + wholeOf(draw, hours),
    site: Math.floor(draw() * SITES.count),
    ...{ asked, spacing, unloading },
    volumes: split(String(loads * 9 - missing), SIZES),
    patience: Math.round(evenly(draw, PATIENCE)),
    change: draw() < CHANGE.share ? changeOf(draw) : null,
  }
}

function changeOf(draw: () => number): Change {
  const kinds: ChangeKind[] = ['moved', 'more', 'less', 'cancelled']
  const kind =
    kinds[
      roulette(
        draw,
        kinds.map(each => CHANGE.kinds[each]),
      )
    ]!
  const by = Math.round(evenly(draw, CHANGE.movedBy)) * (draw() < 0.5 ? -1 : 1)
  return { kind, before: Math.round(evenly(draw, CHANGE.before)), by, share: evenly(draw, CHANGE.loads) }
}
