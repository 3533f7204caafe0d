import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { standardParams } from '~/domain/orders/plan/engine/params'
import { cpuSeconds } from '../cpu'
import { type Ledger, liveDay, newLedger, type Way } from './day'
import { type Wish, wishesOf } from './demand'
import type { DayFigures } from './figures'
import { DAY_END, type Luck, worldOf } from './world'

export type YearDay = { day: number; cpu: Record<Way, number>; figures: Record<Way, DayFigures> }
export type YearState = { days: YearDay[]; ledgers: Record<Way, Ledger> }
export type YearAsk = Luck & { days: number; orders: number; rounds: number }

const AHEAD = 3
const newState = (): YearState => ({
  days: [],
  ledgers: { promise: newLedger(), plan: newLedger(), 'first-come': newLedger() },
})

/** Who rings on a day, for that day or a later one. */
function callsOf(ask: YearAsk, day: number): Wish[] {
  return Array.from({ length: AHEAD + 1 }, (_, later) => wishesOf(ask, day + later, ask.orders))
    .flat()
    .filter(wish => Math.floor(wish.calledAt / DAY_END) === day)
}

/** The year one day further. */
export function nextDay(ask: YearAsk, state: YearState): YearState {
  const world = worldOf(ask)
  const day = state.days.length
  const wishes = callsOf(ask, day)
  const settings = { params: standardParams, rounds: ask.rounds }
  const live = (way: Way) => {
    const from = cpuSeconds()
    const { ledger, figures } = liveDay(world, way, state.ledgers[way], day, wishes, settings)
    return { ledger, figures, cpu: cpuSeconds() - from }
  }
  const [promise, plan, first] = [live('promise'), live('plan'), live('first-come')]
  const by = <V>(of: (each: typeof promise) => V): Record<Way, V> => ({
    ...{ promise: of(promise), plan: of(plan), 'first-come': of(first) },
  })
  const done: YearDay = { day, cpu: by(each => each.cpu), figures: by(each => each.figures) }
  return { days: [...state.days, done], ledgers: by(each => each.ledger) }
}

/** Goes on where the folder ends; each day is kept before the next begins. */
export function liveYear(ask: YearAsk, folder: string, told: (state: YearState) => void): YearState {
  mkdirSync(folder, { recursive: true })
  let state = readYear(ask, folder)
  while (state.days.length < ask.days) {
    state = nextDay(ask, state)
    const last = state.days.at(-1)!
    keep(folder, nameOf(last.day), last)
    keep(folder, LEDGERS, { asked: askedIn(ask), day: state.days.length, ledgers: state.ledgers })
    told(state)
  }
  return state
}

const LEDGERS = 'ledgers.json'
type Kept = { asked: string; day: number; ledgers: YearState['ledgers'] }
const askedIn = ({ seed, spread, orders, rounds }: YearAsk) => JSON.stringify({ seed, spread, orders, rounds })
const nameOf = (day: number) => `day-${String(day + 1).padStart(3, '0')}.json`

/** What a folder knows; the days beyond its ledgers were not finished. */
export function readYear(ask: YearAsk, folder: string): YearState {
  const file = join(folder, LEDGERS)
  if (!existsSync(file)) return newState()
  const kept: Kept = JSON.parse(readFileSync(file, 'utf8'))
  if (kept.asked !== askedIn(ask)) throw new Error(`${folder} holds a year of ${kept.asked}`)
  const days: YearDay[] = Array.from({ length: kept.day }, (_, day) =>
    JSON.parse(readFileSync(join(folder, nameOf(day)), 'utf8')),
  )
  return { days, ledgers: kept.ledgers }
}

function keep(folder: string, name: string, what: unknown): void {
  const file = join(folder, name)
  writeFileSync(`${file}.new`, JSON.stringify(what))
  renameSync(`${file}.new`, file)
}
