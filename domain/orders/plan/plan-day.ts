import { minuteOf } from '~/domain/kit/time'

/** The last minute that is planned, of the day after: a pour may go on past midnight. */
export const DAY_END = 2880
const LAST_MINUTE = 1439

/** From and until which minute a plant is open; one that works through midnight, or closes in the last minute, does not close. */
export function openMinutes({ opensAt, closesAt }: { opensAt: string; closesAt: string }): [number, number] {
  const [from, until] = [minuteOf(opensAt), minuteOf(closesAt)]
  return from < until ? [from, until === LAST_MINUTE ? DAY_END : until] : [0, DAY_END]
}
