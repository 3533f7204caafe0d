import * as z from 'zod'
import { id, optionalText, requiredText } from '../kit/shape'
import * as kitWords from '../kit/words'
import * as words from './words'

/** What a contact is written to for: site matters, invoices, reminders of late approvals, test results. */
export const CONTACT_PURPOSES = ['operation', 'invoice', 'late_invoice', 'qc'] as const
export type ContactPurpose = (typeof CONTACT_PURPOSES)[number]

export const PURPOSE_WORDS: Record<ContactPurpose, () => string> = {
  operation: words.contactPurposeOperation,
  invoice: words.contactPurposeInvoice,
  late_invoice: words.contactPurposeLateInvoice,
  qc: words.contactPurposeQc,
}

export const ContactSave = z
  .strictObject({
    id: id().nullish(),
    version: z.int().min(1).nullish(),
    projectId: id()
      .nullish()
      .transform(value => value ?? null),
    name: requiredText(kitWords.fieldName, 120),
    jobTitle: optionalText(120),
    phone: optionalText(40),
    email: z
      .union([z.literal(''), z.email({ error: kitWords.fieldEmailNeeded })])
      .nullish()
      .transform(value => value || null),
    purposes: z.array(z.enum(CONTACT_PURPOSES)).max(4).default([]),
  })
  .refine(contact => contact.email || !contact.purposes.some(purpose => purpose !== 'operation'), {
    path: ['email'],
    error: words.contactEmailNeeded,
  })
export type ContactSave = z.output<typeof ContactSave>

export type ContactRow = {
  id: string
  version: number
  active: boolean
  projectId: string | null
  projectName: string | null
  name: string
  jobTitle: string | null
  phone: string | null
  email: string | null
  purposes: string[]
}

export type DeleteCheck = { allowed: boolean; reason: string | null }

/** The addresses to write to, each once. A line break in one would add recipients of its own, so such a one gets nothing. */
export const addressesOf = (contacts: readonly { email: string | null }[]): string[] => [
  ...new Set(contacts.flatMap(({ email }) => (email && !/[\r\n]/.test(email) ? [email] : []))),
]
