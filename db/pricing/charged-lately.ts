import { and, eq, gt, gte, inArray, lt, ne, not, sql as raw, type SQL, sum } from 'drizzle-orm'
import { addDays, type PlainDate } from '~/domain/kit/time'
import type { PriceFacts } from '~/domain/pricing/authority'
import { EFFECT_DAYS } from '~/domain/pricing/price-adjustment/effect'
import type { TermLevel } from '~/domain/pricing/terms'
import { billsNoMore } from '../billing/cancelled-invoice'
import { invoiceDraftLines, invoiceDrafts } from '../billing/tables'
import type { Sql } from '../kit/open'
import { membersOf } from './customer-category'

export type ChargedParty = {
  level: TermLevel
  regionId: string | null
  categoryName?: string | null
  customerId: string | null
  projectId: string | null
}

/**
 * What a change of a charge is judged on, its price with how much of it the party was billed lately at more than the new one: for
 * the amount that is given away. Of one order nothing is known: what it will be charged is to come.
 */
export async function countedLately(
  sql: Sql,
  of: ChargedParty & { itemId: string; name: string; today: PlainDate },
  facts: readonly PriceFacts[],
): Promise<PriceFacts[]> {
  const whose = billedTo(sql, of)
  const counted = []
  for (const fact of facts)
    counted.push(
      whose && fact.what === of.name ? { ...fact, quantity: await chargedAbove(sql, whose, of, fact.unitPrice) } : fact,
    )
  return counted
}

/** What is in dispute is billed later, and what a cancelled invoice billed is billed by the one in its place. */
async function chargedAbove(
  sql: Sql,
  whose: SQL,
  { itemId, today }: { itemId: string; today: PlainDate },
  price: string,
): Promise<string | null> {
  const [row] = await sql
    .select({ quantity: raw<string | null>`${sum(invoiceDraftLines.quantity)}::numeric(14,2)::text` })
    .from(invoiceDrafts)
    .innerJoin(invoiceDraftLines, eq(invoiceDraftLines.draftId, invoiceDrafts.id))
    .where(
      and(
        whose,
        gte(invoiceDrafts.toDate, addDays(today, -EFFECT_DAYS)),
        lt(invoiceDrafts.fromDate, today),
        eq(invoiceDrafts.kind, 'invoice'),
        ne(invoiceDrafts.status, 'withdrawn'),
        not(billsNoMore),
        eq(invoiceDraftLines.disputed, false),
        eq(invoiceDraftLines.itemId, itemId),
        gt(invoiceDraftLines.unitPrice, price),
      ),
    )
  return row?.quantity ?? null
}

function billedTo(sql: Sql, of: ChargedParty & { today: PlainDate }): SQL | undefined {
  if (of.level === 'order') return undefined
  if (of.level === 'project') return eq(invoiceDrafts.projectId, of.projectId!)
  if (of.level === 'customer') return eq(invoiceDrafts.customerId, of.customerId!)
  const region = eq(invoiceDrafts.regionId, of.regionId!)
  if (of.level === 'region') return region
  const members = membersOf(sql, { regionId: of.regionId!, categoryName: of.categoryName! }, of.today)
  return and(region, inArray(invoiceDrafts.customerId, members))
}
