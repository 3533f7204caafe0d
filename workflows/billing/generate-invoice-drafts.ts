import { type BillablePeriod, draftsToLookAtAgain, projectsToBill } from '~/db/billing/billable'
import { holdLoads, keepLoads } from '~/db/billing/held-loads'
import { type InvoiceDraftRow, invoiceDraft, openDraft } from '~/db/billing/invoice-draft'
import { draftLines } from '~/db/billing/invoice-draft-line'
import { notesToLookAtAgain } from '~/db/billing/note'
import { salespersonOf } from '~/db/billing/salesperson-of'
import { settingOn } from '~/db/kit/setting'
import type { Work } from '~/db/kit/work'
import type { DraftStatus, GenerateDrafts } from '~/domain/billing/invoice-draft'
import { linesHash } from '~/domain/billing/lines-hash'
import { totalsOf } from '~/domain/billing/totals'
import { businessDay } from '~/domain/kit/time'
import { noteAgain } from './after-emodification'
import { draftContent } from './invoice-draft-content'
import { nextDraftNo } from './numbers'

export type GeneratedDraft = {
  id: string
  draftNo: string
  projectId: string
  status: string
  total: string
  loads: number
}

/** One draft a project and period: loads not yet billed are gathered, priced and sent to the first level or to the exceptions. */
export async function generateDrafts(work: Work, period: GenerateDrafts): Promise<{ drafts: GeneratedDraft[] }> {
  const drafts: GeneratedDraft[] = []
  const bill = async (parties: { projectId: string; customerId: string }[]) => {
    for (const { projectId, customerId } of parties) drafts.push(await draftOf(work, projectId, customerId, period))
  }
  // First what is open: a load that it lets go may belong to another project now.
  await bill(await draftsToLookAtAgain(work.sql, work.by, period))
  await bill(await projectsToBill(work.sql, work.by, period))
  for (const note of await notesToLookAtAgain(work.sql, work.by, period)) {
    const row = await noteAgain(work, note)
    if (row) drafts.push({ ...answer(row), loads: 1 })
  }
  return { drafts }
}

const answer = ({ id, draftNo, projectId, status, total }: InvoiceDraftRow) => ({
  id,
  draftNo,
  projectId,
  status,
  total,
})

async function draftOf(
  work: Work,
  projectId: string,
  customerId: string,
  { fromDate, toDate }: BillablePeriod,
): Promise<GeneratedDraft> {
  const present = await openDraft(work, projectId, customerId, fromDate, toDate)
  const { lines, exceptions, loadIds, regionId, purchaseOrderNo } = await draftContent(
    work,
    projectId,
    customerId,
    { fromDate, toDate },
    present?.id ?? null,
  )
  const totals = totalsOf(lines, await settingOn(work.sql, 'billing.gst-percent', toDate))
  const values = {
    ...totals,
    exceptions,
    purchaseOrderNo,
    linesHash: await linesHash(lines),
    status: statusOf(toDate > businessDay(work.now), lines.length, exceptions.length),
  }
  const row = present
    ? await again(work, present, values)
    : await first(work, { ...values, projectId, customerId, regionId, fromDate, toDate })
  await draftLines.replace(
    work,
    row.id,
    lines.map(line => ({ ...line, createdBy: work.by.id, updatedBy: work.by.id })),
  )
  await keepLoads(work, row.id, loadIds)
  await holdLoads(work, row.id, loadIds)
  return { ...answer(row), loads: loadIds.length }
}

/** A draft whose loads all went elsewhere has nothing to say any more. */
function statusOf(running: boolean, lines: number, exceptions: number): DraftStatus {
  if (running) return 'collecting'
  if (exceptions) return 'exception'
  return lines ? 'with_sales' : 'withdrawn'
}

type Values = Pick<
  InvoiceDraftRow,
  'quantity' | 'subtotal' | 'gstPercent' | 'gst' | 'total' | 'exceptions' | 'purchaseOrderNo' | 'linesHash' | 'status'
>

async function first(
  work: Work,
  of: Values & Pick<InvoiceDraftRow, 'projectId' | 'customerId' | 'regionId' | 'fromDate' | 'toDate'>,
): Promise<InvoiceDraftRow> {
  const draftNo = await nextDraftNo(work, of.fromDate.slice(0, 4))
  return invoiceDraft.insert(
    work,
    { ...of, draftNo, madeBy: work.by.id, salespersonId: await salespersonOf(work.sql, of.customerId) },
    'generate',
  )
}

/** Loads that came later change the content: the levels taken before are void. */
function again(work: Work, present: InvoiceDraftRow, values: Values): Promise<InvoiceDraftRow> {
  const changed = present.linesHash !== values.linesHash
  return invoiceDraft.move(
    work,
    present,
    {
      ...values,
      round: changed ? present.round + 1 : present.round,
      status:
        changed || (present.status === 'exception' && values.status !== 'exception') ? values.status : present.status,
    },
    'generate again',
  )
}
