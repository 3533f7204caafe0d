import { DONE } from '~/db/billing/billable'
import { invoiceDraft } from '~/db/billing/invoice-draft'
import { lockProjects } from '~/db/billing/project-to-bill'
import { loadsOf } from '~/db/deliveries/delivery-order'
import type { Work } from '~/db/kit/work'
import type { OrderRow } from '~/db/orders/order'
import { compare } from '~/domain/kit/money'
import { Refused } from '~/domain/kit/problem'
import { businessDay } from '~/domain/kit/time'
import { rerunDraft } from '../billing/rerun-draft'
import type { OneOff } from './ask-order-price'

const INSTEAD = 'Use a back-dated price change, which lists them, or a note'

/** The price of what was delivered on an earlier day, or is on a bill, does not change with the order. */
export async function refuseDeliveredPrice(
  work: Work,
  before: OrderRow,
  to: Pick<OneOff, 'oneOffPrice'> & { productId: string },
): Promise<void> {
  if (isSamePrice(before, to)) return
  const today = businessDay(work.now)
  const priced = (await loadsOf(work.sql, before.id)).filter(
    load => load.invoiceDraftId !== null || (DONE.includes(load.status) && load.doDate < today),
  )
  if (!priced.length) return
  const which = priced.length === 1 ? '1 load is' : `${priced.length} loads are`
  const text = `${which} delivered or billed at the price of ${before.orderNo}. ${INSTEAD}`
  throw new Refused(text, { oneOffPrice: [text] }, { rule: 'delivered-price' })
}

/** A one-off price is for the product of the order: with another product it is gone. */
function isSamePrice(before: OrderRow, to: { oneOffPrice?: string | null; productId: string }): boolean {
  const [was, is] = [before.oneOffPrice, to.oneOffPrice ?? null]
  if (was === null && is === null) return true
  return was !== null && is !== null && before.productId === to.productId && compare(was, is) === 0
}

/** Locked in the order of every bill: the projects, before an order of theirs. */
export async function lockBillsOf(work: Work, orderId: string): Promise<void> {
  const loads = await loadsOf(work.sql, orderId)
  await lockProjects(
    work,
    loads.map(load => load.projectId),
  )
}

/** Open drafts say the new price of an order, and climb again where that changes them; an invoice is changed by a note alone. */
export async function rerunBillsOf(work: Work, row: OrderRow, change: () => Promise<OrderRow>): Promise<OrderRow> {
  const loads = await loadsOf(work.sql, row.id)
  const ids = [...new Set(loads.flatMap(load => load.invoiceDraftId ?? []))].sort()
  const drafts = await Promise.all(ids.map(id => invoiceDraft.get(work.sql, id)))
  const invoiced = drafts.find(draft => draft.status === 'invoiced')
  if (invoiced)
    throw new Refused(`Loads of ${row.orderNo} are on the invoice of ${invoiced.draftNo}. ${INSTEAD}`, undefined, {
      rule: 'delivered-price',
    })
  const changed = await change()
  for (const draft of drafts) if (draft.status !== 'withdrawn') await rerunDraft(work, draft.id)
  return changed
}
