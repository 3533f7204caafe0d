import { desc, eq, isNull, or } from 'drizzle-orm'
import { type Recommender, RecommenderSave, USUAL_RECOMMENDER } from '~/domain/orders/plan/config'
import { regions } from '../../fleet/tables'
import type { Sql } from '../../kit/open'
import { record } from '../../kit/record'
import { recommenderParameters } from './tables'

export const recommender = record(recommenderParameters, 'recommender_parameter')

/** The parameters that count in a region: its own, else the company's, else the usual ones. */
export async function recommenderOf(sql: Sql, regionId: string): Promise<Recommender> {
  const { regionId: of, candidatePlants, maxTravelMinutes, prefer, alternatives } = recommenderParameters
  const rows = await sql
    .select({ regionId: of, candidatePlants, maxTravelMinutes, prefer, alternatives })
    .from(recommenderParameters)
    .where(or(eq(of, regionId), isNull(of)))
  const row = rows.find(each => each.regionId !== null) ?? rows[0]
  return row ? RecommenderSave.parse(row) : USUAL_RECOMMENDER
}

export const recommenderRows = async (sql: Sql) =>
  sql
    .select({
      id: recommenderParameters.id,
      version: recommenderParameters.version,
      regionId: recommenderParameters.regionId,
      regionName: regions.regionName,
      candidatePlants: recommenderParameters.candidatePlants,
      maxTravelMinutes: recommenderParameters.maxTravelMinutes,
      prefer: recommenderParameters.prefer,
      alternatives: recommenderParameters.alternatives,
      updatedAt: recommenderParameters.updatedAt,
    })
    .from(recommenderParameters)
    .leftJoin(regions, eq(regions.id, recommenderParameters.regionId))
    .orderBy(desc(isNull(recommenderParameters.regionId)), regions.regionName)
