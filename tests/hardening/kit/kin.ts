import { sql as raw } from 'drizzle-orm'
import type { House } from '../../kit/house'
import type { Kind } from './kinds'
import type { Holdings, Ownership } from './ownership'

/**
 * What a person would ask about together: a load of today with its order, site, truck and driver. They come first among the
 * own rows, so that a question that names two of them has an answer.
 */
export async function kinFirst({ db }: House, { own: of }: Ownership, { own, tables }: Holdings): Promise<void> {
  const { rows } = await db.sql.execute<Record<string, string | null>>(
    raw.raw(`select d.id as delivery_order, d.order_id as "order", d.merged_order_id as merged_order, d.customer_id as customer,
        d.project_id as project, d.location_id as location, d.region_id as region, d.plant_id as plant,
        d.batching_plant_id as batching_plant, d.truck_id as truck, d.driver_id as driver,
        (select id from queue_item q where q.plant_id = d.plant_id and q.status = 'joined' order by q.id limit 1) as queue_item,
        (select id from pricing where project_id = d.project_id order by id limit 1) as pricing
      from (select * from delivery_order where ${of.delivery_order}) d join plant p on p.id = d.plant_id and p.region_id = d.region_id
      order by d.do_date = '2026-11-20' desc, d.merged_order_id is null, d.do_number is null, d.id limit 1`),
  )
  for (const [table, id] of Object.entries(rows[0] ?? {})) {
    if (!id || !tables.get(id)?.startsWith(table)) continue
    const [isOwn] = (await db.sql.execute(raw.raw(`select 1 from "${table}" where id = '${id}' and (${of[table]})`)))
      .rows
    const others = (own.ids.get(table) ?? []).filter(row => row.id !== id)
    if (isOwn) own.ids.set(table, [{ id, version: 1 }, ...others])
  }
}

/** How people call rows of a kind, in the order of the ids; a row without a number is left out. */
export async function numbersOf({ db }: House, { table, column }: Kind, ids: string[]): Promise<string[]> {
  if (!column || !ids.length) return []
  const { rows } = await db.sql.execute<{ id: string; no: string }>(
    raw`select id, ${raw.identifier(column)} as no from ${raw.identifier(table)}
      where id in ${ids} and ${raw.identifier(column)} is not null`,
  )
  return ids.flatMap(id => rows.find(row => row.id === id)?.no ?? [])
}
