import { and, asc, desc, eq, inArray, sql as raw } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import { Missing } from '~/domain/kit/problem'
import { deliveryOrders as loads } from '../deliveries/tables'
import type { Sql } from '../kit/open'
import { record } from '../kit/record'
import { trialBatches as trials } from '../mixdesign/trial-batch-tables'
import { seenSets } from './scope'
import { cylinderAges as ages, cylinderTests as sets, cylinderSpecimens as specimens } from './tables'
import { temperatureRecords as records } from './temperature-record-tables'

/** A trail of thousands of readings is no trail: it keeps how many there are and between which instants. */
export const temperatureRecord = record(records, 'temperature_record', {
  hidden: ['points'],
  label: 'temperature record',
})
export type TemperatureRecordRow = typeof records.$inferSelect

export async function getSeenRecord(sql: Sql, person: Person, id: string): Promise<TemperatureRecordRow> {
  const [row] = await sql
    .select({ own: records })
    .from(records)
    .innerJoin(sets, eq(sets.id, records.testId))
    .where(and(eq(records.id, id), seenSets(person)))
  if (!row) throw new Missing('There is no such temperature record')
  return row.own
}

type Of = { id: string; deliveryOrderId: string | null }

/** What was measured of a set, and of the other sets of its load: they are of the same concrete in the same place. */
export const recordsOfLoad = (sql: Sql, person: Person, { id, deliveryOrderId }: Of) =>
  sql
    .select({ own: records, testNo: sets.testNo, sampledAt: sets.sampledAt })
    .from(records)
    .innerJoin(sets, eq(sets.id, records.testId))
    .where(and(deliveryOrderId ? eq(sets.deliveryOrderId, deliveryOrderId) : eq(sets.id, id), seenSets(person)))
    .orderBy(asc(records.measures), asc(sets.testNo), asc(records.channel))

/** The records of one set alone, held until the work ends: a file adds to them. */
export const recordsOfSet = (sql: Sql, testId: string): Promise<TemperatureRecordRow[]> =>
  sql.select().from(records).where(eq(records.testId, testId)).orderBy(asc(records.id)).for('update')

/** What was measured inside the specimens of sets, with the instant of their casting. */
export const recordsOfSpecimens = (sql: Sql, testIds: readonly string[]) =>
  testIds.length
    ? sql
        .select({ own: records, sampledAt: sets.sampledAt })
        .from(records)
        .innerJoin(sets, eq(sets.id, records.testId))
        .where(and(inArray(records.testId, [...new Set(testIds)]), eq(records.measures, 'specimens')))
        .orderBy(asc(records.testId), asc(records.channel))
    : Promise.resolve([])

/** The version of the mix that a set is of; null where its load has none. */
export async function mixOfSet(sql: Sql, setId: string): Promise<string | null> {
  const [row] = await sql
    .select({ id: raw<string | null>`coalesce(${loads.mixDesignId}, ${trials.mixDesignId})` })
    .from(sets)
    .leftJoin(loads, eq(loads.id, sets.deliveryOrderId))
    .leftJoin(trials, eq(trials.id, sets.trialBatchId))
    .where(eq(sets.id, setId))
  return row?.id ?? null
}

/** Two specimens an age are asked for by ASTM C1074-19 clause 8. */
const SPECIMENS = 2
const counted = raw`(select count(*) from ${specimens} s where s.age_id = ${ages.id} and not s.excluded and s.strength is not null)`

/**
 * Approved results of a version of a mix, of trials and of production, of two specimens at least, the newest sets first. The
 * plant does not matter: the curve is of the recipe.
 */
export const curveResults = (sql: Sql, mixDesignId: string) =>
  sql
    .select({
      ...{ setId: sets.id, castOn: sets.castOn, origin: sets.origin, specimenKind: sets.specimenKind },
      ...{ tankTemperature: sets.tankTemperature, ageDays: ages.ageDays, ageHours: ages.ageHours },
      mean: raw<number>`${ages.mean}`,
    })
    .from(ages)
    .innerJoin(sets, eq(sets.id, ages.testId))
    .leftJoin(loads, eq(loads.id, sets.deliveryOrderId))
    .leftJoin(trials, eq(trials.id, sets.trialBatchId))
    .where(
      and(
        raw`(${loads.mixDesignId} = ${mixDesignId} or ${trials.mixDesignId} = ${mixDesignId})`,
        eq(ages.status, 'approved'),
        eq(ages.ageWithin, true),
        raw`(${ages.mean} is not null and ${counted} >= ${SPECIMENS})`,
      ),
    )
    .orderBy(desc(sets.castOn), asc(ages.ageDays), asc(sets.testNo))
    .limit(200)
