import { and, desc, isNotNull, isNull, max } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import type { Page } from '~/domain/kit/page'
import { seenPlants } from '../fleet/scope'
import { plants } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { cappedCount, paged } from '../kit/page'
import { record } from '../kit/record'
import { strengthModels as models } from './strength-model-tables'

/** Its own figures are in its trail by their numbers alone. */
export const strengthModel = record(models, 'strength_model', { label: 'strength model', hidden: ['model', 'months'] })
export type StrengthModelRow = typeof models.$inferSelect

const { id, version, versionNo, trainedTo, results, months, comparison, servedFrom, servedUntil, byName, createdAt } =
  models
const line = {
  id,
  version,
  versionNo,
  trainedTo,
  results,
  months,
  comparison,
  servedFrom,
  servedUntil,
  byName,
  createdAt,
}
export type StrengthModelLine = Pick<StrengthModelRow, keyof typeof line>

/** Versions, the newest first. */
export const strengthModelPage = (sql: Sql, ask: { limit: number; offset: number }): Promise<Page<StrengthModelLine>> =>
  paged<StrengthModelLine>(
    sql.select(line).from(models).orderBy(desc(versionNo)).$dynamic(),
    cappedCount(sql, sql.select({ id }).from(models).$dynamic()),
    ask,
  )

/** The version in use; none until one has won. */
export async function servingModel(sql: Sql): Promise<StrengthModelRow | null> {
  const [row] = await sql
    .select()
    .from(models)
    .where(and(isNotNull(servedFrom), isNull(servedUntil)))
    .orderBy(desc(versionNo))
    .limit(1)
  return row ?? null
}

/** The number of the last version and when it was made; 0 and null before there is one. */
export async function lastVersionOfModel(sql: Sql): Promise<{ no: number; at: Date | null }> {
  const [row] = await sql.select({ no: max(versionNo), at: max(createdAt) }).from(models)
  return { no: row?.no ?? 0, at: row?.at ?? null }
}

/** Codes of the plants that a person sees: groups of a model carry them. */
export const seenPlantCodes = async (sql: Sql, person: Person): Promise<string[]> =>
  (await sql.select({ code: plants.plantCode }).from(plants).where(seenPlants(person))).map(({ code }) => code)
