import { dutyOf } from '~/db/deliveries/driver-hours'
import { getSeenDriver } from '~/db/fleet/driver-rows'
import { plant } from '~/db/fleet/plant'
import { settingOn } from '~/db/kit/setting'
import { FatiguePath, FatigueQuery } from '~/domain/fleet/driver'
import type { SeenLine } from '~/domain/fleet/duty'
import { dutySpans } from '~/domain/fleet/duty-spans'
import { workingTime } from '~/domain/fleet/fatigue'
import { ruleSetOf } from '~/domain/fleet/rule-set'
import { addDays, businessDay, instantOn, milestone as startOfUtcDay } from '~/domain/kit/time'
import { area, may } from '../kit/area'
import { type Ctx, personOf, sqlOf } from '../kit/context'
import { param, query } from '../kit/valid'

const WEEK = 7

/** Hours of a driver by the rules of the country where the main plant stands. */
export const workingTimeRoutes = area()
  .get(
    '/fatigue/working-time/:driverId',
    may('GET /fatigue/working-time/:driverId'),
    param(FatiguePath),
    query(FatigueQuery),
    async c => c.json(await hoursOf(c, c.req.valid('param').driverId, c.req.valid('query').milestone)),
  )
  .get('/driver/work-week/:driverId', may('GET /driver/work-week/:driverId'), param(FatiguePath), async c =>
    c.json(await weekOf(c, c.req.valid('param').driverId)),
  )

/** The hours of the plant's day that runs now, or of the day a milestone names. */
async function hoursOf(c: Ctx, driverId: string, milestone: string | undefined) {
  const { now } = c.var
  // Today's milestone means the plant's running day, which before 08:00 in Singapore is a day ahead of the UTC one.
  const isToday = !milestone || milestone.slice(0, 10) === startOfUtcDay(now).slice(0, 10)
  const day = isToday ? businessDay(now) : businessDay(new Date(milestone))
  const driver = await getSeenDriver(sqlOf(c), personOf(c), driverId)
  const rules = await rulesOf(c, driver.mainPlantId, day)
  const { lines, until, from } = await linesOf(c, driver.id, day)
  return {
    driverId: driver.id,
    driverName: driver.driverName,
    day,
    ...workingTime(lines, until, rules),
    rules,
    ruleSet: ruleSetOf(rules),
    events: lines.filter(({ at }) => at >= from).map(({ event, at, seen = false }) => ({ event, at, seen })),
  }
}

/** The last seven days as bars of duty and rest. */
async function weekOf(c: Ctx, driverId: string) {
  const today = businessDay(c.var.now)
  const driver = await getSeenDriver(sqlOf(c), personOf(c), driverId)
  const rules = await rulesOf(c, driver.mainPlantId, today)
  const days = await Promise.all(
    Array.from({ length: WEEK }, async (_, back) => {
      const day = addDays(today, -back)
      const { lines, from, until } = await linesOf(c, driver.id, day)
      const { duty, driving, breaks } = workingTime(lines, until, rules)
      return {
        day,
        from,
        duty,
        driving,
        breaks,
        over: duty > rules.dutyHours * 60,
        spans: dutySpans(lines, from, until),
      }
    }),
  )
  return { driverId: driver.id, rules, ruleSet: ruleSetOf(rules), days }
}

async function rulesOf(c: Ctx, plantId: string | null, day: string) {
  const at = plantId ? await plant.find(sqlOf(c), plantId) : undefined
  return settingOn(sqlOf(c), 'fleet.fatigue', day, at?.regionId)
}

async function linesOf(c: Ctx, driverId: string, day: string): Promise<{ lines: SeenLine[]; until: Date; from: Date }> {
  const from = instantOn(day, '00:00')
  const end = instantOn(addDays(day, 1), '00:00')
  const until = end < c.var.now ? end : c.var.now
  const lines = (await dutyOf(sqlOf(c), [driverId], until, from)).get(driverId) ?? []
  return { lines, from, until }
}
