import { sql as raw, type SQL } from 'drizzle-orm'
import type { Sql } from '../kit/open'

/** By which column people know a record; what is not here is known by what its line says. */
const NAMES: Record<string, readonly [table: string, column: string]> = {
  customer: ['customer', 'customer_name'],
  project: ['project', 'project_name'],
  location: ['location', 'location_name'],
  purchase_order: ['purchase_order', 'po_number'],
  order: ['order', 'order_no'],
  merged_order: ['merged_order', 'merge_no'],
  delivery_order: ['delivery_order', 'do_number'],
  emodification: ['emodification', 'emod_no'],
  invoice_draft: ['invoice_draft', 'draft_no'],
  invoice: ['invoice', 'invoice_no'],
  material: ['material', 'name'],
  material_source: ['material_source', 'source_name'],
  material_order: ['material_order', 'order_no'],
  silo: ['silo', 'silo_code'],
  sub_product: ['sub_product', 'name'],
  service: ['service', 'name'],
  associate_product: ['associate_product', 'name'],
  mix_design: ['mix_design', 'mix_code'],
  mix_submittal: ['mix_submittal', 'submittal_no'],
  price_list: ['price_list', 'name'],
  price_category: ['price_category', 'category_name'],
  pricing: ['pricing', 'pricing_reference'],
  price_adjustment: ['price_adjustment', 'adjustment_no'],
  price_approval: ['price_approval', 'label'],
  requisition: ['requisition', 'requisition_no'],
  repricing: ['repricing', 'repricing_no'],
  truck: ['truck', 'truck_no'],
  laboratory_equipment: ['laboratory_equipment', 'equipment_no'],
  stock_count: ['stock_count', 'count_no'],
  cylinder_request: ['cylinder_request', 'subject_no'],
}

type Named = { subject: string; subjectId: string | null }

/** The names of the records of a page of lines, one statement a kind. */
export async function namesOf(sql: Sql, lines: readonly Named[]): Promise<Map<string, string>> {
  const names = new Map<string, string>()
  const kinds = Map.groupBy(
    lines.filter(line => line.subjectId && NAMES[line.subject]),
    line => line.subject,
  )
  for (const [subject, of] of kinds) {
    const [table, column] = NAMES[subject]!
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
    .filter(subject => NAMES[subject])
    .map(subject => {
      const [table, column] = NAMES[subject]!
      return raw`${subjectId} in (select id from ${raw.identifier(table)} where ${raw.identifier(column)} ilike ${letters})`
    })
  return parts.length ? raw`(${raw.join(parts, raw` or `)})` : raw`false`
}
