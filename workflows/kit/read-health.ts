import { healthFigures, type LastChecks, lastChecks } from '~/db/kit/health'
import type { Db } from '~/db/kit/open'
import { type Clock, wallOf } from '~/domain/kit/clock'
import { type HealthReading, healthReadings } from '~/domain/kit/health'

export type Health = LastChecks & { readings: HealthReading[] }

/** Every figure beside its limit, and what the last checks of the data and of the trail found. */
export async function readHealth({ db, clock }: { db: Db; clock: Clock }): Promise<Health> {
  const checks = await lastChecks(db.sql)
  const clocks = { now: clock.now(), wall: wallOf(clock) }
  return { ...checks, readings: healthReadings(await healthFigures(db.sql, checks, clocks)) }
}
