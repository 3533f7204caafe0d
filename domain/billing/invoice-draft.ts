import * as z from 'zod'
import type { Action } from '../access/actions'
import type { Subject } from '../access/grants'
import { bodyPagingShape } from '../kit/page'
import { anyDecimal, id, optionalText, plainDate, price, requiredText } from '../kit/shape'
import { daysBetween } from '../kit/time'
import type { ExceptionOfRow } from './draft-exception'

/** A disputed line is kept out of what is approved and invoiced; it goes on to a draft of its own. */
export const billed = <Line extends { disputed: boolean }>(lines: readonly Line[]): Line[] =>
  lines.filter(line => !line.disputed)

export const DRAFT_STATUSES = [
  'collecting',
  'draft',
  'exception',
  'with_sales',
  'with_manager',
  'with_ceo',
  'approved',
  'invoiced',
  'withdrawn',
] as const
export type DraftStatus = (typeof DRAFT_STATUSES)[number]

const ENDED: readonly DraftStatus[] = ['invoiced', 'withdrawn']
/** Nothing on it changes any more: it is an invoice now, or bills nothing. Every other draft is still open. */
export const hasEnded = (status: DraftStatus): status is 'invoiced' | 'withdrawn' => ENDED.includes(status)
export const OPEN_DRAFT: readonly DraftStatus[] = DRAFT_STATUSES.filter(status => !hasEnded(status))

/** The draft waits with this level; other statuses wait with nobody. */
export const LEVEL_OF: Partial<Record<DraftStatus, 1 | 2 | 3>> = { with_sales: 1, with_manager: 2, with_ceo: 3 }
export const STATUS_OF_LEVEL = { 1: 'with_sales', 2: 'with_manager', 3: 'with_ceo' } as const satisfies Record<
  1 | 2 | 3,
  DraftStatus
>

const filters = {
  fromDate: plainDate().optional(),
  toDate: plainDate().optional(),
  deliveryDate: plainDate().optional(),
  customerId: id().optional(),
  projectId: id().optional(),
  salespersonId: id().optional(),
  regionId: id().optional(),
  plantId: id().optional(),
}

/** The day of delivery is taken in both spellings: as the wire names it, and like every other name. */
export const DraftSearch = z
  .strictObject({
    ...bodyPagingShape,
    ...filters,
    'delivery-date': filters.deliveryDate,
    status: z.union([z.enum(DRAFT_STATUSES), z.array(z.enum(DRAFT_STATUSES)).max(9)]).optional(),
    version: z.int().min(1).optional(),
    /** Of customers who issue the invoices themselves, or of all others. */
    selfBilling: z.boolean().optional(),
    /** Without a statement of what it holds now, to a customer who issues the invoices. */
    toState: z.literal(true).optional(),
    /** As the system made them, with nothing to settle. */
    clean: z.literal(true).optional(),
    /**
     * mine: at a level of the person, who neither made nor changed it nor approved another level, and what was sent back to
     * a salesperson. others: all the rest.
     */
    turn: z.enum(['mine', 'others']).optional(),
    /** Sums also of more rows than are counted. */
    totals: z.boolean().optional(),
  })
  .transform(({ 'delivery-date': day, ...of }) => (day && !of.deliveryDate ? { ...of, deliveryDate: day } : of))
export type DraftSearch = z.output<typeof DraftSearch>

const period = (of: { fromDate: string; toDate: string }) => of.fromDate <= of.toDate
const BACKWARDS = { error: 'The period ends before it begins', path: ['toDate'] }

export const GenerateDrafts = z
  .strictObject({
    fromDate: plainDate(),
    toDate: plainDate(),
    customerId: id().optional(),
    projectId: id().optional(),
    regionId: id().optional(),
  })
  .refine(period, BACKWARDS)
  .refine(of => daysBetween(of.fromDate, of.toDate) <= 92, {
    error: 'A period has at most 92 days',
    path: ['toDate'],
  })
export type GenerateDrafts = z.output<typeof GenerateDrafts>

/** A changed or added line; the difference to the system's price always needs a reason. */
const LineEdit = z.strictObject({
  id: id(),
  quantity: anyDecimal(4, 'Quantity').optional(),
  unitPrice: price('Unit price').optional(),
  disputed: z.boolean().optional(),
  reason: optionalText(300),
})
const Adjustment = z.strictObject({
  description: requiredText('Description', 200),
  quantity: anyDecimal(4, 'Quantity'),
  unitPrice: price('Unit price'),
  unit: requiredText('Unit', 12),
  reason: requiredText('Reason', 300),
})

export const DraftUpdate = z.strictObject({
  version: z.int().min(1, 'Version is required'),
  lines: z.array(LineEdit).max(500).default([]),
  adjustments: z.array(Adjustment).max(50).default([]),
  removeLines: z.array(id()).max(200).default([]),
  purchaseOrderNo: optionalText(60).optional(),
  /** Sends a draft that was rejected or had exceptions to the first level. */
  submit: z.boolean().default(false),
})
export type DraftUpdate = z.output<typeof DraftUpdate>

const chosen = z.strictObject({ id: id(), version: z.int().min(1, 'Version is required') })
export const ApproveDrafts = z.strictObject({ drafts: z.array(chosen).min(1, 'Choose at least one draft').max(200) })
export const RejectDrafts = z.strictObject({
  drafts: z.array(chosen).min(1).max(200),
  reason: requiredText('Reason', 300),
})
export type ChosenDraft = z.output<typeof chosen>

/** One answer a draft: a bulk approval never fails as a whole. */
export type DraftResult = {
  id: string
  draftNo: string | null
  ok: boolean
  status?: string
  total?: string
  problem?: { title: string; detail: string }
}

type Can = (action: Action, subject: Subject) => boolean

/** The statuses whose drafts wait for a level that the person decides. */
export const levelsFor = (can: Can): DraftStatus[] =>
  ([1, 2, 3] as const).filter(level => can(`approve-${level}`, 'invoice_draft')).map(level => STATUS_OF_LEVEL[level])

/** What was sent back is for the salesperson, who prepares it and gives at most the first level; the levels above wait for it. */
export const mendsDrafts = (can: Can): boolean =>
  can('manage', 'invoice_draft') && levelsFor(can).every(status => status === 'with_sales')

/** The statuses offered to a person: the own level first, finance what is ready to invoice. */
export function draftStatusesFor(can: Can): DraftStatus[] {
  const mine = levelsFor(can)
  const finance = can('write', 'generate_invoice')
  const first: DraftStatus[] = [
    ...mine,
    ...(finance ? (['approved', 'exception', 'collecting', 'invoiced'] as const) : []),
  ]
  const rest: readonly DraftStatus[] =
    finance || mine.length ? DRAFT_STATUSES : ['with_sales', 'with_manager', 'with_ceo', 'approved', 'invoiced']
  return [...new Set([...first, ...rest])]
}

export type DraftRow = {
  id: string
  version: number
  draftNo: string
  kind: string
  customerId: string
  customerName: string
  projectId: string
  projectName: string
  regionId: string
  regionName: string
  salespersonName: string | null
  fromDate: string
  toDate: string
  status: DraftStatus
  round: number
  quantity: string
  subtotal: string
  /** The usual rate where lines have several. */
  gstPercent: string
  gst: string
  total: string
  exceptions: ExceptionOfRow[]
  /** A person changed or added something, disputed a line or accepted an exception. */
  byHand: boolean
  updatedAt: Date
  approvedAt: Date | null
}

/** As the system made it and nothing to settle: such drafts are approved together. */
export const isClean = (of: Pick<DraftRow, 'kind' | 'exceptions' | 'byHand'>): boolean =>
  of.kind === 'invoice' && of.exceptions.length === 0 && !of.byHand
