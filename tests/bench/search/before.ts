import type pg from 'pg'

const has = (...columns: string[]) => `(${columns.map(column => `${column} ilike $1`).join(' or ')})`

/** The search without an index of its own: each table asked for the text anywhere in its numbers and names, five of each. */
const ASKED = [
  `select r.id, order_no from "order" r join project p on p.id = r.project_id where ${has('order_no')} order by lower(order_no) = $2 desc, order_date desc limit 5`,
  `select r.id, do_number from delivery_order r join project p on p.id = r.project_id where ${has('do_number')} order by lower(do_number) = $2 desc, do_date desc limit 5`,
  `select id, customer_name from customer where ${has('customer_name', 'customer_code')} order by lower(customer_code) = $2 desc, customer_name limit 5`,
  `select id, project_name from project where ${has('project_name', 'project_code')} order by lower(project_code) = $2 desc, project_name limit 5`,
  `select r.id, invoice_no from invoice r join customer c on c.id = r.customer_id where ${has('invoice_no')} order by lower(invoice_no) = $2 desc, invoice_no desc limit 5`,
  `select r.id, draft_no from invoice_draft r join customer c on c.id = r.customer_id where ${has('draft_no')} order by lower(draft_no) = $2 desc, draft_no desc limit 5`,
  `select id, truck_no from truck where ${has('truck_no', 'plate_no')} order by lower(truck_no) = $2 desc, truck_no limit 5`,
  `select id, driver_name from driver where ${has('driver_no', 'driver_name')} order by lower(driver_no) = $2 desc, driver_name limit 5`,
  `select id, product_code from product where ${has('product_code', 'name')} order by lower(product_code) = $2 desc, product_code limit 5`,
]

export async function searchBefore(pool: pg.Pool, text: string): Promise<{ id: string }[]> {
  const pattern = `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
  const found = await Promise.all(ASKED.map(one => pool.query<{ id: string }>(one, [pattern, text.toLowerCase()])))
  return found.flatMap(({ rows }) => rows)
}
