import { sql as raw } from 'drizzle-orm'
import { batchWeights, deliveryOrders } from '../deliveries/tables'
import type { Sql } from '../kit/open'
import { mixDesignLines } from '../mixdesign/tables'

/**
 * What each plant batched of each material on each day, kg: the weights of its loads, and the recipe of those that are too
 * long ago to have any. The book of the silos is written from it, so that booked and batched agree.
 */
export async function usedMaterials(sql: Sql): Promise<Map<string, number>> {
  const { rows } = await sql.execute<{ key: string; kg: string }>(raw`
    with made as (select o.id, o.plant_id, o.do_date, o.quantity, o.mix_design_id from ${deliveryOrders} o
        where o.batched_at is not null),
      used as (
        select m.plant_id, m.do_date, w.material_id, w.actual_kg as kg from made m
          join ${batchWeights} w on w.delivery_order_id = m.id
        union all
        select m.plant_id, m.do_date, l.material_id, l.kg_per_m_3 * m.quantity from made m
          join ${mixDesignLines} l on l.mix_design_id = m.mix_design_id
          where not exists (select 1 from ${batchWeights} w where w.delivery_order_id = m.id))
    select plant_id || ' ' || material_id || ' ' || to_char(do_date, 'YYYY-MM-DD') as key, sum(kg)::numeric(14,3)::text as kg
    from used group by 1`)
  return new Map(rows.map(row => [row.key, Number(row.kg)]))
}
