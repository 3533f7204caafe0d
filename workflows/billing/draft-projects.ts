import { freeLoadsOf } from '~/db/billing/billable'
import { projectsWithOpenDrafts } from '~/db/billing/open-draft'
import { billProfilesOf, lockProjects } from '~/db/billing/project-to-bill'
import { purchaseOrdersOfProjects } from '~/db/billing/purchase-order-room'
import type { Work } from '~/db/kit/work'
import { shareLoads } from '~/domain/billing/share-loads'
import { inParts } from '~/domain/kit/in-parts'
import { asRow, draftProject, type GeneratedDraft, type Party } from './draft-project'
import { type FirstDraft, keyOf, writeFirstDrafts } from './write-first-drafts'

type Period = { fromDate: string; toDate: string }
/** So many projects are asked for together: enough to make the statements few, and few enough for one to carry all their lines. */
const AT_ONCE = 32

/**
 * The drafts of many projects. A project with one first draft shares its statements with others like it; one with an open
 * draft, or whose loads fall into several, is drafted by itself: what one of its drafts takes, the next may not.
 */
export async function draftProjects(work: Work, parties: readonly Party[], period: Period): Promise<GeneratedDraft[]> {
  const drafts: GeneratedDraft[] = []
  for (const some of inParts(parties, AT_ONCE)) {
    const first = await firstDrafts(work, some, period)
    const made = await writeFirstDrafts(work, [...first.values()])
    for (const party of some) {
      const one = made.get(keyOf(party))
      drafts.push(...(one ? [one] : await draftProject(work, party, period)))
    }
  }
  return drafts
}

/** Of these projects those whose loads make one draft, the first of its days, with all that it is made of. */
async function firstDrafts(work: Work, parties: readonly Party[], period: Period): Promise<Map<string, FirstDraft>> {
  const ids = parties.map(of => of.projectId)
  const projects = await lockProjects(work, ids)
  const open = await projectsWithOpenDrafts(work.sql, ids, period)
  const fresh = parties.filter(of => !open.has(of.projectId) && ids.filter(id => id === of.projectId).length === 1)
  if (!fresh.length) return new Map()
  const freshIds = fresh.map(of => of.projectId)
  const orders = await purchaseOrdersOfProjects(work.sql, freshIds)
  const profiles = await billProfilesOf(
    work.sql,
    fresh.map(of => of.customerId),
  )
  const loads = Map.groupBy(await loadsOf(work, freshIds, period), ({ load }) => keyOf(load))
  return new Map(
    fresh.flatMap((party): [string, FirstDraft][] => {
      const { regionId, purchaseOrderRequired: required } = projects.get(party.projectId)!
      const { split, lacksGstNo } = profiles.get(party.customerId)!
      const book = { orders: orders.get(party.projectId) ?? [], required, lacksGstNo }
      const rows = (loads.get(keyOf(party)) ?? []).map(row => asRow(row, book.orders, split))
      const [share, ...more] = shareLoads([], rows, period, split)
      return share && !more.length ? [[keyOf(party), { of: { ...party, regionId }, share, book }]] : []
    }),
  )
}

/** Read in parts: while the loads of all are taken apart, nobody else is answered. */
async function loadsOf(work: Work, projectIds: readonly string[], period: Period) {
  const loads: Awaited<ReturnType<typeof freeLoadsOf>> = []
  for (const some of inParts(projectIds, READ_AT_ONCE)) loads.push(...(await freeLoadsOf(work, some, period)))
  return loads
}
const READ_AT_ONCE = 8
