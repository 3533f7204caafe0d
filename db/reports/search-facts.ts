import type { SearchKind } from '~/domain/reports/search-kinds'

/** What is told of a record, each by its name and the column that says it. */
type Facts = readonly (readonly [name: string, column: string])[]

type From = {
  from: string
  label: string
  /** In the line beside the label, and first in the preview. */
  line: Facts
  /** In the preview alone. */
  more?: Facts
  of?: Partial<Record<'day' | 'amount' | 'status' | 'customer' | 'project' | 'plant' | 'truck', string>>
}

const OF_CUSTOMER = 'join customer c on c.id = r.customer_id'
const OF_PROJECT = 'join project p on p.id = r.project_id'
const name = (column: string, table: string, id: string) => `(select ${column} from ${table} n where n.id = ${id})`
const day = (column: string) => `to_char(${column}, 'DD/MM/YYYY')`
const CUSTOMER = ['Customer', name('customer_name', 'customer', 'r.customer_id')] as const
const PLANT = ['Plant', name('plant_name', 'plant', 'r.plant_id')] as const
const MAIN_PLANT = ['Plant', name('plant_name', 'plant', 'r.main_plant_id')] as const
const PRODUCT = ['Product', name('product_code', 'product', 'r.product_id')] as const
const QUANTITY = ['Quantity', `r.quantity::text || ' m³'`] as const
const PERIOD = ['Period', `${day('r.from_date')} || ' – ' || ${day('r.to_date')}`] as const
const PURCHASE_ORDER = ['Purchase order', 'r.purchase_order_no'] as const

/** How each kind is shown; fixed texts of this file, nothing of them is ever typed. */
export const FROM: Record<SearchKind, From> = {
  customer: {
    from: 'customer r',
    label: 'r.customer_name',
    line: [
      ['Code', 'r.customer_code'],
      ['Phone', 'r.phone'],
    ],
    more: [
      ['UEN', 'r.registration_no'],
      ['Address', 'r.address'],
      ['E-mail', 'r.email'],
      ['Credit', `case when r.credit_suspended then 'On hold' else 'OK' end`],
    ],
    of: { customer: 'r.id' },
  },
  project: {
    from: `project r ${OF_CUSTOMER}`,
    label: 'r.project_name',
    line: [
      ['Code', 'r.project_code'],
      ['Customer', 'c.customer_name'],
    ],
    more: [
      ['Region', name('region_name', 'region', 'r.region_id')],
      ['First day', day('r.start_date')],
      ['Last day', day('r.end_date')],
    ],
    of: { customer: 'c.id', project: 'r.id' },
  },
  site: {
    from: `location r ${OF_PROJECT}`,
    label: `coalesce(nullif(r.address, ''), r.location_name)`,
    line: [
      ['Site', 'r.location_name'],
      ['Postal code', 'r.postal_code'],
      ['Project', 'p.project_name'],
    ],
    more: [['Customer', name('customer_name', 'customer', 'p.customer_id')]],
    of: { project: 'p.id', customer: 'p.customer_id' },
  },
  contact: {
    from: `contact r ${OF_CUSTOMER}`,
    label: 'r.name',
    line: [
      ['Job', 'r.job_title'],
      ['Customer', 'c.customer_name'],
      ['Phone', 'r.phone'],
    ],
    more: [['E-mail', 'r.email']],
    of: { customer: 'c.id' },
  },
  'purchase order': {
    from: `purchase_order r ${OF_PROJECT} join customer c on c.id = p.customer_id`,
    label: 'r.po_number',
    line: [
      ['Project', 'p.project_name'],
      ['Customer', 'c.customer_name'],
    ],
    more: [QUANTITY, ['Valid from', day('r.valid_from')], ['Valid to', day('r.valid_to')]],
    of: { project: 'p.id', customer: 'c.id' },
  },
  order: {
    from: `"order" r ${OF_PROJECT} ${OF_CUSTOMER}`,
    label: 'r.order_no',
    line: [
      ['Project', 'p.project_name'],
      ['Customer', 'c.customer_name'],
    ],
    more: [['Site', name('address', 'location', 'r.location_id')], ['First load', 'r.start_time'], PRODUCT, QUANTITY],
    of: { day: 'r.order_date', status: 'r.status' },
  },
  'delivery order': {
    from: `delivery_order r ${OF_PROJECT}`,
    label: 'r.do_number',
    line: [['Project', 'p.project_name']],
    more: [
      CUSTOMER,
      PLANT,
      ['Truck', name('truck_no', 'truck', 'r.truck_id')],
      ['Driver', name('driver_name', 'driver', 'r.driver_id')],
      PRODUCT,
      QUANTITY,
    ],
    of: { day: 'r.do_date', status: 'r.status', plant: 'r.plant_id' },
  },
  driver: {
    from: 'driver r left join truck t on t.id = r.truck_id',
    label: 'r.driver_name',
    line: [
      ['Number', 'r.driver_no'],
      ['Truck', 't.truck_no'],
      ['Phone', 'r.phone'],
    ],
    more: [MAIN_PLANT, ['Plate', 't.plate_no']],
    of: { plant: 'r.main_plant_id', truck: 'r.truck_id' },
  },
  truck: {
    from: 'truck r',
    label: 'r.truck_no',
    line: [['Plate', 'r.plate_no']],
    more: [
      MAIN_PLANT,
      ['Type', name('truck_type', 'truck_type', 'r.truck_type_id')],
      ['Driver', `(select string_agg(driver_name, ', ') from driver d where d.truck_id = r.id and not d.removed)`],
    ],
    of: { plant: 'r.main_plant_id' },
  },
  product: { from: 'product r', label: 'r.product_code', line: [['Name', 'r.name']] },
  mix: { from: 'mix_design r', label: 'r.mix_code', line: [['Name', 'r.name']], of: { status: 'r.status' } },
  material: { from: 'material r', label: 'r.name', line: [['Code', 'r.material_code']], more: [['Kind', 'r.kind']] },
  invoice: {
    from: `invoice r ${OF_PROJECT}`,
    label: 'r.invoice_no',
    line: [CUSTOMER],
    more: [['Project', 'p.project_name'], PURCHASE_ORDER, PERIOD, ['Due', day('r.due_date')]],
    of: { day: 'r.invoice_date', amount: 'r.total' },
  },
  'invoice draft': {
    from: `invoice_draft r ${OF_PROJECT}`,
    label: 'r.draft_no',
    line: [CUSTOMER],
    more: [['Project', 'p.project_name'], PURCHASE_ORDER, PERIOD],
    of: { amount: 'r.total', status: 'r.status' },
  },
  'cylinder set': {
    from: 'cylinder_test r left join project p on p.id = r.project_id',
    label: 'r.test_no',
    line: [
      ['Delivery order', 'r.do_number'],
      ['Project', 'p.project_name'],
    ],
    more: [CUSTOMER, PLANT, PRODUCT],
    of: { day: 'r.cast_on', status: 'r.status' },
  },
}

/** Everything that is told of a kind, in its order: the line first. */
export const factsOf = (kind: SearchKind): Facts => [...FROM[kind].line, ...(FROM[kind].more ?? [])]
