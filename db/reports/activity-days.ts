import { sql as raw } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import { seenDeliveries } from '../deliveries/scope'
import { deliveryOrders } from '../deliveries/tables'
import type { Sql } from '../kit/open'
import { rowsOfStatement } from '../kit/rows-of'
import { STANDING } from './measure'

/** The nearest days before and after a day on which the person sees loads. */
export async function workAround(
  sql: Sql,
  person: Person,
  day: string,
): Promise<{ workBefore: string | null; workAfter: string | null }> {
  const { doDate } = deliveryOrders
  const seen = raw`${STANDING} and ${seenDeliveries(person) ?? raw`true`}`
  const [row] = await rowsOfStatement(
    sql,
    raw<{ before: string | null; after: string | null }>`select
      (select ${doDate}::text from ${deliveryOrders} where ${doDate} < ${day} and ${seen} order by ${doDate} desc limit 1) as before,
      (select ${doDate}::text from ${deliveryOrders} where ${doDate} > ${day} and ${seen} order by ${doDate} limit 1) as after`,
  )
  return { workBefore: row?.before ?? null, workAfter: row?.after ?? null }
}
