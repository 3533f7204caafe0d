import { isRestDay } from '~/domain/kit/rest-day'
import { addDays, addMinutes, businessDay, instantOn, minutesBetween, type PlainDate } from '~/domain/kit/time'
import type { Seed } from './base'

type Of = Pick<Seed, 'holidays' | 'now'>

/** That day, or the next on which the office works. */
export const officeDay = (of: Of, day: PlainDate): PlainDate =>
  isRestDay(day, of.holidays) ? officeDay(of, addDays(day, 1)) : day

/** That day, or the last before it on which the office worked. */
export const officeDayBefore = (of: Of, day: PlainDate): PlainDate =>
  isRestDay(day, of.holidays) ? officeDayBefore(of, addDays(day, -1)) : day

/** When the office did something, at the latest so many minutes ago: a demo may open on the morning of that day. */
export function officeMoment(of: Of, day: PlainDate, time: string, ago: number): Date {
  const [wished, latest] = [instantOn(officeDay(of, day), time), addMinutes(of.now, -ago)]
  return wished < latest ? wished : latest
}

const USUAL = ['11:20', '15:05', '17:30']
const SHARES = [0.4, 0.6, 0.8]

/** When the three levels approved what was made at a moment: over the day, or one after the other since this morning. */
export function levelTimes({ now }: Of, made: Date): Date[] {
  const usual = USUAL.map(time => instantOn(businessDay(made), time))
  return usual.every(at => at > made && at <= now)
    ? usual
    : SHARES.map(share => addMinutes(made, Math.floor(share * minutesBetween(made, now))))
}
