import type { Offer, OfferRefusal } from '../offer'
import { type Carried, carry, type Room } from './offer'
import { refusalOf } from './offer-refusal'

/** Minutes of the day; `plantIds` best first, those that the caller chose in front, `chosen` of them. */
export type AskedTime = { start: number; spacing: number; least: number; plantIds: readonly string[]; chosen: number }
/** A time that is carried, and what it is beside the asked one. */
export type FoundTime = Carried & { kind: Offer['kind']; start: number; spacing: number }
/** What the rules of booking say against a start at a plant, null for nothing. */
export type Objects = (plantId: string, start: number, spacing: number) => OfferRefusal | null

export const MOST_OFFERS = 3
const LAST = 1430
const LONGEST_SPACING = 480
const WIDER = [5, 10, 15, 20, 30, 45, 60]
/** Ten minutes apart for two hours, half an hour apart for eight more. */
const LATER = [...steps(10, 120, 10), ...steps(150, 600, 30)]
const SLOWER = 15
/** Beyond an hour for what is too long for the rest of the day. */
const EARLIER = [10, 20, 30, 45, ...steps(60, 300, 30)]

/**
 * The asked time where the day carries it; else up to three others that it does: another plant at the time, the next later
 * start, the smallest wider spacing, an earlier start. Everything offered was placed in the day with all else unmoved.
 */
export function timesFor(room: Room, asked: AskedTime, objects: Objects) {
  const spacing = Math.max(asked.spacing, asked.least)
  const chosen = asked.chosen ? asked.plantIds.slice(0, asked.chosen) : asked.plantIds
  const tryAt = (kind: Offer['kind'], start: number, every: number, plantIds = chosen): FoundTime | null => {
    const open = plantIds.filter(id => objects(id, start, every) === null)
    const carried = open.length ? carry(room, { start, spacing: every, plantIds: open }) : null
    return carried && { ...carried, kind, start, spacing: every }
  }
  const firstOf = (tries: readonly (() => FoundTime | null)[]): FoundTime[] => {
    for (const attempt of tries) {
      const found = attempt()
      if (found) return [found]
    }
    return []
  }
  const exact = asked.spacing >= asked.least ? tryAt('asked', asked.start, asked.spacing) : null
  if (exact) return { fits: true, refusals: [], times: [exact] }
  const others = asked.plantIds.filter(id => !chosen.includes(id))
  const wider = [...(spacing > asked.spacing ? [0] : []), ...WIDER].map(by => spacing + by)
  const times = [
    ...(others.length ? firstOf([() => tryAt('other-plant', asked.start, spacing, others)]) : []),
    ...firstOf(wider.filter(every => every <= LONGEST_SPACING).map(every => () => tryAt('wider', asked.start, every))),
    ...firstOf(
      LATER.map(by => asked.start + by)
        .filter(start => start <= LAST)
        .map(start => () => tryAt('later', start, spacing)),
    ),
  ]
  // Slower and later together, where that is sooner than later alone.
  const [later] = times.filter(time => time.kind === 'later')
  const slower = spacing + SLOWER
  if (times.length < MOST_OFFERS && slower <= LONGEST_SPACING)
    times.push(
      ...firstOf(
        LATER.map(by => asked.start + by)
          .filter(start => start < (later?.start ?? LAST))
          .map(start => () => tryAt('later', start, slower)),
      ),
    )
  if (times.length < MOST_OFFERS)
    times.push(
      ...firstOf(
        EARLIER.map(by => asked.start - by)
          .filter(start => start >= 0)
          .map(start => () => tryAt('earlier', start, spacing)),
      ),
    )
  return {
    fits: false,
    refusals: refusalsOf(room, asked, chosen, objects),
    times: times.slice(0, MOST_OFFERS).sort((a, b) => a.start - b.start || a.spacing - b.spacing),
  }
}

function refusalsOf(room: Room, asked: AskedTime, plantIds: readonly string[], objects: Objects): OfferRefusal[] {
  const objections = plantIds.map(id => objects(id, asked.start, asked.spacing))
  const open = plantIds.filter((_, at) => objections[at] === null)
  if (open.length) return [refusalOf(room, { start: asked.start, spacing: asked.spacing, plantIds: open })]
  if (!objections.length)
    return [{ rule: 'no-plant', message: 'No plant of the region may serve this site with this product' }]
  return [...new Map(objections.flatMap(each => (each ? [[each.message, each] as const] : []))).values()].slice(
    0,
    MOST_OFFERS,
  )
}

function steps(from: number, to: number, by: number): number[] {
  return Array.from({ length: (to - from) / by + 1 }, (_, turn) => from + turn * by)
}
