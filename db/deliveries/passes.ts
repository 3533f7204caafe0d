import { asc, ilike, type SQL } from 'drizzle-orm'
import type { Page, Paging } from '~/domain/kit/page'
import { truckTypes } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { cappedCount, like, paged } from '../kit/page'
import { heldPasses, passesOf } from './site-passes'

/** The passes a site asks for, and whether a truck and a driver hold them on the day. */
export async function passesNeeded(
  sql: Sql,
  of: { projectId: string; day: string; truckId?: string | undefined; driverId?: string | undefined },
) {
  const [needed, held] = await Promise.all([
    passesOf(sql, of.projectId),
    heldPasses(sql, of.day, of.truckId ? [of.truckId] : [], of.driverId ? [of.driverId] : []),
  ])
  return needed.map(pass => {
    const holder = pass.type === 'truck' ? of.truckId : of.driverId
    const row = held.find(each => each.passId === pass.id)
    return {
      passId: pass.id,
      type: pass.type,
      name: pass.name,
      held: holder ? !!row : null,
      passNo: row?.passNo ?? null,
      validTo: row?.validTo ?? null,
    }
  })
}

export type TruckTypeRow = { id: string; truckType: string; minLoad: string; scheduleLoad: string; maxLoad: string }

export function truckTypeList(
  sql: Sql,
  { truckType, ...paging }: Paging & { truckType?: string | undefined },
): Promise<Page<TruckTypeRow>> {
  const word = truckType ?? paging.keyword
  const where: SQL | undefined = word ? ilike(truckTypes.truckType, like(word)) : undefined
  const { id, minLoad, scheduleLoad, maxLoad } = truckTypes
  const rows = sql
    .select({ id, truckType: truckTypes.truckType, minLoad, scheduleLoad, maxLoad })
    .from(truckTypes)
    .where(where)
    .orderBy(asc(truckTypes.maxLoad), asc(truckTypes.truckType))
    .$dynamic()
  return paged<TruckTypeRow>(
    rows,
    cappedCount(sql, sql.select({ id }).from(truckTypes).where(where).$dynamic()),
    paging,
  )
}
