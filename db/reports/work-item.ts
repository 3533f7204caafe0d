import { mayDo } from '~/domain/access/ability'
import type { Person } from '~/domain/access/roles'
import { businessDay } from '~/domain/kit/time'
import { type WorkItem, type WorkKind, workAddress, workKindsFor, workOf } from '~/domain/reports/work-item'
import type { Sql } from '../kit/open'
import type { Find } from './work-item-found'
import { MONEY } from './work-item-money'
import { PLACES } from './work-item-places'

/** Each kind by the query of the list that it leads to. */
const FINDS: Record<WorkKind, Find> = { ...PLACES, ...MONEY }

/** What needs this person now, within the own rights and scope; a kind without any is left out. */
export async function workFor(sql: Sql, person: Person, now: Date): Promise<WorkItem[]> {
  const found = await findAll(sql, person, now, kindsOf(person))
  return found.filter(item => item.count > 0)
}

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

const findAll = (sql: Sql, person: Person, now: Date, kinds: readonly WorkKind[]): Promise<WorkItem[]> =>
  Promise.all(
    kinds.map(async kind => {
      const { count, more, amount, oldest } = await FINDS[kind]({ sql, person, now, day: businessDay(now) })
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
      }
    }),
  )
