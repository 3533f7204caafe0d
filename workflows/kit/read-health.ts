import { healthFigures } from '~/db/kit/health'
import type { Db } from '~/db/kit/open'
import { type Clock, wallOf } from '~/domain/kit/clock'
import { type HealthReading, healthReadings } from '~/domain/kit/health'

export const readHealth = async ({ db, clock }: { db: Db; clock: Clock }): Promise<HealthReading[]> =>
  healthReadings(await healthFigures(db.sql, { now: clock.now(), wall: wallOf(clock) }))
