import pg from 'pg'
import { openDb } from '~/db/kit/open'
import { seedDemo } from '~/db/seed/demo'
import { migrated } from '../../kit/migrated'
import { NOW } from '../portal/fill'

export const ACTIONS = 200_000

/** The demo company with few days, and a year of its sixty trucks beside it; none of this is in the demo. */
export async function fillHistory(ownerUrl: string): Promise<string> {
  const appUrl = await migrated(ownerUrl)
  const db = openDb(ownerUrl, { max: 2, statementSeconds: 120 })
  await seedDemo(db, { now: NOW, passwordHash: 'nobody signs in by it', historyDays: 2 })
  await db.close()
  const client = new pg.Client(ownerUrl)
  await client.connect()
  await client.query(YEAR)
  await client.query('vacuum analyze')
  await client.end()
  return appUrl
}

const YEAR = `
  with fleet as (select row_number() over (order by t.truck_no) - 1 as n, t.id as truck_id, t.truck_no, d.id as driver_id,
      d.driver_name, t.main_plant_id, p.plant_name
    from truck t join driver d on d.truck_id = t.id join plant p on p.id = t.main_plant_id),
  step (n, kind, action) as (values (0, 'queue', 'joined'), (1, 'queue', 'called'), (2, 'delivery', 'generated'), (3, 'delivery', 'loaded'),
    (4, 'delivery', 'left_plant'), (5, 'delivery', 'on_site'), (6, 'delivery', 'pour_end'), (7, 'delivery', 'returned'),
    (8, 'duty', 'break_start'), (9, 'status', 'in_service'))
  insert into fleet_action (at, kind, action, truck_id, truck_no, driver_id, driver_name, plant_id, detail, by_name, source)
  select timestamptz '2026-11-17 10:00Z' - make_interval(mins => g * 2 + g % 7), s.kind, s.action, f.truck_id, f.truck_no, f.driver_id,
    f.driver_name, f.main_plant_id, 'B-' || (1000000 + g) || ', ' || f.plant_name, 'Truck telematics', 'gps'
  from generate_series(1, ${ACTIONS}) g
  join fleet f on f.n = (g / 10 * 7) % (select count(*) from fleet)
  join step s on s.n = g % 10`
