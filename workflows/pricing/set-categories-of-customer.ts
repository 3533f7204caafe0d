import { customer } from '~/db/customers/customer'
import { region } from '~/db/fleet/region'
import type { Work } from '~/db/kit/work'
import {
  allCategories,
  type CustomerCategoryRecord,
  categoriesOf,
  customerCategory,
  lockedCategories,
} from '~/db/pricing/customer-category'
import { addDays, businessDay } from '~/domain/kit/time'
import type { PendingPrice } from '~/domain/pricing/price-approval'
import { askPrice } from './ask-price'
import { factsOfMembership } from './category-facts'

type Given = readonly { regionId: string; categoryName: string }[]
/** Of one region; null is no category any more. */
type Move = { customerId: string; regionId: string; categoryName: string | null }
/** What the question about a customer's category runs when it is approved. */
export type MemberCommand = { member: Move }

export async function isSameCategories(work: Work, customerId: string, given: Given): Promise<boolean> {
  const present = await categoriesOf(work.sql, customerId, businessDay(work.now))
  return !movesTo(customerId, present, given).length
}

/**
 * The categories of the customer's form: from today on these, one in each region; what was before ends yesterday, and no day
 * that has passed changes. One that lowers a price is a price like any other: who may not go so far alone asks.
 */
export async function setCategoriesOfCustomer(work: Work, customerId: string, given: Given): Promise<PendingPrice[]> {
  const present = await lockedCategories(work, customerId, businessDay(work.now))
  const asked: PendingPrice[] = []
  for (const move of movesTo(customerId, present, given)) {
    const held = present.find(row => row.regionId === move.regionId)
    const approval = await askMove(work, held, move)
    if (approval) asked.push(approval)
    else await writeMove(work, held, move)
  }
  return asked
}

/** From the day of the approval on. */
export async function applyMembership(work: Work, { member }: MemberCommand): Promise<void> {
  await customer.lock(work, member.customerId)
  const present = await lockedCategories(work, member.customerId, businessDay(work.now))
  await writeMove(
    work,
    present.find(row => row.regionId === member.regionId),
    member,
  )
}

/** With a customer that was entered by mistake. */
export async function removeCategoriesOfCustomer(work: Work, customerId: string): Promise<void> {
  for (const row of await allCategories(work, customerId)) await customerCategory.remove(work, row)
}

function movesTo(customerId: string, present: Given, given: Given): Move[] {
  const wanted = new Map(given.map(of => [of.regionId, of.categoryName]))
  const held = new Map(present.map(of => [of.regionId, of.categoryName]))
  return [...new Set([...held.keys(), ...wanted.keys()])]
    .filter(regionId => held.get(regionId) !== wanted.get(regionId))
    .map(regionId => ({ customerId, regionId, categoryName: wanted.get(regionId) ?? null }))
}

async function askMove(work: Work, held: CustomerCategoryRecord | undefined, move: Move): Promise<PendingPrice | null> {
  const { customerId, regionId, categoryName } = move
  const { customerName } = await customer.get(work.sql, customerId)
  const { regionName } = await region.get(work.sql, regionId)
  const from = held?.categoryName ?? null
  return askPrice(work, {
    kind: 'price_category',
    subjectKey: `customer-category:${customerId}:${regionId}`,
    subjectId: null,
    label: `${customerName}: ${categoryName ?? 'no price category'} in ${regionName}`,
    regionId,
    customerId,
    facts: await factsOfMembership(work.sql, {
      ...{ customerId, regionId, from, to: categoryName, day: businessDay(work.now) },
    }),
    command: { member: move } satisfies MemberCommand,
  })
}

async function writeMove(work: Work, held: CustomerCategoryRecord | undefined, move: Move): Promise<void> {
  const today = businessDay(work.now)
  const { categoryName, ...of } = move
  if (held?.categoryName === categoryName) return
  if (held && held.fromDate < today) await customerCategory.update(work, held, { toDate: addDays(today, -1) })
  else if (held) await customerCategory.remove(work, held)
  if (categoryName !== null)
    await customerCategory.insert(work, { ...of, categoryName, fromDate: today, toDate: held?.toDate ?? null })
}
