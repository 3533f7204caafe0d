import { customer } from '~/db/customers/customer'
import type { Work } from '~/db/kit/work'
import { type AgreedGstTreatmentRecord, agreedGstTreatment, treatmentsOf } from '~/db/pricing/agreed-gst-treatment'
import { businessDay } from '~/domain/kit/time'
import { type AgreedGstTreatmentSave, factsOfGstTreatment } from '~/domain/pricing/agreed-gst-treatment'
import type { PendingPrice } from '~/domain/pricing/price-approval'
import { type AgreedChange, afterwards, type Party, partiesOf, writeAgreed } from './agreed-change'
import { askPrice } from './ask-price'

type Row = AgreedGstTreatmentRecord
export type TreatmentValues = Pick<
  Row,
  'customerId' | 'projectId' | 'gstCode' | 'fromDate' | 'toDate' | 'reason' | 'evidence'
>
export type TreatmentChange = AgreedChange<Row, TreatmentValues>
/** What the question about a treatment runs when it is approved. */
export type TreatmentCommand = { set: AgreedGstTreatmentSave } | { removed: { id: string; version: number } }

/** Null where the person may change the treatments so, else the question: charging less tax is agreed by who has no limit. */
export async function askGstTreatment(
  work: Work,
  of: Party,
  change: TreatmentChange,
  { command, reason }: { command: TreatmentCommand; reason: string | null },
): Promise<PendingPrice | null> {
  const { projectName, ...parties } = await partiesOf(work, of)
  const before = await treatmentsOf(work.sql, [parties])
  const { customerName } = await customer.get(work.sql, parties.customerId)
  return askPrice(work, {
    kind: 'gst_treatment',
    subjectKey: `gst-treatment:${of.projectId ?? of.customerId}`,
    subjectId: of.projectId ?? of.customerId,
    label: `GST treatment of ${projectName ?? customerName}`,
    regionId: null,
    customerId: parties.customerId,
    facts: factsOfGstTreatment(before, afterwards(before, change), parties, businessDay(work.now)),
    command,
    reason,
  })
}

export const writeGstTreatment = (work: Work, change: TreatmentChange): Promise<Row | null> =>
  writeAgreed(work, agreedGstTreatment, change)
