import type { Work } from '~/db/kit/work'
import { deliveredAtList } from '~/db/pricing/delivered-lately'
import { droppedProducts, forerunnerPrices } from '~/db/pricing/list-forerunner'
import { makersOf } from '~/db/pricing/price-approval'
import { factsOfProducts } from '~/db/pricing/price-facts'
import { activate, type PriceListRecord, priceList, priceListLinesOf } from '~/db/pricing/price-list'
import { Refused } from '~/domain/kit/problem'
import { businessDay } from '~/domain/kit/time'
import type { PendingPrice } from '~/domain/pricing/price-approval'
import { askPrice } from '../ask-price'

type Activation = { id: string; version: number; confirmMissing?: boolean | undefined }

/**
 * A list is judged against the one that it follows: products that it drops are named and asked about, and prices that
 * its maker may not set alone wait for somebody else.
 */
export async function activatePriceList(
  work: Work,
  { id, version, confirmMissing }: Activation,
): Promise<PriceListRecord & { approval: PendingPrice | null }> {
  const list = priceList.atVersion(await priceList.lock(work, id), version)
  if (list.status !== 'draft') throw new Refused('This price list is already active')
  const lines = await priceListLinesOf.list(work.sql, id)
  if (!lines.length) throw new Refused('Add products before you activate the price list')
  const before = await forerunnerPrices(work.sql, list)
  refuseDropped(droppedProducts(before, lines), confirmMissing)
  const delivered = await deliveredAtList(
    work.sql,
    list,
    lines.map(line => line.productId),
    businessDay(work.now),
  )
  const facts = await factsOfProducts(
    work.sql,
    { regionId: list.regionId, day: list.fromDate },
    lines.map(line => ({ ...line, quantity: delivered.get(line.productId) })),
  )
  const listed = new Map(before.map(old => [old.productId, old.unitPrice]))
  const approval = await askPrice(work, {
    kind: 'price_list',
    subjectKey: `price_list:${id}`,
    subjectId: id,
    label: `${list.name}, version ${list.versionNo}`,
    regionId: list.regionId,
    facts: facts.map((fact, at) => ({ ...fact, listPrice: listed.get(lines[at]!.productId) ?? null })),
    command: { id, version },
    madeBy: await makersOf(work.sql, 'price_list', id),
  })
  return approval ? { ...list, approval } : { ...(await activate(work, list, version)), approval: null }
}

/** Puts an approved list in force as it was approved; a draft that changed meanwhile is asked about anew. */
export async function activateApproved(work: Work, { id, version }: { id: string; version: number }): Promise<void> {
  const list = priceList.atVersion(await priceList.lock(work, id), version)
  if (list.status !== 'draft') throw new Refused('This price list is already active')
  await activate(work, list, version)
}

const SHOWN = 10

function refuseDropped(dropped: readonly string[], confirmed: boolean | undefined): void {
  if (!dropped.length || confirmed) return
  const more = dropped.length > SHOWN ? ` and ${dropped.length - SHOWN} more` : ''
  throw new Refused(
    `${dropped.slice(0, SHOWN).join(', ')}${more} ${dropped.length === 1 ? 'is' : 'are'} on the list before and not on this one, and would have no list price. Add them, or activate without them`,
    undefined,
    { rule: 'missing-products', missing: dropped, confirm: 'confirmMissing' },
  )
}
