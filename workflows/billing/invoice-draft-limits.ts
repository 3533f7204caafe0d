import { searchDrafts } from '~/db/billing/invoice-draft'
import { concreteOnDrafts, type DraftLineRow } from '~/db/billing/invoice-draft-line'
import type { Sql } from '~/db/kit/open'
import { settingOn } from '~/db/kit/setting'
import { productCosts } from '~/db/pricing/cost'
import { thresholdOf } from '~/db/pricing/margin'
import { mayDo } from '~/domain/access/ability'
import type { Person } from '~/domain/access/roles'
import { isWithinLimits } from '~/domain/billing/draft-limits'
import { type DraftRow, levelsFor } from '~/domain/billing/invoice-draft'
import type { PlainDate } from '~/domain/kit/time'
import { isCosted } from '~/domain/pricing/cost'
import { marginOf } from '~/domain/pricing/margin'
import { unbilledOfDrafts } from './unbilled-charge'

/** As many as one approval takes. */
const TOGETHER = 200

type Drafted = Pick<
  DraftRow,
  'id' | 'kind' | 'exceptions' | 'byHand' | 'total' | 'customerId' | 'projectId' | 'regionId' | 'toDate'
>

/** The drafts that wait for a person and may be approved without opening each. */
export async function draftsWithinLimits(sql: Sql, person: Person, day: PlainDate): Promise<{ drafts: DraftRow[] }> {
  const status = levelsFor((action, subject) => mayDo(person, action, subject))
  if (!status.length) return { drafts: [] }
  const asked = { status, turn: 'mine' as const, clean: true as const, sort: 'fromDate,projectName' }
  const { rows } = await searchDrafts(sql, person, { ...asked, limit: TOGETHER, offset: 0 }, day)
  const within = await withinLimits(sql, rows, await settingOn(sql, 'billing.group-up-to', day))
  return { drafts: rows.filter(row => within.has(row.id)) }
}

/** Of these drafts those that keep all limits. */
export async function withinLimits(sql: Sql, drafts: readonly Drafted[], upTo: string): Promise<Set<string>> {
  const none = { unbilled: 0, low: false }
  // What fails by itself is not reckoned.
  const some = drafts.filter(of => isWithinLimits({ ...of, ...none }, upTo))
  if (!some.length) return new Set()
  const [unbilled, low] = [await unbilledOfDrafts(sql, some), await draftsBelowMargin(sql, some)]
  const kept = some.filter(of =>
    isWithinLimits({ ...of, unbilled: unbilled.get(of.id)?.length ?? 0, low: low.has(of.id) }, upTo),
  )
  return new Set(kept.map(of => of.id))
}

/** Drafts with concrete whose margin is red for its region, by the costs of the day of the load. */
async function draftsBelowMargin(sql: Sql, drafts: readonly Drafted[]): Promise<Set<string>> {
  const of = new Map(drafts.map(draft => [draft.id, draft]))
  const lines = await concreteOnDrafts(sql, [...of.keys()])
  const low = new Set<string>()
  for (const [regionId, ofRegion] of Map.groupBy(lines, line => of.get(line.draftId)!.regionId)) {
    const dayOf = (line: DraftLineRow) => line.doDate ?? of.get(line.draftId)!.toDate
    for (const [day, ofDay] of Map.groupBy(ofRegion, dayOf)) {
      const threshold = await thresholdOf(sql, regionId, day)
      // Without a target no margin is red.
      if (!threshold) continue
      const ids = ofDay.flatMap(line => line.itemId ?? [])
      const costs = await productCosts(sql, { regionId, day }, ids)
      for (const line of ofDay) {
        const cost = line.itemId ? costs.get(line.itemId) : undefined
        const margin = marginOf(line.unitPrice, cost && isCosted(cost) ? cost.cost : null, threshold)
        if (margin?.band === 'red') low.add(line.draftId)
      }
    }
  }
  return low
}
