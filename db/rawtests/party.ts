import { and, asc, eq, ilike, or } from 'drizzle-orm'
import type { Page } from '~/domain/kit/page'
import type { PartyAsk, PartyRow } from '~/domain/rawtests/party'
import type { Sql } from '../kit/open'
import { cappedCount, like, paged, sorted } from '../kit/page'
import { record } from '../kit/record'
import { rawSamplers, rawSuppliers, rawTesters } from './tables'

export const rawSupplier = record(rawSuppliers, 'raw_supplier', { label: 'supplier' })
export const rawSampler = record(rawSamplers, 'raw_sampler', { label: 'sampler' })
export const rawTester = record(rawTesters, 'raw_tester', { label: 'tester' })

type PartyTable = typeof rawSuppliers | typeof rawSamplers | typeof rawTesters

/** A page of one of the three lists, by code unless sorted. */
export function partyPage(sql: Sql, table: PartyTable, ask: PartyAsk): Promise<Page<PartyRow>> {
  const { id, version, active, code, name, phone, email, remarks } = table
  const where = and(
    ask.keyword ? or(ilike(code, like(ask.keyword)), ilike(name, like(ask.keyword))) : undefined,
    ask.active === undefined ? undefined : eq(active, ask.active),
    ask.id ? eq(id, ask.id) : undefined,
  )
  const rows = sql
    .select({ id, version, active, code, name, phone, email, remarks })
    .from(table)
    .where(where)
    .orderBy(...sorted(ask.sort, { code, name, active }, [asc(code)]), asc(id))
    .$dynamic()
  return paged<PartyRow>(rows, cappedCount(sql, sql.select({ id }).from(table).where(where).$dynamic()), ask)
}
