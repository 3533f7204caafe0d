import { hasNotes, invoicesToRebate, openBillsOf, type RebateRecord, rebate } from '~/db/billing/rebate/rebate'
import type { Key } from '~/db/kit/record'
import type { Work } from '~/db/kit/work'
import type { RebateNote } from '~/domain/billing/rebate/rebate'
import { type RebatedInvoice, workRebate } from '~/domain/billing/rebate/work-rebate'
import { decimal, isPositive } from '~/domain/kit/money'
import { Refused } from '~/domain/kit/problem'
import { businessDay, spokenDay } from '~/domain/kit/time'
import { makeInvoiceNote } from '../make-invoice-note'

/**
 * Makes the credit notes of a rebate whose days are over, one for each invoice, so that each keeps its GST and climbs its
 * approvals; all of them or none. It can be done again once all of them were withdrawn.
 */
export async function settleRebate(work: Work, { id, version }: Key): Promise<RebateRecord> {
  const of = rebate.atVersion(await rebate.lock(work, id), version)
  if (of.endedAt) throw new Refused('This rebate is ended', undefined, { rule: 'ended' })
  if (of.toDate >= businessDay(work.now))
    throw new Refused(`This rebate runs until ${spokenDay(of.toDate)}`, undefined, { rule: 'running' })
  if (await hasNotes(work.sql, of))
    throw new Refused('The credit notes of this rebate are made already', undefined, { rule: 'settled' })
  const open = await openBillsOf(work.sql, of)
  if (open.length)
    throw new Refused(`Not invoiced yet in these days: ${open.slice(0, 5).join(', ')}`, undefined, {
      rule: 'open-bills',
      open,
    })
  const worked = workRebate(of.tiers, await invoicesToRebate(work.sql, of))
  if (!worked.tier || !isPositive(worked.amount))
    throw new Refused(`${worked.quantity} m³ were invoiced: no rebate is due`, undefined, { rule: 'nothing-due' })
  const notes: RebateNote[] = []
  for (const invoice of worked.invoices) notes.push(...(await noteFor(work, of, invoice, worked.tier.rebatePerM3)))
  return rebate.move(work, of, { notes, settledAt: work.now }, 'settle')
}

async function noteFor(work: Work, of: RebateRecord, invoice: RebatedInvoice, perM3: string): Promise<RebateNote[]> {
  const parts = invoice.parts.filter(part => isPositive(part.amount))
  if (!parts.length) return []
  const days = `${spokenDay(of.fromDate)} to ${spokenDay(of.toDate)}`
  const { id: draftId, draftNo } = await makeInvoiceNote(work, invoice.invoiceId, {
    reason: 'rebate',
    text: `Rebate ${days}: ${of.reason}`,
    lines: [],
    lumpSums: parts.map(({ quantity, amount, gstPercent, gstCode }) => ({
      description: `Rebate ${days}: ${quantity} m³ at S$${decimal(perM3).toFixed(2)}`,
      direction: 'credit' as const,
      amount,
      gstPercent,
      gstCode,
    })),
  })
  return [{ invoiceId: invoice.invoiceId, draftId, draftNo }]
}
