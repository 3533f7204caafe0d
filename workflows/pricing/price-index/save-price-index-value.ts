import type { Work } from '~/db/kit/work'
import {
  isFollowed,
  type PriceIndexValueRecord,
  priceIndex,
  priceIndexValue,
  valueAfter,
  valueOn,
} from '~/db/pricing/price-index/price-index-value'
import { compare } from '~/domain/kit/money'
import { invalid, Refused } from '~/domain/kit/problem'
import { businessDay, spokenDay } from '~/domain/kit/time'
import type { PriceFacts } from '~/domain/pricing/authority'
import type { PendingPrice } from '~/domain/pricing/price-approval'
import type { PriceIndexValueSave } from '~/domain/pricing/price-index/price-index-value'
import { askPrice } from '../ask-price'

export type SavedIndexValue = { id: string | null; version: number | null; approval: PendingPrice | null }

/**
 * What an index is from a day on. A lower value makes concrete cheaper for whoever's price follows it, so that it goes
 * through the price authority like a price.
 */
export async function savePriceIndexValue(work: Work, given: PriceIndexValueSave): Promise<SavedIndexValue> {
  const { index, same, facts } = await checkedValue(work, given)
  const approval = await askPrice(work, {
    kind: 'price_index',
    subjectKey: `price_index:${given.priceIndexId}:${given.fromDate}`,
    subjectId: given.priceIndexId,
    label: `${index.name} from ${spokenDay(given.fromDate)}`,
    regionId: null,
    facts,
    command: given,
    reason: given.reason,
  })
  if (approval) return { id: same?.id ?? null, version: same?.version ?? null, approval }
  const { id, version } = await writeValue(work, given, same)
  return { id, version, approval: null }
}

/** Brings an approved value into force: at the earliest today, since earlier loads keep the price of their day. */
export async function applyPriceIndexValue(work: Work, given: PriceIndexValueSave): Promise<void> {
  const today = businessDay(work.now)
  const late = given.fromDate < today && (await isFollowed(work.sql, given.priceIndexId, today))
  const value = late ? { ...given, fromDate: today } : given
  await writeValue(work, value, (await checkedValue(work, value)).same)
}

async function checkedValue(work: Work, given: PriceIndexValueSave) {
  const { priceIndexId, fromDate, indexValue } = given
  const index = await priceIndex.find(work.sql, priceIndexId)
  if (!index?.active) throw invalid('priceIndexId', 'There is no such price index in use')
  await priceIndex.lock(work, priceIndexId)
  const today = businessDay(work.now)
  if (fromDate < today && (await isFollowed(work.sql, priceIndexId, today)))
    throw invalid('fromDate', 'Choose today or a later day: earlier loads keep the price of their day')
  const before = await valueOn(work.sql, priceIndexId, fromDate)
  const same = before?.fromDate === fromDate ? before : undefined
  if (
    same &&
    fromDate <= today &&
    compare(same.indexValue, indexValue) !== 0 &&
    (await isFollowed(work.sql, priceIndexId, today))
  )
    throw new Refused('This value has begun and loads are priced by it. Enter one from a later day', undefined, {
      rule: 'begun',
    })
  const facts: PriceFacts[] = []
  // One that was entered between two others is judged against what holds without it; the first of all against nothing.
  const rival = before ?? (await valueAfter(work.sql, priceIndexId, fromDate))
  if (!rival || compare(indexValue, rival.indexValue) < 0)
    facts.push({
      what: index.name,
      unitPrice: indexValue,
      listPrice: rival?.indexValue ?? null,
      cost: null,
      quantity: null,
    })
  return { index, same, facts }
}

function writeValue(
  work: Work,
  { priceIndexId, fromDate, indexValue, reason }: PriceIndexValueSave,
  same: PriceIndexValueRecord | undefined,
): Promise<PriceIndexValueRecord> {
  if (same) return priceIndexValue.move(work, same, { indexValue, reason }, 'change')
  return priceIndexValue.insert(work, { priceIndexId, fromDate, indexValue, reason })
}
