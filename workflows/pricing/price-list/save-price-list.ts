import type { Work } from '~/db/kit/work'
import { nextListNo, type PriceListRecord, priceList, priceListLinesOf } from '~/db/pricing/price-list'
import { invalid, Refused } from '~/domain/kit/problem'
import { businessDay } from '~/domain/kit/time'
import type { PendingPrice } from '~/domain/pricing/price-approval'
import type { PriceListPrices, PriceListSave } from '~/domain/pricing/price-list'
import { activatePriceList } from './activate-price-list'

/** A version is written as a draft; once it is in force it stays, and a change is the next version. */
export async function savePriceList(work: Work, given: PriceListSave): Promise<PriceListRecord> {
  const { globalProductListId: id, version, lines, ...values } = given
  const saved = id
    ? await changeDraft(work, id, version ?? 0, values)
    : await priceList.insert(work, {
        ...values,
        versionNo: await nextListNo(work.sql, values.regionId),
        status: 'draft',
      })
  await priceListLinesOf.replace(work, saved.id, lines)
  return saved
}

/** New prices for some products of a draft. */
export async function changePrices(work: Work, given: PriceListPrices): Promise<PriceListRecord> {
  const { globalProductListId: id, version, prices } = given
  const saved = await changeDraft(work, id, version, {})
  const lines = await priceListLinesOf.list(work.sql, id)
  const unknown = prices.findIndex(price => !lines.some(line => line.productId === price.productId))
  if (unknown >= 0) throw invalid(`prices.${unknown}.productId`, 'This product is not on the list')
  await priceListLinesOf.replace(
    work,
    id,
    lines.map(({ productId, unitPrice, highestMaterialCost }) => ({
      productId,
      highestMaterialCost,
      unitPrice: prices.find(price => price.productId === productId)?.unitPrice ?? unitPrice,
    })),
  )
  return saved
}

type Move = {
  id: string
  version: number
  status: 'active' | 'draft' | 'ended'
  endDate?: string | undefined
  confirmMissing?: boolean | undefined
}
export type MovedPriceList = PriceListRecord & { approval: PendingPrice | null }

/** Draft to active ends the version before; a scheduled one goes back to draft; one in force ends on a day. */
export async function movePriceList(work: Work, move: Move): Promise<MovedPriceList> {
  if (move.status === 'active') return activatePriceList(work, move)
  return { ...(await withdrawOrEnd(work, move)), approval: null }
}

async function withdrawOrEnd(work: Work, { id, version, status, endDate }: Move): Promise<PriceListRecord> {
  const list = await priceList.lock(work, id)
  const today = businessDay(work.now)
  if (list.status === 'draft') throw new Refused('This price list is still a draft')
  if (status === 'draft') {
    if (list.fromDate <= today)
      throw new Refused('This version is in force. End it or create the next one', undefined, { rule: 'begun' })
    return priceList.update(work, { id, version }, { status: 'draft' }, 'withdraw')
  }
  const day = endDate ?? today
  if (day < today) throw invalid('endDate', 'The end date cannot be in the past')
  if (day < list.fromDate) throw invalid('endDate', 'The last day is before the first')
  if (list.toDate !== null && list.toDate < day) throw invalid('endDate', 'It already ends before that day')
  return priceList.update(work, { id, version }, { toDate: day }, 'end')
}

async function changeDraft(work: Work, id: string, version: number, values: Partial<PriceListRecord>) {
  const before = await priceList.lock(work, id)
  if (before.status !== 'draft')
    throw new Refused('This version is in force. Create the next one', undefined, { rule: 'draft' })
  if (values.regionId && values.regionId !== before.regionId)
    throw invalid('regionId', 'The region of a price list cannot be changed')
  return priceList.update(work, { id, version }, values)
}
