import { driver } from '~/db/fleet/driver'
import { getSeenDriver } from '~/db/fleet/driver-rows'
import { usualHoursFrom } from '~/db/fleet/roster'
import { crewOf, spanOn } from '~/db/fleet/roster-availability'
import { usualShift } from '~/db/fleet/shift'
import type { Work } from '~/db/kit/work'
import { shiftFault, type UsualHoursSave } from '~/domain/fleet/roster'
import { invalid } from '~/domain/kit/problem'
import { addDays, businessDay } from '~/domain/kit/time'

/** The week that a driver works from a day on. Earlier days keep what they had. */
export async function saveUsualHours(work: Work, of: UsualHoursSave): Promise<{ weekdays: number[] }> {
  const { driverId, fromDate, startTime: startsAt, endTime: endsAt } = of
  await getSeenDriver(work.sql, work.by, driverId)
  await driver.lock(work, driverId)
  const crew = await crewOf(work.sql, { driverId, day: fromDate, now: null })
  if (!crew) throw invalid('driverId', 'This driver is not in service')
  if (fromDate < businessDay(work.now, crew.zone)) throw invalid('fromDate', 'This day is over')
  if (startsAt === endsAt) throw invalid('endTime', 'The shift ends when it starts')
  const span = spanOn(fromDate, { startsAt, endsAt }, crew.zone)
  if (shiftFault(crew.rules, span, span)) throw invalid('endTime', `At most ${crew.rules.dutyHours} h of duty`)
  for (const row of await usualHoursFrom(work, driverId, fromDate)) {
    if (row.fromDate >= fromDate) await usualShift.remove(work, row)
    else await usualShift.move(work, row, { toDate: addDays(fromDate, -1) }, 'end')
  }
  const weekdays = [...new Set(of.weekdays)].sort()
  for (const weekday of weekdays)
    await usualShift.insert(work, { driverId, weekday, startsAt, endsAt, fromDate, toDate: null })
  return { weekdays }
}
