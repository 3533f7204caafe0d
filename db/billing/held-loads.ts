import { and, eq, inArray, isNull, notInArray, or, sql as raw, type SQL } from 'drizzle-orm'
import { deliveryOrders } from '../deliveries/tables'
import { noteAll, noteOnly } from '../kit/audit'
import { setColumns } from '../kit/set-columns'
import type { Work } from '../kit/work'

/** Marks the loads of a draft, so that no second draft takes them; one summary line instead of one a load. */
export const holdLoads = (work: Work, draftId: string, loadIds: readonly string[]): Promise<void> =>
  holdLoadsOf(work, new Map([[draftId, loadIds]]))

/** The same for many drafts at once. */
export async function holdLoadsOf(work: Work, of: ReadonlyMap<string, readonly string[]>): Promise<void> {
  const drafts = [...of].filter(([, loadIds]) => loadIds.length)
  const draftOf = Object.fromEntries(drafts.flatMap(([draftId, loadIds]) => loadIds.map(id => [id, draftId])))
  const ids = Object.keys(draftOf)
  if (!ids.length) return
  const { id, invoiceDraftId } = deliveryOrders
  const own = raw`(${JSON.stringify(draftOf)}::jsonb ->> ${id}::text)::uuid`
  const where = and(inArray(id, ids), or(isNull(invoiceDraftId), eq(invoiceDraftId, own)))!
  if ((await setColumns(work.sql, deliveryOrders, { invoiceDraftId: own }, where)) !== ids.length)
    throw new Error('A load is on another draft')
  await noteAll(
    work,
    drafts.map(([subjectId, loadIds]) => ({
      ...{ subject: 'invoice_draft', subjectId, action: 'hold loads' },
      after: { loads: loadIds.length },
    })),
  )
}

/** Of these drafts those that hold a load which is none of the named. */
export async function draftsHoldingOthers(
  work: Work,
  draftIds: readonly string[],
  loadIds: readonly string[],
): Promise<Set<string>> {
  if (!draftIds.length) return new Set()
  const { id, invoiceDraftId } = deliveryOrders
  const rows = await work.sql
    .selectDistinct({ draftId: invoiceDraftId })
    .from(deliveryOrders)
    .where(and(inArray(invoiceDraftId, [...draftIds]), loadIds.length ? notInArray(id, [...loadIds]) : undefined))
  return new Set(rows.flatMap(row => row.draftId ?? []))
}

/** Lets go of the named loads of a draft. */
export async function releaseLoads(work: Work, draftId: string, loadIds: string[]): Promise<void> {
  if (loadIds.length) await release(work, draftId, inArray(deliveryOrders.id, loadIds))
}

/** Lets go of what the draft held and bills no more: a load that was rejected or went to another project. */
export function keepLoads(work: Work, draftId: string, loadIds: string[]): Promise<void> {
  return release(work, draftId, loadIds.length ? notInArray(deliveryOrders.id, loadIds) : undefined)
}

async function release(work: Work, draftId: string, which: SQL | undefined): Promise<void> {
  const where = and(eq(deliveryOrders.invoiceDraftId, draftId), which)!
  const released = await setColumns(work.sql, deliveryOrders, { invoiceDraftId: null }, where)
  if (released) await noteOnly(work, 'invoice_draft', 'release loads', { loads: released }, draftId)
}
