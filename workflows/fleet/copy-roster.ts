import { overlappingShift } from '~/db/fleet/roster'
import { crewsOf } from '~/db/fleet/roster-availability'
import { seenDrivers } from '~/db/fleet/scope'
import { shift } from '~/db/fleet/shift'
import type { Work } from '~/db/kit/work'
import { type RosterCopy, shiftFault } from '~/domain/fleet/roster'
import { invalid } from '~/domain/kit/problem'
import { addDays, addMinutes, businessDay, instantOn, minutesBetween } from '~/domain/kit/time'
import { freeTimes } from './roster'

export type Copied = { copied: number; skipped: number; said: string }

/** The shifts of the same weekday a week before, for drivers of whom this day says nothing; what rest forbids stays out. */
export async function copyRoster(work: Work, { day, plantId }: RosterCopy): Promise<Copied> {
  if (day < businessDay(work.now)) throw invalid('day', 'This day is over')
  const from = addDays(day, -7)
  const only = seenDrivers(work.by)
  const crews = await crewsOf(work.sql, { day: from, now: null, only })
  const present = await crewsOf(work.sql, { day, now: null, only })
  const settled = new Set(present.filter(crew => crew.shift).map(crew => crew.driverId))
  const free = await freeTimes({ sql: work.sql, day, now: work.now, only })
  let [copied, skipped] = [0, 0]
  for (const { driverId, driver, shift: was, rules, zone, licenceEnded } of crews) {
    if (!was || was.status === 'off' || settled.has(driverId) || (plantId && was.plantId !== plantId)) continue
    const shiftBy = minutesBetween(instantOn(from, '00:00', zone), instantOn(day, '00:00', zone))
    const span = { from: addMinutes(was.startsAt!, shiftBy), until: addMinutes(was.endsAt!, shiftBy) }
    const fits =
      !licenceEnded &&
      !shiftFault(rules, span, free.get(driver.id) ?? null) &&
      !(await overlappingShift(work.sql, { driverId, truckId: was.truckId!, ...span }))
    if (!fits) skipped++
    else {
      const values = { startsAt: span.from, endsAt: span.until, status: 'planned', source: 'copied' }
      await shift.insert(work, { driverId, day, truckId: was.truckId, plantId: was.plantId, ...values }, 'copy roster')
      copied++
    }
  }
  return { copied, skipped, said: saidOf(copied, skipped) }
}

const saidOf = (copied: number, skipped: number): string =>
  `${copied} ${copied === 1 ? 'shift' : 'shifts'} copied${skipped ? `, ${skipped} left out: rest, licence or truck` : ''}`
