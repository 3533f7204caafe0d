import * as z from 'zod'
import { pagingShape, unsortedShape } from '../kit/page'
import { id, plainDate, requiredText } from '../kit/shape'
import { ORDER_STATUSES } from '../orders/order'

/** Everything that has a number or a name, whoever it belongs to. */
export const SupportSearch = z.strictObject({
  keyword: requiredText('Number or name', 80).refine(text => text.length > 1, 'At least 2 characters'),
})

/** Kinds of records that support opens by their id, with the call of the office that shows one. */
export const RECORD_CALLS = {
  order: '/order/:id',
  'delivery order': '/orderdetail/view?doNumber=:id',
  'invoice draft': '/invoice-draft/:id',
  invoice: '/invoice/:id',
  customer: '/customer/:id',
  project: '/project/:id',
  plant: '/plant/detail/:id',
  truck: '/truck/detail/:id',
  driver: '/driver/detail/:id',
  'mix design': '/mix-designs/:id',
  material: '/material/:id',
  silo: '/silo/:id',
  'raw material test': '/raw-material-test/:id',
  'e-modification': '/emodification/view/:id',
} as const
export type RecordKind = keyof typeof RECORD_CALLS

export const OneRecord = z.strictObject({
  type: z.enum(Object.keys(RECORD_CALLS) as [RecordKind, ...RecordKind[]]),
  /** Its id; a delivery order is asked for by its number. */
  id: requiredText('Id', 60),
})

export const OrderSearch = z.strictObject({
  ...pagingShape,
  fromDate: plainDate().optional(),
  toDate: plainDate().optional(),
  status: z.enum(ORDER_STATUSES).optional(),
  customerId: id().optional(),
  projectId: id().optional(),
  regionId: id().optional(),
})
export type OrderSearch = z.output<typeof OrderSearch>
/** Days are listed newest first. */
export const DaySearch = OrderSearch.omit({ sort: true })

/** An order from booking to invoice on one line; m³ and money as text. */
export type OrderTrace = {
  id: string
  orderNo: string
  orderDate: string
  startTime: string
  status: string
  customerName: string
  projectName: string
  productCode: string
  quantity: string
  loads: number
  ticketed: number
  delivered: string
  /** Drafts that hold one of its loads, and what they come to. */
  drafts: number
  billed: string
  openChanges: number
}

/** The orders of a day in sums. */
export type DaySummary = {
  orderDate: string
  orders: number
  onHold: number
  cancelled: number
  booked: string
  delivered: string
  loads: number
}

export const OfDoNumber = z.strictObject({ doNumber: requiredText('Delivery order', 40) })

/** Wet tests wait for their slump and pot, dry tests for the press. */
export const VIEW_OF = { wet: 'wet', curing: 'curing', dry: 'due' } as const

/** Cylinder tests as support asks for them; `ticketNo` is the number of the delivery order or of the test. */
export const CylinderLook = z.strictObject({
  ...unsortedShape,
  fromDate: plainDate().optional(),
  toDate: plainDate().optional(),
  status: z.string().trim().max(40).optional(),
  testType: z.enum(['wet', 'curing', 'dry']).optional(),
  ticketNo: z.string().trim().max(40).optional(),
})
