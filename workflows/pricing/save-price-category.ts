import type { Work } from '~/db/kit/work'
import { factsOfVersion } from '~/db/pricing/category-facts'
import { addVersion, discountsOf, type PriceCategoryRecord, priceCategory } from '~/db/pricing/price-category'
import { Refused } from '~/domain/kit/problem'
import { businessDay, spokenDay } from '~/domain/kit/time'
import type { Discount } from '~/domain/pricing/discount'
import type { PendingPrice } from '~/domain/pricing/price-approval'
import type { PriceCategoryPrices, PriceCategorySave } from '~/domain/pricing/price-category'
import { askPrice } from './ask-price'
import { applyMembership, type MemberCommand } from './set-categories-of-customer'

type Saved = PriceCategoryRecord & { approval: PendingPrice | null }
/** A version that waits for approval has no id yet. */
type Made = PriceCategorySave & {
  id: string | null
  version: number | null
  versionNo: number | null
  approval: PendingPrice | null
}
export type CategoryCommand = { change: PriceCategoryPrices } | { create: PriceCategorySave } | MemberCommand

/** Deliveries were priced by a version that has begun, so that only a later one may still change. */
export async function changeDiscounts(work: Work, change: PriceCategoryPrices): Promise<Saved> {
  const before = await laterVersion(work, change)
  const approval = await askDiscounts(work, before, change.discounts, { change })
  return approval ? { ...before, approval } : { ...(await writeDiscounts(work, change)), approval: null }
}

/** A version of its own from its first day on; the one before ends the day before. */
export async function createPriceCategory(work: Work, create: PriceCategorySave): Promise<Made> {
  const approval = await askDiscounts(work, create, create.discounts, { create })
  if (approval) return { ...create, id: null, version: null, versionNo: null, approval }
  const { id, version, versionNo } = await addVersion(work, create)
  return { ...create, id, version, versionNo, approval: null }
}

/** Brings approved discounts into force as they were asked for, or a customer into a category. */
export async function applyCategory(work: Work, command: CategoryCommand): Promise<void> {
  if ('member' in command) await applyMembership(work, command)
  else if ('create' in command) await addVersion(work, command.create)
  else await writeDiscounts(work, command.change)
}

async function writeDiscounts(work: Work, change: PriceCategoryPrices): Promise<PriceCategoryRecord> {
  const { priceCategoryId, version, discounts } = change
  await laterVersion(work, change)
  const saved = await priceCategory.update(work, { id: priceCategoryId, version }, {}, 'change discounts')
  await discountsOf.replace(work, priceCategoryId, discounts)
  return saved
}

async function laterVersion(work: Work, { priceCategoryId, version }: PriceCategoryPrices) {
  const before = priceCategory.atVersion(await priceCategory.lock(work, priceCategoryId), version)
  if (before.fromDate <= businessDay(work.now))
    throw new Refused('This version is in force. Create a new one from a later day', undefined, { rule: 'period' })
  return before
}

type Of = { regionId: string; categoryName: string; fromDate: string }

async function askDiscounts(work: Work, of: Of, discounts: readonly Discount[], command: CategoryCommand) {
  const { regionId, categoryName, fromDate } = of
  return askPrice(work, {
    kind: 'price_category',
    subjectKey: `price_category:${regionId}:${categoryName}:${fromDate}`,
    subjectId: 'change' in command ? command.change.priceCategoryId : null,
    label: `${categoryName} from ${spokenDay(fromDate)}`,
    regionId,
    facts: await factsOfVersion(work.sql, of, discounts, businessDay(work.now)),
    command,
  })
}
