import type { FirstLoads } from '~/domain/orders/offer'
import type { Params } from '~/domain/orders/plan/engine/params'
import { type Booking, bookingOf, loadsOf } from './booking'
import { byPlan } from './by-plan'
import type { Wish } from './demand'
import { offered } from './desk'
import { CHANGE, PATIENCE } from './distributions'
import { factsOf, type Pour } from './facts'
import { type DayFigures, figuresOf, firstLoadsOf } from './figures'
import { firstCome } from './first-come'
import { CALLED, isOver, type Live, liveOf, step } from './live'
import { DAY_END, type World } from './world'

export const WAYS = ['promise', 'plan', 'first-come'] as const
export type Way = (typeof WAYS)[number]
/** What a house knows at the end of a day. */
export type Ledger = {
  bookings: Booking[]
  booked: number
  past: (FirstLoads & { day: number })[]
}
export const newLedger = (): Ledger => ({ bookings: [], booked: 0, past: [] })
export type Settings = { params: Params; rounds: number }

const DAWN = 300
const LATEST = 1740
const PAST_DAYS = 90
const LAST_ASKED = 1080

type Call = { at: number; wish: Wish } | { at: number; booking: Booking }

/** One day of one house: who rings is answered, what is booked is poured, and what happened is remembered. */
export function liveDay(
  world: World,
  way: Way,
  before: Ledger,
  day: number,
  wishes: readonly Wish[],
  settings: Settings,
) {
  const ledger: Ledger = { ...before, bookings: before.bookings.map(each => ({ ...each })) }
  const past = ledger.past
  let refused = 0
  const own = ledger.bookings.filter(booking => booking.day === day)
  const pours = own.map(booking => ({ booking, loads: loadsOf(booking) }))
  const live = liveOf(world, day, pours, DAWN)
  const read = (now: Live) => factsOf(now.world, now)
  const dispatcher = way === 'first-come' ? firstCome : byPlan(read, settings.params, settings.rounds)
  const calls: Call[] = wishes.map(wish => ({ at: wish.calledAt % DAY_END, wish }))
  ledger.bookings.forEach(queueChange)
  for (; live.now < LATEST && !(isOver(live) && !calls.length); live.now++) {
    const happened = step(live, dispatcher)
    calls.sort((a, b) => a.at - b.at)
    let rang = false
    while (calls[0] && calls[0].at <= live.now) rang = answer(calls.shift()!) || rang
    dispatcher.look(live, happened || rang)
  }
  const figures: DayFigures = { ...figuresOf(live), refused }
  ledger.bookings = ledger.bookings.filter(booking => booking.day > day)
  ledger.past = [...past.filter(row => row.day > day - PAST_DAYS), ...firstLoadsOf(live)]
  return { ledger, figures }

  function queueChange(booking: Booking): void {
    if (booking.changeAt !== null && Math.floor(booking.changeAt / DAY_END) === day)
      calls.push({ at: booking.changeAt % DAY_END, booking })
  }

  function answer(call: Call): boolean {
    if ('booking' in call) return change(call.booking)
    for (let later = 0; later <= PATIENCE.daysLater; later++) {
      const asked = { ...call.wish, day: call.wish.day + later }
      if (book(asked, asked.asked)) return asked.day === day
    }
    refused += volumeOf(call.wish.volumes)
    return false
  }

  /** Books a wish on its day from a minute on, and says whether it was. */
  function book(wish: Wish, start: number): boolean {
    const asAsked = { day: wish.day, start, spacing: wish.spacing, plantId: null, told: null }
    const no = String(ledger.booked).padStart(6, '0')
    const now = day * DAY_END + live.now
    const asked = bookingOf(wish, no, asAsked, now)
    const found = way === 'promise' ? ask(asked) : asAsked
    if (!found) return false
    const booking = bookingOf(wish, no, { ...asAsked, ...found }, now)
    ledger.booked++
    ledger.bookings.push(booking)
    queueChange(booking)
    if (booking.day === day) live.pours.push({ booking, loads: loadsOf(booking) })
    return true
  }

  function ask(asked: Booking, but?: Booking) {
    const others = (pour: Pour) => pour.booking.id !== but?.id
    const state = asked.day === day ? { ...live, pours: live.pours.filter(others) } : { ...dayAhead(asked.day, but) }
    return offered(world, factsOf(world, state), asked, settings.params, { past })
  }

  function dayAhead(ahead: number, but?: Booking) {
    const pours = ledger.bookings
      .filter(booking => booking.day === ahead && booking.id !== but?.id)
      .map(booking => ({ booking, loads: loadsOf(booking) }))
    return { day: ahead, now: null, pours, outages: new Map() }
  }

  /** What a customer wants otherwise; says whether it is about today. */
  function change(booking: Booking): boolean {
    const { change: wanted } = booking
    booking.changeAt = null
    const pour = live.pours.find(each => each.booking === booking)
    const open = pour?.loads.filter(load => load.status === 'planned' && !isCalled(live, load)) ?? loadsOf(booking)
    if (!wanted || !open.length) return false
    const count = Math.max(1, Math.round(wanted.share * booking.volumes.length))
    if (wanted.kind === 'moved') return move(booking, wanted.by, open.length)
    if (wanted.kind === 'more') {
      const volumes = Array<string>(count).fill('9')
      const end = booking.start + booking.volumes.length * booking.spacing
      const more: Wish = { ...booking, id: `${booking.id}+`, volumes, asked: end, change: null, calledAt: 0 }
      if (!book(more, end)) refused += volumeOf(volumes)
      return booking.day === day
    }
    const gone = wanted.kind === 'cancelled' ? open : open.slice(1).slice(-count)
    if (pour) for (const load of gone) load.status = 'cancelled'
    else if (wanted.kind === 'cancelled') ledger.bookings.splice(ledger.bookings.indexOf(booking), 1)
    else booking.volumes = booking.volumes.slice(0, booking.volumes.length - gone.length)
    return !!pour
  }

  function move(booking: Booking, by: number, open: number): boolean {
    const start = booking.start + by
    const soonest = booking.day === day ? live.now + CHANGE.before.from : 360
    if (start < soonest || start > LAST_ASKED || open < booking.volumes.length) return false
    const asked = { ...booking, start }
    const found = way === 'promise' ? ask(asked, booking) : { start }
    if (!found) return false
    Object.assign(booking, found)
    const pour = live.pours.find(each => each.booking === booking)
    if (pour)
      pour.loads.forEach((load, turn) => {
        load.promised = booking.start + turn * booking.spacing
      })
    return !!pour
  }
}

const isCalled = ({ now }: Live, { plan }: Pour['loads'][number]) => !!plan?.truckId && plan.begin <= now + CALLED
const volumeOf = (volumes: readonly string[]) => volumes.reduce((sum, volume) => sum + Number(volume), 0)
