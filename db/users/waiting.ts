import { and, count, eq, inArray, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { mayDo } from '~/domain/access/ability'
import type { Person } from '~/domain/access/roles'
import type { DraftStatus } from '~/domain/billing/invoice-draft'
import type { Waiting } from '~/domain/users/waiting'
import { seenDrafts } from '../billing/scope'
import { invoiceDrafts } from '../billing/tables'
import { seenProjects } from '../customers/scope'
import { searchEmodifications } from '../deliveries/emodification-list'
import type { Sql } from '../kit/open'
import { mixDesigns } from '../mixdesign/tables'
import { priceAdjustments, pricings } from '../pricing/tables'
import { seenQueue } from '../queue/scope'
import { queueItems } from '../queue/tables'
import { rawMaterialTests } from '../rawtests/tables'

const LEVELS = [
  ['approve-1', 'with_sales'],
  ['approve-2', 'with_manager'],
  ['approve-3', 'with_ceo'],
] as const

type Count = () => Promise<number>

/** Counts in the menus: only what this person may decide, and only where the scope reaches. */
export async function waitingFor(sql: Sql, person: Person): Promise<Waiting> {
  const rows = async (table: PgTable, ...where: (SQL | undefined)[]) => {
    const [found] = await sql
      .select({ total: count() })
      .from(table)
      .where(and(...where))
    return found?.total ?? 0
  }
  const may = (...[action, subject]: Parameters<typeof mayDo> extends [unknown, ...infer Right] ? Right : never) =>
    mayDo(person, action, subject)
  const drafts = draftsOf(person)
  const pairs: [keyof Waiting, boolean, Count][] = [
    ['drafts', drafts.length > 0, () => rows(invoiceDrafts, inArray(invoiceDrafts.status, drafts), seenDrafts(person))],
    [
      'emodifications',
      may('write', 'emodification_approval'),
      async () => (await searchEmodifications(sql, person, { turn: 'mine', limit: 1, offset: 0 })).total,
    ],
    ['trucks', may('manage', 'queue'), () => rows(queueItems, eq(queueItems.status, 'joined'), seenQueue(person))],
    [
      'quotes',
      may('write', 'pricing_approval'),
      () => rows(pricings, eq(pricings.status, 'submitted'), seenProjects(person, pricings.projectId)),
    ],
    [
      'adjustments',
      may('write', 'pricing_approval'),
      () => rows(priceAdjustments, eq(priceAdjustments.status, 'submitted')),
    ],
    ['mixDesigns', may('approve-1', 'mix_design'), () => rows(mixDesigns, eq(mixDesigns.status, 'submitted'))],
    ['rawTests', may('approve-1', 'raw_test'), () => rows(rawMaterialTests, eq(rawMaterialTests.status, 'submitted'))],
  ]
  const mine = pairs.filter(([, allowed]) => allowed)
  return Object.fromEntries(await Promise.all(mine.map(async ([kind, , run]) => [kind, await run()] as const)))
}

/** The own level; who has none but makes drafts sees those with exceptions. */
function draftsOf(person: Person): DraftStatus[] {
  const own = LEVELS.filter(([level]) => mayDo(person, level, 'invoice_draft')).map(([, status]) => status)
  if (own.length > 0) return own
  return mayDo(person, 'write', 'draft_making') ? ['exception'] : []
}
