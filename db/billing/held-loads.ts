import { and, eq, inArray, isNull, notInArray, or, sql as raw, type SQL } from 'drizzle-orm'
import { deliveryOrders } from '../deliveries/tables'
import { noteAll, noteOnly } from '../kit/audit'
import { setColumns } from '../kit/set-columns'
import type { Work } from '../kit/work'

/** Marks the loads that stand on a draft, so that no second draft takes them; one summary line instead of one a load. */
export async function holdLoads(work: Work, draftId: string, loadIds: string[]): Promise<void> {
  if (!loadIds.length) return
  const taken = await setColumns(
    work.sql,
    deliveryOrders,
    { invoiceDraftId: draftId },
    and(
      inArray(deliveryOrders.id, loadIds),
      or(isNull(deliveryOrders.invoiceDraftId), eq(deliveryOrders.invoiceDraftId, draftId)),
    )!,
  )
  if (taken !== loadIds.length) throw new Error('A load stands on another draft')
  await noteOnly(work, 'invoice_draft', 'hold loads', { loads: loadIds.length }, draftId)
}

/** The same for many drafts at once, of loads that no draft holds. */
export async function holdLoadsOf(work: Work, of: ReadonlyMap<string, readonly string[]>): Promise<void> {
  const draftOf = Object.fromEntries([...of].flatMap(([draftId, loadIds]) => loadIds.map(id => [id, draftId])))
  const ids = Object.keys(draftOf)
  if (!ids.length) return
  const taken = await setColumns(
    work.sql,
    deliveryOrders,
    { invoiceDraftId: raw`(${JSON.stringify(draftOf)}::jsonb ->> ${deliveryOrders.id}::text)::uuid` },
    and(inArray(deliveryOrders.id, ids), isNull(deliveryOrders.invoiceDraftId))!,
  )
  if (taken !== ids.length) throw new Error('A load stands on another draft')
  const loads = [...of].filter(([, loadIds]) => loadIds.length)
  await noteAll(
    work,
    loads.map(([subjectId, loadIds]) => ({
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
