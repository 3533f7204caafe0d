import * as z from 'zod'
import { pagingShape } from '../kit/page'
import { id, optionalText, requiredText } from '../kit/shape'

/** Whose data can go: an account of the portal or the booking app, a driver, a contact of a customer. */
export const ERASURE_KINDS = ['user', 'driver', 'contact'] as const
export type ErasureKind = (typeof ERASURE_KINDS)[number]

/** One of several tables, so the id says which: `driver:0190…`. */
const PERSON = new RegExp(`^(${ERASURE_KINDS.join('|')}):(.+)$`)
const person = z
  .string()
  .regex(PERSON, 'Choose a person')
  .transform((text, context) => {
    const [, kind, subjectId] = PERSON.exec(text) ?? []
    const read = id().safeParse(subjectId)
    if (read.success) return { kind: kind as ErasureKind, subjectId: read.data }
    context.addIssue({ code: 'custom', message: 'Choose a person' })
    return z.NEVER
  })
export type ErasedPerson = { kind: ErasureKind; subjectId: string }

export const ErasurePreviewAsk = z.strictObject({ person })
export const ErasureProposal = z.strictObject({ person, reason: requiredText('Reason', 400) })
export type ErasureProposal = z.output<typeof ErasureProposal>
export const ErasureDecision = z
  .strictObject({ version: z.int().min(1, 'Version is required'), approve: z.boolean(), reason: optionalText(400) })
  .refine(of => of.approve || of.reason, { path: ['reason'], message: 'Say why it is rejected' })
export type ErasureDecision = z.output<typeof ErasureDecision>
export const ErasurePeople = z.strictObject({ keyword: pagingShape.keyword, limit: pagingShape.limit })

/** A part of what is kept of a person. `why` says by what it stays; without it, it goes. */
export type ErasedPart = { what: string; rows: number; why: string | null }

/** The same for the same person wherever it stands, and no way back to the name. */
export const pseudonymOf = (subjectId: string): string => `Person ${subjectId.slice(-6)}`

export const ERASURE_STATUS = {
  pending: 'Waiting for a second person',
  erased: 'Erased',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
} as const

export type ErasureRow = {
  id: string
  version: number
  kind: ErasureKind
  pseudonym: string
  /** The person as they are called while the erasure waits. */
  name: string | null
  reason: string
  status: string
  askedByName: string
  askedAt: Date
  decidedByName: string | null
  decidedAt: Date | null
  decisionReason: string | null
  parts: ErasedPart[]
  /** Why the person who looks may not approve it. */
  why: string | null
}
