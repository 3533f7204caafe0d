import type { Action, Grants } from './actions'
import { laboratoryAreas } from './grants-laboratory'
import {
  deliveryReaders,
  dispatch,
  dispatchHeads,
  everyone,
  fleetReaders,
  laboratory,
  mixDesk,
  namedAreas,
  plantFloor,
  priceMakers,
  quoting,
  sales,
  salesDesk,
} from './role-groups'
import type { Role } from './roles'

const searchInvoice = {
  view: ['sales_admin'],
  manage: ['admin', 'sales_admin', 'salesperson', 'sales_manager', 'finance_ar', 'finance_hod'],
} satisfies Grants[string]

/**
 * Who holds which right on which subject. The rights that the specification lists one by one (R-191 … R-231) are
 * first and belong to nobody else; the others follow the screens: who may open a list may view, who may open the form
 * may manage. IT_SUPPORT reaches the areas through the support calls alone.
 */
const listedOneByOne = {
  AppUser: { add: ['admin', 'sales_admin', 'salesperson', 'sales_manager'] },
  search_invoice: searchInvoice,
  purchase_order: { edit: ['sales_admin', 'salesperson', 'sales_manager', 'finance_ar', 'finance_hod'] },
  sales_team: { manage: ['admin', 'sales_admin', 'salesperson', 'sales_manager'] },
  invoice_draft: {
    manage: ['admin', 'salesperson', 'sales_manager', 'ceo'],
    'approve-1': ['admin', 'salesperson'],
    'approve-2': ['admin', 'sales_manager'],
    'approve-3': ['admin', 'ceo'],
  },
  ecosting: { manage: ['admin', 'finance_hod'] },
  generate_invoice: { write: ['admin', 'finance_ar', 'finance_hod'] },
  export_invoice: { write: ['admin', 'finance_ar', 'finance_hod'] },
} satisfies Grants

const areas = {
  portal: { view: everyone },
  portal_user: { view: ['admin', 'finance_hod'], manage: ['admin', 'finance_hod'] },
  /** Making, changing and switching administrators. */
  administrator: { manage: ['admin'] },
  /** Keys by which machines sign their calls. */
  machine_key: { manage: ['admin', 'finance_hod'] },
  /** What the company sets for itself, by day; who proposes never approves. */
  business_setting: { view: ['admin', 'finance_hod'], manage: ['admin', 'finance_hod'] },
  /** What is kept of people, and whose data is to go; who asks never approves. */
  personal_data: { view: ['admin', 'finance_hod'], manage: ['admin', 'finance_hod'] },
  booking_user: { view: salesDesk, manage: ['admin', 'sales_admin', 'salesperson', 'sales_manager'] },
  demo: { manage: ['admin'] },
  job: { view: everyone },
  audit_trail: { view: ['admin', 'it_support'] },
  support: { view: ['it_support'] },

  customer_record: { view: [...sales, 'dispatcher', 'dispatcher_manager'], manage: [...sales] },
  /** Limit and stop of supply. */
  customer_credit: { manage: ['admin', 'sales_manager', 'ceo', 'finance_ar', 'finance_hod'] },
  customer_list: { view: [...sales, 'dispatcher', 'dispatcher_manager', 'lab', 'lab_manager', 'house_manager'] },
  project: { view: [...sales, 'dispatcher', 'dispatcher_manager'], manage: [...sales] },
  project_plant: { view: dispatch, manage: dispatch },
  purchase_orders: { view: [...sales, 'dispatcher', 'dispatcher_manager'] },
  payment_term: { view: sales, manage: ['admin', 'finance_ar', 'finance_hod', 'sales_admin', 'sales_manager', 'ceo'] },
  /** Who changes the sales team is listed above, as sales_team. */
  salesperson_record: { view: [...sales] },

  product: {
    view: [...new Set([...sales, ...dispatch, ...mixDesk, 'batcher'] as Role[])],
    manage: ['admin', 'lab_manager', 'advance_user'],
  },
  service: { view: [...sales, 'dispatcher', 'dispatcher_manager'], manage: priceMakers },
  associate_product: { view: [...sales, 'dispatcher', 'dispatcher_manager', 'batcher'], manage: priceMakers },
  unit_conversion: {
    view: ['admin', 'sales_admin', 'sales_manager', 'ceo', 'finance_hod'],
    manage: ['admin', 'sales_admin', 'sales_manager', 'finance_hod'],
  },

  /** The company in figures, margin included. */
  cockpit: { view: ['sales_manager', 'ceo', 'finance_hod'] },
  costing: { view: ['admin', 'sales_manager', 'ceo', 'finance_hod'] },
  price_list: { view: sales, manage: priceMakers },
  /** Dated prices of add-ons, services and surcharges, for a region, a category, a customer, a project or an order. */
  commercial_term: { view: sales, manage: priceMakers },
  /** Published series that surcharges follow, and their values. */
  price_index: { view: sales, manage: priceMakers },
  price_category: { view: sales, manage: priceMakers },
  pricing: { view: sales, manage: quoting },
  pricing_approval: { write: ['admin', 'sales_manager', 'ceo', 'finance_hod'] },
  /** How far each of them may go says the price authority, a setting. */
  price_approval: {
    view: ['admin', 'sales_manager', 'ceo', 'finance_hod'],
    manage: [...new Set<Role>([...quoting, ...dispatch, 'finance_ar'])],
    write: ['admin', 'sales_manager', 'ceo', 'finance_hod'],
  },
  /** Approving a quote with a line below the lower threshold of the margin. */
  red_margin: { write: ['ceo', 'admin'] },
  margin: { view: sales, manage: ['admin', 'sales_manager', 'ceo', 'finance_hod'] },
  price_adjustment: { view: sales, manage: priceMakers },
  /** New prices for past days; a second person approves them as a price. */
  repricing: { view: sales, manage: priceMakers },
  /** Past bills under other prices: who decides on prices. */
  price_trial: { view: ['admin', 'sales_manager', 'ceo', 'finance_hod'] },

  /** Whoever views or manages search_invoice searches bills, and the CEO, who views what the sales manager views. */
  invoice: { view: [...new Set<Role>([...searchInvoice.view, ...searchInvoice.manage, 'ceo'])] },
  draft_register: { view: sales },
  /** What is open, by whom and how old; a salesperson sees the own customers. */
  receivable: { view: sales },
  payment: { view: sales, manage: ['admin', 'finance_ar', 'finance_hod'] },
  reminder: { view: sales, manage: ['admin', 'finance_ar', 'finance_hod'] },
  /** What was earned and nobody is billed for: who answers for the sales, and finance. */
  unbilled_charge: { view: ['admin', 'sales_manager', 'ceo', 'finance_ar', 'finance_hod'] },
  /** Letting a customer order and be supplied in spite of limit or hold. */
  credit_override: { manage: ['finance_ar', 'finance_hod', 'admin'] },
  /** Naming who approves a draft in place of the customer's salesperson. */
  draft_deputy: { write: ['admin', 'sales_admin'] },
  /** Closing the books of a month, and opening them again. */
  billing_period: { view: sales.filter(role => role !== 'salesperson'), manage: ['admin', 'finance_hod'] },
  /** Notes for commercial reasons, cancelling and billing again. */
  invoice_note: { write: ['admin', 'finance_ar', 'finance_hod', 'sales_manager', 'salesperson'] },
  /** What customers get back for the m³ of a period; a second person approves it as a price. */
  rebate: { view: sales, manage: priceMakers },
  /** Letting a draft go on in spite of an exception. */
  draft_exception: { write: ['admin', 'sales_manager', 'finance_ar', 'finance_hod'] },
  draft_making: { write: ['admin', 'finance_ar', 'finance_hod', 'salesperson', 'sales_manager'] },

  order: { view: [...dispatch, 'lab'], manage: dispatch, override: dispatchHeads },
  order_audit: { view: dispatch },
  order_setting: { view: dispatch, manage: dispatchHeads },
  order_plan: { view: dispatch, manage: dispatch },
  plan_trial: { view: dispatchHeads },
  order_master: { view: [...dispatch, 'lab', ...sales.filter(role => role !== 'admin')], manage: dispatchHeads },
  technician: { view: dispatch, manage: dispatch },
  payable_amount: { view: [...dispatch, 'finance_ar', 'finance_hod'], manage: dispatch },
  holiday: {
    view: [...new Set([...dispatch, 'lab', 'lab_manager', 'house_manager'] as Role[])],
    manage: ['admin', 'dispatcher_manager', 'lab_manager'],
  },

  delivery_order: { view: deliveryReaders, manage: dispatch, override: dispatchHeads },
  /** Generating, printing, batch weights and events: the batcher at the plant, the dispatcher beside. */
  ticket: { view: [...deliveryReaders], write: ['admin', 'dispatcher', 'dispatcher_manager', 'batcher'] },
  delivery_event: { write: ['admin', 'dispatcher', 'dispatcher_manager', 'batcher', 'driver'] },
  delivery_finance: { write: ['admin', 'dispatcher', 'dispatcher_manager', 'finance_ar', 'finance_hod'] },
  emodification: {
    view: ['admin', 'dispatcher', 'dispatcher_manager', 'finance_ar', 'finance_hod'],
    write: ['admin', 'dispatcher', 'dispatcher_manager', 'finance_ar', 'finance_hod'],
    'approve-1': ['admin', 'dispatcher_manager'],
    'approve-2': ['admin', 'finance_ar', 'finance_hod'],
    'approve-3': ['admin', 'finance_hod'],
  },
  /** Which level a person may decide is on the request itself. */
  emodification_approval: { write: ['admin', 'dispatcher_manager', 'finance_ar', 'finance_hod'] },
  e_ticket_subscription: { view: sales, manage: quoting },
  mix_product_report: { view: ['admin', 'lab', 'lab_manager', 'dispatcher_manager', 'finance_hod'] },

  queue: { view: plantFloor, manage: plantFloor },
  queue_joining: { write: ['admin', 'dispatcher', 'dispatcher_manager', 'batcher', 'driver'] },

  region: { view: [...new Set([...fleetReaders, ...sales, 'lab'] as Role[])], manage: dispatchHeads },
  plant: {
    view: [
      ...new Set([
        ...fleetReaders,
        ...sales,
        ...laboratory,
        'house_manager',
        'mix_design_requester',
        'raw_material_requester',
        'hr_cement',
      ] as Role[]),
    ],
    manage: dispatchHeads,
  },
  batching_plant: { view: [...new Set([...fleetReaders, ...laboratory] as Role[])], manage: dispatchHeads },
  /** Dispatchers keep the materials of a line; the line itself is the heads'. */
  batching_line: { manage: dispatch },
  truck: { view: fleetReaders, manage: dispatchHeads },
  truck_position: { write: ['admin', 'dispatcher', 'dispatcher_manager', 'batcher', 'driver'] },
  driver_record: { view: fleetReaders, manage: dispatchHeads },
  driver_duty: { manage: [...dispatch, 'batcher'] },
  /** Who works when, and calling drivers in. */
  roster: { view: dispatch, manage: dispatch },
  fleet: { view: [...dispatchHeads], manage: dispatchHeads },
  fleet_chart: { view: dispatch },
} satisfies Grants

export const GRANTS = { ...namedAreas, ...listedOneByOne, ...areas, ...laboratoryAreas }
export type Subject = keyof typeof GRANTS

export function rolesWith(action: Action, subject: Subject): readonly Role[] {
  return (GRANTS[subject] as Partial<Record<Action, readonly Role[]>>)[action] ?? []
}
