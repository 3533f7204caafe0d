import { mayDo } from '~/domain/access/ability'
import type { Person } from '~/domain/access/roles'
import type { EscalatedKind } from '~/domain/kit/escalation-setting'
import { addMinutes, businessDay, instantOn } from '~/domain/kit/time'
import { toWords } from '~/domain/reports/escalation'
import { type WorkItem, type WorkKind, workAddress, workKindsFor, workOf } from '~/domain/reports/work-item'
import type { Sql } from '../kit/open'
import { type EscalationRow, escalationsSince } from '../users/escalation'
import type { Find, Found } from './work-item-found'
import { MONEY } from './work-item-money'
import { PLACES } from './work-item-places'

/** Each kind by the query of the list that it leads to. */
const FINDS: Record<WorkKind, Find> = { ...PLACES, ...MONEY }

/** What needs this person now, within the own rights and scope; a kind without any is left out. */
export async function workFor(sql: Sql, person: Person, now: Date): Promise<WorkItem[]> {
  const kinds = kindsOf(person)
  const escalated = await escalationsSince(sql, kinds, addMinutes(now, -SHOWN_DAYS * 24 * 60))
  const found = await findAll(
    sql,
    person,
    now,
    kinds,
    Map.groupBy(escalated, row => row.kind),
  )
  return found.filter(item => item.count > 0)
}

/** An escalation is shown with its work for as long. */
const SHOWN_DAYS = 7
/** Looked at one by one, the oldest first: by a round that escalates, and for a row that shows what was escalated. */
const MOST = 1000
const MOST_SHOWN = 200

/** One thing that is open: what, since when, and the record that it is about. */
export type OpenItem = { id: string; since: Date; wait: string; recordId: string }

/** What is open of a kind within the rights and the scope of the person, one by one; what has no moment waits for nobody. */
export async function openItems(sql: Sql, kind: EscalatedKind, person: Person, now: Date): Promise<OpenItem[]> {
  return itemsOf(await FINDS[kind]({ sql, person, now, day: businessDay(now), most: MOST }))
}

const itemsOf = ({ items = [] }: Found): OpenItem[] =>
  items.flatMap(({ id, at, since = momentOf(at), wait = since?.toISOString(), recordId = id }) =>
    id && recordId && since && wait ? { id, since, wait, recordId } : [],
  )
const momentOf = (at: Date | string | null): Date | undefined =>
  typeof at === 'string' ? instantOn(at.slice(0, 10), '00:00') : (at ?? undefined)

/** The same as counts by the screen where it is done, of those kinds that the menus count. */
export async function workCounts(sql: Sql, person: Person, now: Date): Promise<Record<string, number>> {
  const found = await findAll(
    sql,
    person,
    now,
    kindsOf(person).filter(kind => workOf(kind).menu),
  )
  const counts: Record<string, number> = {}
  for (const { kind, count } of found) {
    const [screen = ''] = workOf(kind).to.split('?')
    counts[screen] = (counts[screen] ?? 0) + count
  }
  return counts
}

const kindsOf = (person: Person): WorkKind[] =>
  workKindsFor(person.roles, (action, subject) => mayDo(person, action, subject))

const findAll = (
  sql: Sql,
  person: Person,
  now: Date,
  kinds: readonly WorkKind[],
  escalated: ReadonlyMap<string, readonly EscalationRow[]> = new Map(),
): Promise<WorkItem[]> =>
  Promise.all(
    kinds.map(async kind => {
      const told = escalated.get(kind)
      const asker = { sql, person, now, day: businessDay(now) }
      const found = await FINDS[kind](told ? { ...asker, most: MOST_SHOWN } : asker)
      const { count, more, amount, oldest } = found
      const { label, since } = workOf(kind)
      const at = oldest?.at ? (oldest.at instanceof Date ? oldest.at.toISOString() : oldest.at) : null
      return {
        kind,
        label,
        to: workAddress(kind, oldest?.id),
        count,
        more: Boolean(more),
        amount: amount ?? null,
        since,
        oldest: oldest ? { at, name: oldest.name } : null,
        escalated: told ? lastOf(told, itemsOf(found)) : null,
      }
    }),
  )

/** The last escalation of what is still open; they come newest first. */
function lastOf(told: readonly EscalationRow[], open: readonly OpenItem[]): WorkItem['escalated'] {
  const waits = new Set(open.map(({ id, wait }) => `${id} ${wait}`))
  const last = told.find(row => waits.has(`${row.itemId} ${row.wait}`))
  return last ? { to: toWords(last.toRoles), at: last.at.toISOString() } : null
}
