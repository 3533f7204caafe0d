import { sql as raw } from 'drizzle-orm'
import type { House } from '../house'

type Past = { like: string; values: readonly number[]; from: string; every: number }

/** Approved 28-day results of the concrete of a set, as history wrote them: one every few days from a day on. */
export async function givenPastResults(portal: House, { like, values, from, every }: Past): Promise<void> {
  for (const [place, mean] of values.entries()) {
    const at = new Date(Date.parse(`${from}T02:00:00Z`) + place * every * 86_400_000)
    const day = at.toISOString().slice(0, 10)
    const no = `PAST-${day}-${place}`
    await portal.db.sql.execute(raw`insert into cylinder_test (id, demo, test_no, order_id, delivery_order_id, do_number, set_no, origin,
      customer_id, project_id, location_id, region_id, plant_id, house_id, product_id, strength_mpa, fck, slump_min, slump_max,
      specimen_kind, specimens, ages, status, cast_on, sampled_at)
      select gen_random_uuid(), true, ${no}, order_id, delivery_order_id, do_number,
      (select max(b.set_no) + 1 from cylinder_test b where b.delivery_order_id = a.delivery_order_id), origin, customer_id, project_id,
      location_id, region_id, plant_id, house_id, product_id, strength_mpa, fck, slump_min, slump_max, specimen_kind, specimens,
      ages, 'completed', ${day}::date, ${at.toISOString()}::timestamptz from cylinder_test a where id = ${like}`)
    await portal.db.sql.execute(raw`insert into cylinder_age (id, demo, test_id, age_days, due_on, planned_on, status, tested_at, mean, counts, verdict)
      select gen_random_uuid(), true, id, 28, ${day}::date + 28, ${day}::date + 28, 'approved', ${at.toISOString()}::timestamptz + interval '28 days', ${mean}, true, 'pass'
      from cylinder_test where test_no = ${no}`)
  }
}
