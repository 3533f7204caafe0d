import type { SearchKind } from '~/domain/reports/search-kinds'
import type { Told } from './search-forms'

/** What people call each kind by. */
export const TOLD: Partial<Record<SearchKind, string>> = {
  customer: `select id, customer_name as label, array[customer_name] as names, array[customer_code, registration_no] as codes, array[phone] as phones from customer`,
  project: `select id, project_name as label, array[project_name] as names, array[project_code] as codes from project`,
  site: `select id, address as label, array[address] as names, array[postal_code] as codes from location`,
  contact: `select id, name as label, array[name] as names, array[phone] as phones from contact`,
  'purchase order': `select id, po_number as label, array[po_number] as codes from purchase_order`,
  driver: `select id, driver_name as label, array[driver_name] as names, array[driver_no] as codes, array[phone] as phones from driver`,
  truck: `select id, truck_no as label, array[truck_no, plate_no] as codes from truck`,
  product: `select id, product_code as label, array[product_code] as codes from product`,
  material: `select id, name as label, array[name] as names, array[material_code] as codes from material`,
  order: `select id, order_no as label, array[order_no] as codes from "order"`,
  'delivery order': `select id, do_number as label, array[do_number] as codes from delivery_order where do_number is not null`,
  invoice: `select id, invoice_no as label, array[invoice_no] as codes, total::text as amount from invoice`,
  'invoice draft': `select id, draft_no as label, array[draft_no] as codes, total::text as amount from invoice_draft where total > 100`,
  'cylinder set': `select id, test_no as label, array[test_no] as codes from cylinder_test`,
}

/** A row of these, with nothing for what its kind has not. */
export const toldOf = (kind: string, row: Partial<Told>): Told => ({
  id: '',
  label: '',
  names: [],
  amount: null,
  ...row,
  kind,
  codes: (row.codes ?? []).filter(Boolean),
  phones: (row.phones ?? []).filter(Boolean),
})
