import { sql as raw } from 'drizzle-orm'
import type { House } from '../../kit/house'
import { type Harvest, harvest, type Known } from './harvest'

/**
 * Whose a row is, in SQL, told apart from the portal's own scopes so that both can be wrong only by the same mistake twice.
 * The kinds that a person is attached to, directly or through orders and loads.
 */
type Attached = Record<'region' | 'plant' | 'customer' | 'project' | 'order' | 'delivery_order', string>

const PLANT_OR_NONE = 'plant_id is null or plant_id in {plant}'
/** All other kinds, by the kinds that they hang on: `{plant}` stands for the ids of the own plants. */
const HANGING: Record<string, string> = {
  contact: 'customer_id in {customer}',
  location: 'project_id in {project}',
  purchase_order: 'project_id in {project}',
  project_mix_mapping: 'project_id in {project}',
  site_pass: 'project_id in {project}',
  pricing: 'project_id in {project}',
  project_pricing: 'project_id in {project}',
  repricing: 'project_id in {project}',
  product_price: 'project_pricing_id in {project_pricing}',
  invoice_draft: 'customer_id in {customer}',
  invoice_draft_line: 'draft_id in {invoice_draft}',
  invoice: 'customer_id in {customer}',
  self_bill: 'customer_id in {customer}',
  merged_order: 'id in (select merged_order_id from "order" where id in {order})',
  emodification: 'delivery_order_id in {delivery_order}',
  order_plan: 'region_id in {region}',
  technician: 'region_id in {region}',
  booking_quantity_config: 'region_id in {region}',
  batching_plant: 'plant_id in {plant}',
  batching_plant_material: 'batching_plant_id in {batching_plant}',
  plant_mix_mapping: 'batching_plant_id in {batching_plant}',
  plant_eligibility: 'plant_id in {plant}',
  truck: 'main_plant_id is null or main_plant_id in {plant}',
  driver: 'main_plant_id is null or main_plant_id in {plant}',
  pass_assignee: 'truck_id in {truck} or driver_id in {driver}',
  ban: `(truck_id in {truck} or driver_id in {driver}) and (project_id in {project} or location_id in {location}
    or project_id is null and location_id is null and customer_id in {customer})`,
  fleet_action:
    '(plant_id is null or plant_id in {plant}) and (delivery_order_id is null or delivery_order_id in {delivery_order})',
  queue_item: 'plant_id in {plant}',
  driver_phone: 'driver_id in {driver}',
  panel_ticket: 'plant_id in {plant}',
  panel_batch: 'plant_id in {plant}',
  site_link: 'order_id in {order}',
  site_request: 'order_id in {order}',
  skip_queue_request: 'queue_item_id in {queue_item}',
  assignment_plant_rejection: 'plant_id in {plant}',
  silo: 'plant_id in {plant}',
  stock_entry: 'silo_id in {silo}',
  stock_count: 'silo_id in {silo}',
  stock_close: 'plant_id in {plant}',
  shift: 'driver_id in {driver}',
  usual_shift: 'driver_id in {driver}',
  material_order: 'silo_id in {silo}',
  tolerance_setting: PLANT_OR_NONE,
  carbon_config: PLANT_OR_NONE,
  requisition: 'plant_id in {plant}',
  requisition_test: 'requisition_id in {requisition}',
  requisition_mix_mapping: 'requisition_id in {requisition}',
  raw_material_test: PLANT_OR_NONE,
  raw_test_request: PLANT_OR_NONE,
  concrete_pot: PLANT_OR_NONE,
  cylinder_house: 'plant_ids && array(select id from {plant} mine)',
  laboratory_equipment: 'house_id in {cylinder_house}',
  concrete_conformity: 'plant_id in {plant}',
  conformity_change: 'concrete_id in {concrete_conformity}',
  non_conformity: 'plant_id in {plant}',
  non_conformity_letter: 'non_conformity_id in {non_conformity}',
  cylinder_certificate: 'plant_ids && array(select id from {plant} mine)',
  trial_batch: 'plant_id in {plant}',
  mix_submittal: 'project_id in {project}',
  pour_passport: 'project_id in {project}',
  cylinder_test: 'plant_id in {plant}',
  cylinder_request: 'plant_id is null or plant_id in {plant}',
  cylinder_age: 'test_id in {cylinder_test}',
  cylinder_specimen: 'age_id in {cylinder_age}',
  plant_audit: 'plant_id in {plant}',
  portal_user: `kind = 'booking' and (cardinality(customer_ids) = 0 or customer_ids && array(select id from {customer} mine))`,
  mixer_evaluation: 'plant_id in {plant}',
}

function allOf(attached: Attached): Record<string, string> {
  const all: Record<string, string> = { ...attached }
  for (const [table, rule] of Object.entries(HANGING))
    all[table] = rule.replaceAll(/\{(\w+)\}/g, (_, on: string) => `(select id from "${on}" where ${all[on]})`)
  return all
}

/** Colleagues are nobody's secret, people of a customer are the customer's. */
const COLLEAGUES = { portal_user: `kind <> 'booking'` }

/** What one meets at work besides: who serves a seen load and where that truck is at home. */
const metOn = (loads: string): Record<string, string> => ({
  ...COLLEAGUES,
  plant: `id in (select plant_id from delivery_order where ${loads} union select plant_id from order_plant where order_id in (select order_id from delivery_order where ${loads})) or id in (select main_plant_id from truck where id in (select truck_id from delivery_order where ${loads}))`,
  batching_plant: `id in (select batching_plant_id from delivery_order where ${loads})`,
  truck: `id in (select truck_id from delivery_order where ${loads}) or id in (select truck_id from queue_item)`,
  driver: `id in (select driver_id from delivery_order where ${loads}) or id in (select driver_id from queue_item)`,
})

const ofPlaces = (regions: string) => ({
  customer: `id in (select customer_id from customer_region where region_id in (${regions}) union select customer_id from project where region_id in (${regions}))`,
  project: `region_id in (${regions})`,
})

/** Rows of others that some addresses alone may tell of. */
type Through = { path: RegExp; rows: Record<string, string> }
export type Ownership = { own: Record<string, string>; met: Record<string, string>; through?: Through }

/** A deputy decides on drafts of another salesperson's customer while they are being approved, and sees them there alone. */
function asDeputy(id: string): Through {
  const drafts = `select id from invoice_draft where status in ('with_sales', 'with_manager', 'with_ceo') and (deputy_salesperson_id = '${id}'
    or customer_id in (select id from customer where deputy_salesperson_id = '${id}'))`
  const of = (column: string) => `select ${column} from invoice_draft where id in (${drafts})`
  const loads = `invoice_draft_id in (${drafts})`
  return {
    path: /^\/invoice-draft\//,
    rows: {
      invoice_draft: `id in (${drafts})`,
      invoice_draft_line: `draft_id in (${drafts})`,
      customer: `id in (${of('customer_id')})`,
      project: `id in (${of('project_id')})`,
      purchase_order: `project_id in (${of('project_id')})`,
      delivery_order: loads,
      order: `id in (select order_id from delivery_order where ${loads})`,
    },
  }
}

export const OWNERSHIP = {
  salesperson(id: string): Ownership {
    const mine = `select customer_id from customer_salesperson where salesperson_id = '${id}'`
    const own = allOf({
      region: 'true',
      plant: 'true',
      customer: `id in (${mine})`,
      project: `id in (select id from project where customer_id in (${mine}) union select project_id from project_customer where customer_id in (${mine}))`,
      order: `customer_id in (${mine})`,
      delivery_order: `customer_id in (${mine})`,
    })
    return { own, met: COLLEAGUES, through: asDeputy(id) }
  },
  region(id: string): Ownership {
    const own = allOf({
      region: `id = '${id}'`,
      plant: `region_id = '${id}'`,
      ...ofPlaces(`'${id}'`),
      order: `region_id = '${id}'`,
      delivery_order: `region_id = '${id}'`,
    })
    const met = metOn(`region_id = '${id}'`)
    met.plant += ` or id in (select plant_id from project_plant where location_id in (select l.id from location l join project p on p.id = l.project_id where p.region_id = '${id}'))`
    return { own, met }
  },
  plant(id: string): Ownership {
    const region = `select region_id from plant where id = '${id}'`
    const own = allOf({
      region: `id in (${region})`,
      plant: `id = '${id}'`,
      ...ofPlaces(region),
      order: `id in (select order_id from order_plant where plant_id = '${id}' union select order_id from delivery_order where plant_id = '${id}')`,
      delivery_order: `plant_id = '${id}'`,
    })
    return { own, met: metOn(`plant_id = '${id}'`) }
  },
}

/** What people call a row by, and no other row of the company is called. */
const CALLED: Record<string, string> = {
  customer: 'customer_name',
  project: 'project_name',
  order: 'order_no',
  delivery_order: 'do_number',
  merged_order: 'merge_no',
  emodification: 'emod_no',
  order_plan: 'plan_no',
  invoice_draft: 'draft_no',
  invoice: 'invoice_no',
  self_bill: 'statement_no',
  requisition: 'requisition_no',
  raw_material_test: 'test_no',
  raw_test_request: 'request_no',
  cylinder_test: 'test_no',
  cylinder_specimen: 'label',
  cylinder_certificate: 'cert_no',
  plant_audit: 'audit_no',
  mixer_evaluation: 'evaluation_no',
  material_order: 'order_no',
}

export type Holdings = {
  /** To ask with: foreign rows stand for every scoped table, any rows for the others. */
  foreign: Harvest
  own: Harvest
  /** Ids and names, by table, that must never be told to this person. */
  canaries: Map<string, string>
  /** Those of them that the addresses of `path` may tell of. */
  through: { path: RegExp; names: Set<string> } | null
  scoped: Set<string>
  /** The table of every row that is somebody's, by its id. */
  tables: Map<string, string>
}

type Row = { id: string; version: number; name: string | null }

export async function holdings(portal: House, { own: of, met, through }: Ownership, all?: Harvest): Promise<Holdings> {
  const known = all ?? (await harvest(portal))
  const [foreign, own] = [new Map(known.ids), new Map(known.ids)]
  const [canaries, tables, ownNames] = [new Map<string, string>(), new Map<string, string>(), new Set<string>()]
  const scoped = new Set<string>()
  const shown = new Set<string>()
  for (const [table, mine] of Object.entries(of)) {
    const name = CALLED[table] ?? 'null'
    const { rows } = await portal.db.sql.execute<Row & { mine: boolean; known: boolean; through: boolean }>(
      raw.raw(
        `select id::text, coalesce((to_jsonb(t)->>'version')::int, 1) as version, ${name}::text as name,
          coalesce(${mine}, false) as mine, coalesce(${met[table] ?? 'false'}, false) as known,
          coalesce(${through?.rows[table] ?? 'false'}, false) as through from "${table}" t order by id`,
      ),
    )
    for (const { id } of rows) tables.set(id, table)
    const [ours, others] = [rows.filter(row => row.mine), rows.filter(row => !row.mine)]
    const strangers = others.filter(row => !row.known)
    own.set(table, few(ours))
    foreign.set(table, few(strangers.length ? strangers : others))
    if (others.length) scoped.add(table)
    // The name of a region is on prices and customers of any; it is nobody's secret.
    if (table === 'region') continue
    for (const { name } of [...ours, ...others.filter(row => row.known)]) if (name) ownNames.add(name)
    for (const { id, name, through: there } of strangers) {
      if (there) for (const one of [id, name]) if (one) shown.add(one)
      canaries.set(id, table)
      if (name) canaries.set(name, table)
    }
  }
  for (const name of ownNames) canaries.delete(name)
  return {
    ...{ foreign: { ...known, ids: foreign }, own: { ...known, ids: own }, canaries, scoped, tables },
    through: through ? { path: through.path, names: shown } : null,
  }
}

const few = (rows: Row[]): Known[] => rows.slice(0, 12).map(({ id, version }) => ({ id, version }))

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g
const NUMBER = /[A-Z][A-Z0-9-]*\d/g

export const idsIn = (said: string): string[] => [...new Set(said.match(UUID) ?? [])]

/** What was told of others' rows, beyond what the question named itself. */
export function leakedOnes({ canaries, through }: Holdings, said: string, asked = ''): string[] {
  const allowed = through?.path.test(asked) ? through.names : null
  const told = [...idsIn(said), ...new Set(said.match(NUMBER) ?? [])]
  const names = [...canaries.keys()].filter(name => name.includes(' ') && said.includes(name))
  return [...told, ...names].filter(one => canaries.has(one) && !asked.includes(one) && !allowed?.has(one))
}
