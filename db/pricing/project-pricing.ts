import { and, eq } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import { Missing } from '~/domain/kit/problem'
import type { Period, Placed } from '~/domain/pricing/period'
import { makeRoom } from '~/domain/pricing/period'
import { seenProjects } from '../customers/scope'
import type { Sql } from '../kit/open'
import { record } from '../kit/record'
import type { Work } from '../kit/work'
import { pricesOfPeriod, productPrice } from './product-price'
import { projectPricings } from './tables'

export const projectPricing = record(projectPricings, 'project_pricing', { label: 'project pricing' })
export type ProjectPricingRecord = typeof projectPricings.$inferSelect

export async function seenProjectPricing(sql: Sql, person: Person, id: string): Promise<ProjectPricingRecord> {
  const [row] = await sql
    .select()
    .from(projectPricings)
    .where(and(eq(projectPricings.id, id), seenProjects(person, projectPricings.projectId)))
  if (!row) throw new Missing('There is no such project pricing')
  return row
}

/**
 * Makes room for a period in the agreed prices of a project and moves the boundaries of its neighbours in the same
 * transaction: what lies before ends, what lies after begins later, what is covered is void, what goes on beyond is split.
 */
export async function makeRoomFor(work: Work, projectId: string, period: Period, exceptId?: string): Promise<void> {
  const present = await work.sql
    .select()
    .from(projectPricings)
    .where(and(eq(projectPricings.projectId, projectId), eq(projectPricings.status, 'active')))
    .for('update')
  const others = present.filter(row => row.id !== exceptId)
  for (const edit of makeRoom(others.map(asPlaced), period)) {
    const row = others.find(other => other.id === edit.id)!
    if (edit.kind === 'drop') await projectPricing.move(work, row, { status: 'void' }, 'replace')
    if (edit.kind === 'later') await projectPricing.move(work, row, { effectiveStartDate: edit.from }, 'begin later')
    if (edit.kind === 'cut') await projectPricing.move(work, row, { effectiveEndDate: edit.to }, 'end')
    if (edit.kind === 'split') {
      await projectPricing.move(work, row, { effectiveEndDate: edit.to }, 'end')
      await copyPricing(work, row, edit.rest)
    }
  }
}

type Adjusted = { prices: ReadonlyMap<string, string>; reason: string }

/** The rest of a period as one of its own, with the same prices but for those that were adjusted. */
export async function copyPricing(
  work: Work,
  row: ProjectPricingRecord,
  rest: Period,
  adjusted?: Adjusted,
): Promise<void> {
  const copy = await projectPricing.insert(
    work,
    { projectId: row.projectId, pricingId: row.pricingId, effectiveStartDate: rest.from, effectiveEndDate: rest.to },
    adjusted ? 'adjust' : 'go on',
  )
  for (const price of await pricesOfPeriod(work.sql, row.id)) {
    const changed = adjusted?.prices.get(price.productId)
    await productPrice.insert(work, {
      projectPricingId: copy.id,
      productId: price.productId,
      productPrice: changed ?? price.productPrice,
      reason: changed ? adjusted!.reason : price.reason,
      pricingId: price.pricingId ?? row.pricingId,
    })
  }
}

const asPlaced = (row: ProjectPricingRecord): Placed => ({
  id: row.id,
  label: `Prices from ${row.effectiveStartDate}`,
  from: row.effectiveStartDate,
  to: row.effectiveEndDate,
})
