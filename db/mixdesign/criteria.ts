import { and, asc, eq, ilike, inArray, sql as raw } from 'drizzle-orm'
import type { Page } from '~/domain/kit/page'
import type { CriteriaDetailAsk, CriteriaHeaderAsk, UnitAsk } from '~/domain/mixdesign/criteria'
import type { Sql } from '../kit/open'
import { cappedCount, like, paged, sorted } from '../kit/page'
import { record } from '../kit/record'
import { criteriaDetails, criteriaHeaders, unitOfMeasurements } from './tables'

export const criteriaHeader = record(criteriaHeaders, 'criteria_header')
export const criteriaDetail = record(criteriaDetails, 'criteria_detail')
export const unitOfMeasurement = record(unitOfMeasurements, 'unit_of_measurement')

export type CriteriaHeaderLine = {
  id: string
  criteriaHeaderId: string
  version: number
  active: boolean
  name: string
  groupHeader: string | null
  description: string | null
}

export function criteriaHeaderPage(sql: Sql, ask: CriteriaHeaderAsk): Promise<Page<CriteriaHeaderLine>> {
  const { id, version, active, name, groupHeader, description } = criteriaHeaders
  const where = and(
    ask.keyword ? ilike(name, like(ask.keyword)) : undefined,
    ask.active === undefined ? undefined : eq(active, ask.active),
    ask.names ? inArray(name, ask.names) : undefined,
  )
  const rows = sql
    .select({ id, criteriaHeaderId: id, version, active, name, groupHeader, description })
    .from(criteriaHeaders)
    .where(where)
    .orderBy(...sorted(ask.sort, { name, groupHeader, active }, [asc(name)]), asc(id))
    .$dynamic()
  const total = sql.select({ id }).from(criteriaHeaders).where(where).$dynamic()
  return paged<CriteriaHeaderLine>(rows, cappedCount(sql, total), ask)
}

export type CriteriaDetailLine = {
  id: string
  version: number
  active: boolean
  criteriaHeaderId: string
  headerName: string
  groupHeader: string | null
  name: string
  description: string | null
}

export function criteriaDetailPage(sql: Sql, ask: CriteriaDetailAsk): Promise<Page<CriteriaDetailLine>> {
  const { id, version, active, criteriaHeaderId, name, description } = criteriaDetails
  const where = and(
    ask.keyword ? ilike(name, like(ask.keyword)) : undefined,
    ask.active === undefined ? undefined : eq(active, ask.active),
    ask.criteriaHeaderId ? eq(criteriaHeaderId, ask.criteriaHeaderId) : undefined,
    ask.groupHeader ? eq(raw`lower(${criteriaHeaders.groupHeader})`, ask.groupHeader.toLowerCase()) : undefined,
  )
  const rows = sql
    .select({
      id,
      version,
      active,
      criteriaHeaderId,
      headerName: criteriaHeaders.name,
      groupHeader: criteriaHeaders.groupHeader,
      name,
      description,
    })
    .from(criteriaDetails)
    .innerJoin(criteriaHeaders, eq(criteriaHeaders.id, criteriaHeaderId))
    .where(where)
    .orderBy(
      ...sorted(ask.sort, { name, headerName: criteriaHeaders.name, active }, [asc(criteriaHeaders.name), asc(name)]),
      asc(id),
    )
    .$dynamic()
  const total = sql
    .select({ id })
    .from(criteriaDetails)
    .innerJoin(criteriaHeaders, eq(criteriaHeaders.id, criteriaHeaderId))
    .where(where)
    .$dynamic()
  return paged<CriteriaDetailLine>(rows, cappedCount(sql, total), ask)
}

export type UnitLine = {
  id: string
  version: number
  active: boolean
  name: string
  symbol: string
  description: string | null
}

export function unitPage(sql: Sql, ask: UnitAsk): Promise<Page<UnitLine>> {
  const { id, version, active, name, symbol, description } = unitOfMeasurements
  const where = and(
    ask.keyword ? ilike(name, like(ask.keyword)) : undefined,
    ask.active === undefined ? undefined : eq(active, ask.active),
  )
  const rows = sql
    .select({ id, version, active, name, symbol, description })
    .from(unitOfMeasurements)
    .where(where)
    .orderBy(...sorted(ask.sort, { name, symbol, active }, [asc(name)]), asc(id))
    .$dynamic()
  const total = sql.select({ id }).from(unitOfMeasurements).where(where).$dynamic()
  return paged<UnitLine>(rows, cappedCount(sql, total), ask)
}
