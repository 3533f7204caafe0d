import { sql as raw } from 'drizzle-orm'
import type { PassportContent } from '~/domain/orders/pour-passport'
import type { House } from '../../kit/house'

/**
 * Kinds of which the demo company has none on its first day, one of each for every plant or region, and customers who are
 * known in the regions of their projects alone: else nobody of a region has a foreign one.
 */
export async function rareRows(portal: House): Promise<void> {
  for (const statement of RARE_ROWS) await portal.db.sql.execute(raw.raw(statement))
  const { rows } = await portal.db.sql.execute<{ id: string }>(
    raw`select id from invoice_draft where status = 'approved' order by draft_no`,
  )
  await portal.person('finance_ar_7', { roles: ['finance_ar'] })
  const answer = await portal
    .as('finance_ar_7')
    .post('/invoice/generate', { invoiceDate: '2026-11-20', draftIds: rows.map(({ id }) => id) })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
}

/** Of each plant the first that fits, told apart by the plant's code. */
const firstOf = (from: string) => `distinct on (p.id) p.id as plant_id, p.plant_code, ${from}`
const PERSON = `(select id from portal_user where username = 'dispatcher')`

const STAGES = { total: '0', a1: '0', a2: '0', a3: '0', a4: '0' }
const NOTHING_POURED: PassportContent = {
  ...{
    customerName: 'Customer',
    projectName: 'Project',
    sites: [],
    orderNos: [],
    from: '2026-11-01',
    to: '2026-11-01',
  },
  ...{
    concretes: [],
    properties: [],
    strengths: [],
    conformity: [],
    materials: [],
    energy: [],
    submittals: [],
    loads: [],
  },
  carbon: {
    ...{ deliveries: 0, theoretical: 0, cubicMetres: '0', load: STAGES },
    ...{ gate: '0', perCubicMetre: '0', unknown: 0, materialHaulKm: '0' },
  },
  ...{ a1ByFactors: null, returned: '0' },
}

export const RARE_ROWS = [
  `delete from customer_region cr where not exists (select 1 from project p where p.customer_id = cr.customer_id and p.region_id = cr.region_id)`,
  `insert into order_plan (id, demo, plan_no, order_date, region_id, kind, status, error, created_by_name)
    select gen_random_uuid(), true, 'PL-' || code || '-261120-01', '2026-11-20', id, 'run', 'failed', 'Nothing to plan', 'Dispatcher' from region`,
  `insert into merged_order (id, demo, merge_no, order_date, start_time, status)
    select gen_random_uuid(), true, 'MG-' || code || '-261120-01', '2026-11-20', '08:00', 'open' from region`,
  `update "order" o set merged_order_id = m.id from region r, merged_order m where r.id = o.region_id and m.merge_no = 'MG-' || r.code || '-261120-01'
    and o.id in (select id from "order" where order_date = '2026-11-20' and status = 'confirmed')`,
  `update delivery_order d set merged_order_id = o.merged_order_id from "order" o where o.id = d.order_id and o.merged_order_id is not null`,
  `insert into cylinder_certificate (id, demo, cert_no, customer_id, project_id, age_ids, plant_ids, issued_at, issued_by_name)
    select gen_random_uuid(), true, 'CERT-2026-' || lpad(row_number() over (order by plant_code)::text, 6, '0'), customer_id, project_id, array[age_id], array[plant_id], '2026-11-19T02:00:00Z', 'Laboratory'
    from (select ${firstOf('t.customer_id, t.project_id, a.id as age_id')} from plant p join cylinder_test t on t.plant_id = p.id and t.customer_id is not null
      join cylinder_age a on a.test_id = t.id and a.status = 'approved' order by p.id, t.test_no) found`,
  `insert into repricing (id, repricing_no, project_id, from_date, to_date, reason, prices, loads)
    select gen_random_uuid(), 'BP-' || lpad(row_number() over (order by id)::text, 5, '0'), id, '2026-11-01', '2026-11-10', 'Volume price', '[]', '[]' from project`,
  `insert into price_approval (id, kind, subject_key, subject_id, label, region_id, customer_id, command, facts, asked_by, asked_by_name, status)
    select gen_random_uuid(), 'repricing', 'repricing:' || r.id, r.id, r.repricing_no, p.region_id, p.customer_id, '{}', '[]', ${PERSON}, 'Dispatcher', 'withdrawn'
    from repricing r join project p on p.id = r.project_id`,
  `insert into mix_submittal (id, submittal_no, project_id, product_id, mix_design_id, plant_id, prepared_by_name, status)
    select gen_random_uuid(), 'MS-25-' || lpad(row_number() over (order by p.id)::text, 4, '0'), p.id, m.product_id, m.mix_design_id, l.id, 'Laboratory', 'withdrawn'
    from project p, (select product_id, mix_design_id from project_mix_mapping order by id limit 1) m, (select id from plant order by plant_code limit 1) l`,
  `insert into pour_passport (id, passport_no, project_id, content, content_hash, issued_at, issued_by_name)
    select gen_random_uuid(), 'PP-25-' || lpad(row_number() over (order by id)::text, 5, '0'), id, '${JSON.stringify(NOTHING_POURED)}', '-', '2026-11-19T02:00:00Z', 'Laboratory' from project`,
  `insert into counter (series, value) select 'cylinder-certificate:2026', count(*) from cylinder_certificate`,
  `insert into emodification (id, demo, emod_no, delivery_order_id, do_number, do_date, submit_date, submitted_at, submitted_by, submitted_by_name, cause, before, changes, levels, status)
    select gen_random_uuid(), true, 'EM-' || plant_code || '-26-00001', id, do_number, do_date, '2026-11-19', '2026-11-19T02:00:00Z', ${PERSON}, 'Dispatcher', 'documentation_error', '{}', '{}', 1, 'withdrawn'
    from (select ${firstOf('d.id, d.do_number, d.do_date')} from plant p join delivery_order d on d.plant_id = p.id and d.status = 'returned' order by p.id, d.do_number) found`,
  // No load of a scoped person comes from it, whatever the day: it is a stranger's, served by every laboratory.
  `insert into plant (id, plant_code, plant_name, region_id, latitude, longitude, capacity_per_hour)
    select gen_random_uuid(), 'ZZ9', 'Plant of another region', id, 1.3, 103.8, 60 from region order by code desc limit 1`,
  `update cylinder_house set plant_ids = plant_ids || (select id from plant where plant_code = 'ZZ9')`,
]
