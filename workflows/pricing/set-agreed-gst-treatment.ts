import type { Key } from '~/db/kit/record'
import type { Work } from '~/db/kit/work'
import { agreedGstTreatment, lockedGstTreatments } from '~/db/pricing/agreed-gst-treatment'
import type { AgreedGstTreatmentSave } from '~/domain/pricing/agreed-gst-treatment'
import type { PendingPrice } from '~/domain/pricing/price-approval'
import { atEarliestToday, keepsParty, removableAgreed, seenParty } from './agreed-change'
import { type Agreement, refuseBegun, refuseOverlap, roomFor } from './agreed-days'
import {
  askGstTreatment,
  type TreatmentChange,
  type TreatmentCommand,
  type TreatmentValues,
  writeGstTreatment,
} from './change-gst-treatment'

const TREATMENT: Agreement = { what: 'GST treatment', kept: 'earlier bills keep their treatment' }

/** What was agreed; with `approval` it is not in force yet and, where it is new, has no id. */
export type SetGstTreatment = TreatmentValues & {
  id: string | null
  version: number | null
  approval: PendingPrice | null
}

/**
 * A treatment of a customer or a project from a day on. What holds then ends on the day before; anything else that it would
 * overlap refuses it. One that charges less tax comes into force when somebody else has approved it.
 */
export async function setAgreedGstTreatment(work: Work, given: AgreedGstTreatmentSave): Promise<SetGstTreatment> {
  const { id: _id, version: _version, ...values } = given
  const change = await checked(work, given)
  const approval = await askGstTreatment(work, given, change, { command: { set: given }, reason: given.reason })
  if (approval) return { ...values, id: given.id ?? null, version: given.version ?? null, approval }
  const { id, version } = (await writeGstTreatment(work, change))!
  return { ...values, id, version, approval: null }
}

/** One that has not begun is taken back; where that leaves less tax, somebody else agrees to it. */
export async function removeAgreedGstTreatment(work: Work, { id, version }: Key): Promise<PendingPrice | null> {
  const before = await removable(work, { id, version })
  const change = { drops: [before] }
  const approval = await askGstTreatment(work, before, change, { command: { removed: { id, version } }, reason: null })
  if (!approval) await writeGstTreatment(work, change)
  return approval
}

/** Brings an approved treatment into force, at the earliest today, or takes one back. */
export async function applyGstTreatment(work: Work, command: TreatmentCommand): Promise<void> {
  if ('removed' in command) {
    await writeGstTreatment(work, { drops: [await removable(work, command.removed)] })
    return
  }
  await writeGstTreatment(work, await checked(work, atEarliestToday(work, command.set, 'treatment')))
}

/** With a customer that was entered by mistake. */
export async function removeTreatmentsOfCustomer(work: Work, customerId: string): Promise<void> {
  const rows = await lockedGstTreatments(work, { customerId, projectId: null })
  for (const { id, version } of rows) await agreedGstTreatment.remove(work, { id, version })
}

async function checked(work: Work, given: AgreedGstTreatmentSave): Promise<TreatmentChange> {
  const { id, version, ...values } = given
  await seenParty(work, given)
  const others = (await lockedGstTreatments(work, given)).filter(other => other.id !== id)
  if (!id) return { insert: values, cuts: roomFor(work, others, values, TREATMENT) }
  const before = agreedGstTreatment.atVersion(await agreedGstTreatment.lock(work, id), version ?? 0)
  keepsParty(before, values, 'treatment')
  refuseBegun(work, before, values, { ...TREATMENT, same: before.gstCode === values.gstCode })
  refuseOverlap(others, values, TREATMENT)
  return { change: { before, values } }
}

const removable = (work: Work, key: Key) =>
  removableAgreed(work, agreedGstTreatment, key, 'Bills may already use this GST treatment. End it instead')
