import * as z from 'zod'
import { pagingShape } from '../kit/page'
import { plainDate } from '../kit/shape'

/** What each trail of support follows: the record itself and what only lives with it. */
export const TRAILS = {
  customer: ['customer', 'contact', 'project', 'location', 'purchase_order', 'project_pricing'],
  order: ['order', 'merged_order', 'payable_amount', 'pour_passport'],
  'delivery-order': ['delivery_order', 'emodification', 'batch_weight', 'queue_item'],
  'invoice-draft': ['invoice_draft', 'invoice_draft_line'],
  invoice: ['invoice', 'erp_export', 'letter'],
  material: [
    'material',
    'material_source',
    'material_order',
    'silo',
    'stock_entry',
    'stock_count',
    'stock_close',
    'tolerance_setting',
  ],
  'sub-product': ['sub_product', 'service', 'associate_product'],
  price: [
    'price_list',
    'price_category',
    'costing',
    'pricing',
    'project_pricing',
    'product_price',
    'price_adjustment',
    'price_approval',
    'commercial_term',
    'agreed_payment_term',
    'agreed_gst_treatment',
    'price_index',
    'price_index_value',
    'rebate',
  ],
  'mix-design': [
    'mix_design',
    'plant_mix_mapping',
    'project_mix_mapping',
    'mix_submittal',
    'carbon_config',
    'strength_class_control',
  ],
  support: ['support'],
} as const
export type Trail = keyof typeof TRAILS

export const TrailSearch = z.strictObject({
  ...pagingShape,
  of: z.enum(Object.keys(TRAILS) as [Trail, ...Trail[]]),
  /** The number or name of a record, or a part of it. */
  record: z.string().trim().max(80).optional(),
  fromDate: plainDate().optional(),
  toDate: plainDate().optional(),
})
export type TrailSearch = z.output<typeof TrailSearch>

/** A line of a trail with the number or name that people know its record by. */
export type TrailRow = {
  id: number
  at: Date
  actorName: string
  subject: string
  record: string
  action: string
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  changed: string[]
  reason: string | null
  /** What the ids of the line are called. */
  names: Record<string, string>
}
