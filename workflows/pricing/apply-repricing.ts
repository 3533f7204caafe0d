import { lockProject } from '~/db/billing/project-to-bill'
import type { Work } from '~/db/kit/work'
import { placePrices } from '~/db/pricing/agreed-period'
import { type RepricingRecord, repricing } from '~/db/pricing/repricing'
import { repricedChanges } from '~/domain/billing/repriced-change'
import { correctionOf, type RepricedLoad } from '~/domain/billing/repriced-load'
import { isZero } from '~/domain/kit/money'
import { Refused } from '~/domain/kit/problem'
import type { RepricingNote } from '~/domain/pricing/repricing'
import { makePriceNote } from '../billing/make-invoice-note'
import { rerunDraft } from '../billing/rerun-draft'
import { listOf, newPrices, type RepricingBasis, repricingBasis } from './list-repricing-loads'

export type Repricing = { repricingId: string }

/**
 * What an approved change does, all or nothing: its prices take force in their days, the open drafts that hold one of its
 * loads are worked out again, and each invoice gets one note, which climbs its own levels and is dated when it is issued.
 */
export async function applyRepricing(work: Work, { repricingId }: Repricing): Promise<void> {
  const run = await repricing.lock(work, repricingId)
  await lockProject(work, run.projectId)
  const basis = await repricingBasis(work.sql, run, true)
  refuseChanged(run, basis)
  const reason = `${run.reason} (${run.repricingNo})`
  const { projectId, pricingId, fromDate: from, toDate: to } = run
  await placePrices(
    work,
    { projectId, pricingId, period: { from, to } },
    run.prices.map(({ productId, unitPrice }) => ({ productId, productPrice: unitPrice, reason, pricingId })),
    'reprice',
  )
  for (const draftId of billsOf(run, 'drafted')) await rerunDraft(work, draftId)
  const notes = await makeNotes(work, run, basis, reason)
  await repricing.move(work, run, { notes }, 'apply')
}

const SHOWN = 5

function refuseChanged(run: RepricingRecord, basis: readonly RepricingBasis[]): void {
  const changes = repricedChanges(run.loads, listOf(basis, run))
  if (!changes.length) return
  const more = changes.length > SHOWN ? `; ${changes.length - SHOWN} more` : ''
  throw new Refused(
    `The loads are no longer as listed: ${changes.slice(0, SHOWN).join('; ')}${more}. List them again first`,
    undefined,
    { rule: 'list-changed', changes },
  )
}

/** The drafts or invoices of loads that really change, each once and in one order, so that two runs never lock crosswise. */
const billsOf = (run: RepricingRecord, state: 'drafted' | 'invoiced'): string[] =>
  [
    ...new Set(run.loads.flatMap(load => (load.state === state && load.billId && changes(load) ? load.billId : []))),
  ].sort()

/** A decision on an open draft may have to be settled anew although its amount stays. */
const changes = (load: RepricedLoad) => !isZero(load.difference) || load.stays === 'by_hand'

async function makeNotes(
  work: Work,
  run: RepricingRecord,
  basis: readonly RepricingBasis[],
  reason: string,
): Promise<RepricingNote[]> {
  const notes: RepricingNote[] = []
  for (const invoiceId of billsOf(run, 'invoiced')) {
    const lines = basis.flatMap(({ loads, terms }) =>
      loads
        .filter(({ bill }) => bill.state === 'invoiced' && bill.billId === invoiceId)
        .flatMap(load => correctionOf(load, terms, newPrices(run), reason)),
    )
    const placed = lines.map((line, at) => ({ ...line, place: at + 1 }))
    const { id, draftNo, total } = await makePriceNote(work, invoiceId, placed, run.createdBy ?? work.by.id)
    const invoiceNo = run.loads.find(load => load.billId === invoiceId)!.billNo!
    notes.push({ draftId: id, draftNo, invoiceNo, total })
  }
  return notes
}
