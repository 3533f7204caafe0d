import { type BillLine, exceptionOf } from '~/domain/billing/bill-line'
import { gstAt, gstOfLine } from '~/domain/billing/gst'
import { billed, type DraftStatus } from '~/domain/billing/invoice-draft'
import { linesHash } from '~/domain/billing/lines-hash'
import type { NoteReason } from '~/domain/billing/note'
import type { Reissue } from '~/domain/billing/reissued-invoice'
import { totalsOf } from '~/domain/billing/totals'
import { addDays, addMinutes } from '~/domain/kit/time'
import { newId } from '~/domain/kit/uuid'
import type { Seed } from './base'
import type { leaksOf } from './bill-leaks'
import type { Load, Series } from './day'
import { take } from './day'
import type { GstAsker } from './gst-treatment'
import { type Approver, asMade, type DraftLine } from './made-line'
import { levelTimes, officeMoment } from './office-day'
import type { TermAsker } from './payment-terms'
import { isLapsed, type Site } from './sites'

export type Bill = { site: Site; from: string; to: string; loads: Load[] }

export type World = {
  seed: Seed
  series: Series
  /** The first level is the salesperson's of the customer; the administrator's where that is nobody of the house. */
  sellers: ReadonlyMap<string, Approver>
  approvers: Approver[]
  maker: Approver
  leak: ReturnType<typeof leaksOf>
  payers: readonly { id: string; creditSuspended: boolean; selfBilling: boolean }[]
  /** By when a bill of a day is due. */
  termOn: TermAsker
  /** Why a bill charges less than the standard rate. */
  gstSource: GstAsker
}

export type Draft = Pick<Awaited<ReturnType<typeof draft>>, 'row' | 'exceptions'> & { lines: DraftLine[] }

export const nextDraftNo = (series: Series, year: string) =>
  `DR-${year}-${String(take(series, `draft:${year}`)).padStart(6, '0')}`

/** Finance makes the drafts of a half month on the first morning after it. */
export const draftedAt = (seed: Seed, to: string): Date => officeMoment(seed, addDays(to, 1), '09:10', 60)
const EDITED_AFTER = 15

/** A draft of the lines that the engine made, with what a person changed on it, and what is to be settled. */
export async function draft(
  { seed, series, maker, sellers, leak }: World,
  { site, from, to, loads }: Bill,
  said: { lines: readonly BillLine[]; gaps: Parameters<typeof exceptionOf>[0][] },
  { status, place }: { status: DraftStatus; place: number },
) {
  // One after the other, as a run makes them.
  const run = draftedAt(seed, to)
  const at = new Date(run.getTime() + place * 1000)
  const draftId = newId(at.getTime())
  const numbers = new Map(loads.map(load => [load.id, load.doNumber ?? null]))
  const made = said.lines.map(line => asMade(seed, at, draftId, line, numbers.get(line.deliveryOrderId ?? '') ?? null))
  const { lines, edited } = leak(status, made, maker, addMinutes(run, EDITED_AFTER))
  const totals = totalsOf(billed(lines), lines[0] ? gstOfLine(lines[0], gstAt('9')) : gstAt('9'))
  const order = isLapsed(site, to) ? null : site
  const row = {
    ...seed.stamp(at),
    id: draftId,
    demo: true,
    draftNo: nextDraftNo(series, from.slice(0, 4)),
    kind: 'invoice',
    customerId: site.customerId,
    projectId: site.projectId,
    regionId: site.regionId,
    salespersonId: site.salespersonId,
    purchaseOrderNo: order?.purchaseOrderNo ?? null,
    splitKey: `purchase_order:${order?.purchaseOrderId ?? 'none'}`,
    fromDate: from,
    toDate: to,
    status,
    round: 1,
    linesHash: await linesHash(billed(lines), order?.purchaseOrderNo),
    ...totals,
    madeBy: maker.id,
    lastEditedBy: edited ? maker.id : null,
    creditsInvoiceId: null as string | null,
    replacesInvoiceId: null as string | null,
    noteReason: null as NoteReason | null,
    reissue: null as Reissue | null,
    approvedAt: ['approved', 'invoiced'].includes(status) ? levelTimes(seed, run).at(-1)! : null,
  }
  const open = [
    ...(status === 'exception' ? [{ kind: 'missing_po', text: 'PO required, none on file' }] : []),
    ...(status === 'invoiced' ? [] : said.gaps.map(exceptionOf)),
  ]
  const ownerId = (sellers.get(site.salespersonId ?? '') ?? maker).id
  const exceptions = open.map(of => ({ ...seed.stamp(at), draftId, ownerId, ...of }))
  return { row, lines, exceptions }
}
