import { and, sql as raw, type SQL } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import { seenCustomers, seenProjects } from '../customers/scope'
import { customers, locations, projects, purchaseOrders } from '../customers/tables'
import { seenDeliveries } from '../deliveries/scope'
import { deliveryOrders } from '../deliveries/tables'
import type { Sql } from '../kit/open'
import { isNarrowed } from '../kit/scope'
import { seenOrders } from '../orders/scope'
import { orders } from '../orders/tables'

/** By which column people know a record; what is in neither table is known by what its line says. */
const NAMES: Record<string, readonly [table: string, column: string]> = {
  customer: ['customer', 'customer_name'],
  project: ['project', 'project_name'],
  location: ['location', 'location_name'],
  purchase_order: ['purchase_order', 'po_number'],
  order: ['order', 'order_no'],
  pour_passport: ['pour_passport', 'passport_no'],
  merged_order: ['merged_order', 'merge_no'],
  delivery_order: ['delivery_order', 'do_number'],
  emodification: ['emodification', 'emod_no'],
  invoice_draft: ['invoice_draft', 'draft_no'],
  invoice: ['invoice', 'invoice_no'],
  material_order: ['material_order', 'order_no'],
  mix_submittal: ['mix_submittal', 'submittal_no'],
  price_list: ['price_list', 'name'],
  price_category: ['price_category', 'category_name'],
  pricing: ['pricing', 'pricing_reference'],
  price_adjustment: ['price_adjustment', 'adjustment_no'],
  price_approval: ['price_approval', 'label'],
  requisition: ['requisition', 'requisition_no'],
  repricing: ['repricing', 'repricing_no'],
  laboratory_equipment: ['laboratory_equipment', 'equipment_no'],
  stock_count: ['stock_count', 'count_no'],
  cylinder_request: ['cylinder_request', 'subject_no'],
  cylinder_test: ['cylinder_test', 'test_no'],
  contact: ['contact', 'name'],
  payment: ['payment', 'payment_no'],
  trial_batch: ['trial_batch', 'trial_no'],
  temperature_record: ['temperature_record', 'channel'],
  non_conformity: ['non_conformity', 'nc_no'],
  e_ticket_subscription: ['e_ticket_subscription', 'url'],
}
/** The same of what the whole company may name: places, people, vehicles, products and set-up. */
const OPEN_NAMES: Record<string, readonly [table: string, column: string]> = {
  user: ['portal_user', 'name'],
  salesperson: ['salesperson', 'name'],
  payment_term: ['payment_term', 'payment_term_name'],
  region: ['region', 'region_name'],
  plant: ['plant', 'plant_name'],
  batching_plant: ['batching_plant', 'bp_name'],
  truck: ['truck', 'truck_no'],
  truck_type: ['truck_type', 'truck_type'],
  driver: ['driver', 'driver_name'],
  driver_rest_reason: ['driver_rest_reason', 'reason'],
  subcontractor: ['subcontractor', 'subcontractor_name'],
  subcontractor_owner: ['subcontractor_owner', 'owner_name'],
  fleet_group: ['fleet_group', 'group_name'],
  pass: ['pass', 'name'],
  product: ['product', 'product_code'],
  sub_product: ['sub_product', 'name'],
  service: ['service', 'name'],
  associate_product: ['associate_product', 'name'],
  material: ['material', 'name'],
  material_source: ['material_source', 'source_name'],
  silo: ['silo', 'silo_code'],
  mix_design: ['mix_design', 'mix_code'],
  pump: ['pump', 'name'],
  stone: ['stone', 'name'],
  strength: ['strength', 'name'],
  structure: ['structure', 'name'],
  discharge_method: ['discharge_method', 'name'],
  technician: ['technician', 'technician_name'],
  cylinder_house: ['cylinder_house', 'name'],
  concrete_pot: ['concrete_pot', 'pot_no'],
  grading_specification: ['grading_specification', 'name'],
  raw_supplier: ['raw_supplier', 'name'],
  raw_sampler: ['raw_sampler', 'name'],
  raw_tester: ['raw_tester', 'name'],
}
const KNOWN = { ...NAMES, ...OPEN_NAMES }

type Named = { subject: string; subjectId: string | null }

/** The names of the records of a page of lines, one statement a kind. */
export async function namesOf(sql: Sql, lines: readonly Named[]): Promise<Map<string, string>> {
  const names = new Map<string, string>()
  const kinds = Map.groupBy(
    lines.filter(line => line.subjectId && KNOWN[line.subject]),
    line => line.subject,
  )
  for (const [subject, of] of kinds) {
    const [table, column] = KNOWN[subject]!
    const ids = [...new Set(of.map(line => line.subjectId!))]
    const found = await sql.execute<{ id: string; name: string | null }>(
      raw`select id, ${raw.identifier(column)}::text as name from ${raw.identifier(table)} where id in ${ids}`,
    )
    for (const { id, name } of found.rows) if (name) names.set(id, name)
  }
  return names
}

/** Lines of records whose number or name has these letters. */
export function isNamed(subjects: readonly string[], subjectId: SQL, letters: string): SQL {
  const parts = subjects
    .filter(subject => KNOWN[subject])
    .map(subject => {
      const [table, column] = KNOWN[subject]!
      return raw`${subjectId} in (select id from ${raw.identifier(table)} where ${raw.identifier(column)} ilike ${letters})`
    })
  return parts.length ? raw`(${raw.join(parts, raw` or `)})` : raw`false`
}

const AN_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Every id that is said in these values, however deep. */
export function idsIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') {
    if (AN_ID.test(value)) found.add(value)
  } else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) idsIn(part, found)
  return found
}

/**
 * The names behind ids, whatever they are of, in one statement. A person who does not see the whole company is told the
 * customers, projects, orders and loads within their scope, and of other business nothing.
 */
export async function namesById(sql: Sql, person: Person, ids: ReadonlySet<string>): Promise<Map<string, string>> {
  if (!ids.size) return new Map()
  const given = raw`${raw.param([...ids])}::uuid[]`
  const open = Object.values(isNarrowed(person) ? OPEN_NAMES : KNOWN).map(
    ([table, column]) =>
      raw`select id, ${raw.identifier(column)}::text as name from ${raw.identifier(table)} where id = any(${given})`,
  )
  const own = isNarrowed(person) ? namesWithin(person, given) : []
  const { rows } = await sql.execute<{ id: string; name: string | null }>(raw.join([...open, ...own], raw` union all `))
  return new Map(rows.flatMap(({ id, name }) => (name ? [[id, name] as const] : [])))
}

const namesWithin = (person: Person, given: SQL): SQL[] =>
  (
    [
      [customers, customers.id, customers.customerName, seenCustomers(person)],
      [projects, projects.id, projects.projectName, seenProjects(person)],
      [locations, locations.id, locations.locationName, seenProjects(person, locations.projectId)],
      [purchaseOrders, purchaseOrders.id, purchaseOrders.poNumber, seenProjects(person, purchaseOrders.projectId)],
      [orders, orders.id, orders.orderNo, seenOrders(person)],
      [deliveryOrders, deliveryOrders.id, deliveryOrders.doNumber, seenDeliveries(person)],
    ] as const
  ).map(
    ([table, id, name, seen]) =>
      raw`select ${id}, ${name}::text from ${table} where ${and(raw`${id} = any(${given})`, seen)}`,
  )
