import { draftsOfPeriod, missedLoads, undraftedCount } from '~/db/billing/unbilled-charge'
import type { Sql } from '~/db/kit/open'
import type { Person } from '~/domain/access/roles'
import {
  MOST_UNBILLED_DAYS,
  type UnbilledCover,
  type UnbilledPeriod,
  type UnbilledRow,
  type UnbilledSearch,
  unbilledPeriod,
} from '~/domain/billing/unbilled-charge-search'
import { inParts } from '~/domain/kit/in-parts'
import { invalid } from '~/domain/kit/problem'
import type { PlainDate } from '~/domain/kit/time'
import { unbilledOfDrafts, unbilledOfLoads } from './unbilled-charge'

/** So many drafts at a time, so that a long period is never in memory with all its loads. */
const TOGETHER = 200

type Asked = Pick<UnbilledSearch, 'fromDate' | 'toDate' | 'customerId' | 'salespersonId' | 'cause' | 'keyword'>

/** What the days of a period earned and nobody is billed for: draft by draft as its approver sees it, then loads on no draft. */
export async function unbilledCharges(
  sql: Sql,
  person: Person,
  of: Asked,
  today: PlainDate,
): Promise<{ rows: UnbilledRow[]; period: UnbilledPeriod; cover: UnbilledCover }> {
  const { fits, ...period } = unbilledPeriod(of, today)
  if (!fits) throw invalid('toDate', `Choose a period of at most ${MOST_UNBILLED_DAYS} days`)
  const drafts = await draftsOfPeriod(sql, person, { ...of, ...period })
  const rows: UnbilledRow[] = []
  for (const some of inParts(drafts, TOGETHER)) {
    const found = await unbilledOfDrafts(sql, some)
    for (const { id: draftId, draftNo, status: draftStatus, ...draft } of some) {
      const { customerId, customerName, projectName, salespersonId, salespersonName } = draft
      const names = { customerId, customerName, projectName, salespersonId, salespersonName }
      for (const [place, one] of (found.get(draftId) ?? []).entries())
        rows.push({ ...one, ...names, id: `${draftId}-${place}`, draftId, draftNo, draftStatus, orderId: null })
    }
  }
  // What is drafted later is no leak: it is counted alone, until a draft of its customer has gone past it.
  const undrafted = await undraftedCount(sql, person, { ...of, ...period })
  rows.push(...(await unbilledOfLoads(sql, await missedLoads(sql, person, { ...of, ...period }))))
  const { fromDate, toDate } = period
  const asked = rows.filter(
    row => row.day >= fromDate && row.day <= toDate && (!of.cause || row.cause === of.cause) && named(row, of.keyword),
  )
  return { rows: asked, period: { fromDate, toDate }, cover: { drafts: drafts.length, undrafted } }
}

function named({ draftNo, label, customerName, projectName, what }: UnbilledRow, keyword: string | undefined): boolean {
  if (!keyword) return true
  return [draftNo, label, customerName, projectName, what].some(text =>
    text?.toLowerCase().includes(keyword.toLowerCase()),
  )
}
