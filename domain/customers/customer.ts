import * as z from 'zod'
import { BILL_SPLITS } from '../billing/bill-split'
import { SPOKEN } from '../kit/language'
import { pagingShape } from '../kit/page'
import { id, money, optionalText, queryFlag, queryIds, requiredText, text } from '../kit/shape'
import * as kitWords from '../kit/words'
import { ContactSave } from './contact'
import * as words from './words'

const customerShape = {
  customerName: requiredText(words.customerName),
  /** Left empty it is given by the portal. */
  customerCode: optionalText(30),
  registrationNo: optionalText(40),
  /** GST registration number; not said, it stays as it is. */
  gstNo: optionalText(20).optional(),
  /** Says that a second account of a company that is a customer already is meant; it is asked once and not kept. */
  separateAccount: z.boolean().default(false),
  address: optionalText(400),
  phone: optionalText(40),
  email: z
    .union([z.literal(''), z.email({ error: kitWords.fieldEmailNeeded })])
    .nullish()
    .transform(value => value || null),
  selfBilling: z.boolean().default(false),
  paymentTermId: id()
    .nullish()
    .transform(value => value ?? null),
  creditLimit: money(words.customerCreditLimit)
    .nullish()
    .transform(value => value ?? null),
  creditSuspended: z.boolean().default(false),
  creditReason: optionalText(400),
  erpAccount: optionalText(40),
  /** What a bill has one of; not said, it stays as it is. */
  billSplit: z.array(z.enum(BILL_SPLITS)).max(BILL_SPLITS.length).optional(),
  /** In which its papers are printed; not said, it stays as it is. */
  language: z.enum(SPOKEN).optional(),
  remarks: optionalText(1000),
  salespersonIds: z.array(id()).max(20).default([]),
  /**
   * Approves level 1 of the customer's drafts when the customer's own salesperson made or changed them; left out, it
   * stays as it is.
   */
  deputySalespersonId: id().nullish(),
  regionIds: z.array(id()).max(20).default([]),
  contacts: z.array(ContactSave).max(50).optional(),
  priceCategories: z
    .array(z.strictObject({ regionId: id(), categoryName: requiredText(words.priceCategoryName, 80) }))
    .max(20)
    .optional(),
}

/** Creates without an id, changes with one and the version it was made from. */
export const CustomerSave = z
  .strictObject({ id: id().nullish(), version: z.int().min(1).nullish(), ...customerShape })
  .refine(customer => !customer.creditSuspended || customer.creditReason, {
    path: ['creditReason'],
    error: words.customerCreditHoldReasonNeeded,
  })
export type CustomerSave = z.output<typeof CustomerSave>

export const CustomerSearch = z.strictObject({
  ...pagingShape,
  active: queryFlag(),
  selfBilling: queryFlag(),
  creditSuspended: queryFlag(),
  salespersonId: id().optional(),
  regionId: id().optional(),
})
export type CustomerSearch = z.output<typeof CustomerSearch>

/** A lookup for a combobox: by text, or the labels of what is chosen already. */
export const CustomerLookup = z.strictObject({
  ...pagingShape,
  limit: pagingShape.limit.default(10),
  ids: queryIds().optional(),
  regionId: id().optional(),
})
export type CustomerLookup = z.output<typeof CustomerLookup>

export const SimilarName = z.strictObject({
  name: text(200),
  registrationNo: text(40).optional(),
  excludeId: id().optional(),
})
export const Toggle = z.strictObject({
  version: z.int().min(1, { error: kitWords.fieldVersionRequired }),
  active: z.boolean(),
})
export const VersionOf = z.strictObject({
  version: z
    .string()
    .regex(/^[1-9]\d{0,8}$/, { error: kitWords.fieldVersionRequired })
    .transform(Number)
    .pipe(z.int().min(1).max(999_999_999)),
})

export type CustomerOption = { id: string; customerName: string; customerCode: string; active: boolean }

export type CustomerRow = CustomerOption & {
  version: number
  selfBilling: boolean
  creditSuspended: boolean
  creditReason: string | null
  creditLimit: string | null
  paymentTermName: string | null
  salespeople: string[]
  regions: string[]
  projects: number
  phone: string | null
}

/** A name near the one being typed; `seen` tells whether the person may open it. */
export type SimilarCustomer = {
  id: string | null
  customerName: string
  customerCode: string
  active: boolean
  likeness: number
  /** Called the same, and without a registration number of its own on both sides: saving asks about it. */
  sameName: boolean
  salespeople: string[]
}
