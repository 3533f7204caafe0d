import * as z from 'zod'
import { pagingShape } from '../kit/page'
import { id, plainDate, queryFlag, requiredText } from '../kit/shape'
import { CORE_STANDARDS, Core } from './conformity/core-assessment'

export const NC_STATUSES = ['open', 'decided', 'closed'] as const
export const NC_DECISIONS = ['accepted', 'accepted_reduced', 'strengthened', 'removed', 'no_fault'] as const
export type NcDecision = (typeof NC_DECISIONS)[number]
export const NC_DECISION_LABELS: Record<NcDecision, string> = {
  accepted: 'Accepted as it is',
  accepted_reduced: 'Accepted for a lower strength',
  strengthened: 'Structure strengthened',
  removed: 'Concrete removed',
  no_fault: 'Concrete conforms; the test was at fault',
}

export const NonConformityList = z.strictObject({
  ...pagingShape,
  status: z.enum(NC_STATUSES).optional(),
  plantId: id().optional(),
  concreteId: id().optional(),
  held: queryFlag(),
  /** False: those that another person decided. */
  own: queryFlag(),
})
export type NonConformityAsk = z.output<typeof NonConformityList>

const span = { fromOn: plainDate(), toOn: plainDate() }
const inOrder = (of: { fromOn: string; toOn: string }) => of.fromOn <= of.toOn
const ORDER = { path: ['toOn'], message: 'The span ends on or after its first day' }

/** Found by a person; with sets, they are an identity test of a volume (EN 206 Annex B), which opens one where it fails. */
export const NonConformityOpen = z
  .strictObject({
    concreteId: id(),
    what: requiredText('Finding', 400),
    ...span,
    identityTestIds: z.array(id()).max(6, 'An identity test has at most six results').default([]),
  })
  .refine(inOrder, ORDER)
export type NonConformityOpen = z.output<typeof NonConformityOpen>

const version = z.int().min(1)
export const NonConformityInquiry = z
  .strictObject({
    version,
    ...span,
    causes: requiredText('Causes', 2000),
    cores: z.array(Core).max(20).default([]),
    coreStandard: z.enum(CORE_STANDARDS).default('en13791'),
  })
  .refine(inOrder, ORDER)
export type NonConformityInquiry = z.output<typeof NonConformityInquiry>

const reason = requiredText('Reason', 400)
export const NonConformityHold = z.strictObject({ version, held: z.boolean(), reason })
export type NonConformityHold = z.output<typeof NonConformityHold>
export const NonConformityDecide = z.strictObject({
  version,
  decision: z.enum(NC_DECISIONS),
  decisionText: requiredText('Grounds', 2000),
})
export type NonConformityDecide = z.output<typeof NonConformityDecide>
export const NonConformityClose = z.strictObject({ version, remarks: requiredText('Remarks', 400) })
export const NonConformityReopen = z.strictObject({ version, reason })
export const NonConformitySend = z.strictObject({ version, customerId: id() })
export const NonConformityPrint = z.strictObject({ customerId: id() })

/** What a customer is told, kept as it was sent. */
export type NonConformityPaper = {
  on: string
  ncNo: string
  customerName: string
  plantName: string
  concrete: string
  what: string
  fromOn: string
  toOn: string
  fck: number
  loads: { doNumber: string; doDate: string; projectName: string; locationName: string; quantity: string }[]
  causes: string | null
  cores: { label: string; place: string; mpa: number }[]
  coresConform: boolean | null
  decision: string | null
  decisionText: string | null
}
