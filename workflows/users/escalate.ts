import type { Db, Sql } from '~/db/kit/open'
import { settingOn } from '~/db/kit/setting'
import { inOneGo, SYSTEM, type Work } from '~/db/kit/work'
import { holidaysFrom } from '~/db/orders/holiday'
import { type OpenItem, openItems } from '~/db/reports/work-item'
import { awayOn } from '~/db/users/away'
import { escalation, escalationsOf, holdKind } from '~/db/users/escalation'
import { staffWith } from '~/db/users/notification'
import type { ToldPerson } from '~/db/users/notification-tables'
import { type Person, STAFF_ROLES } from '~/domain/access/roles'
import type { EscalationRule } from '~/domain/kit/escalation-setting'
import { addDays, businessDay } from '~/domain/kit/time'
import { newId } from '~/domain/kit/uuid'
import {
  type EscalationStep,
  holdsAny,
  mayActOn,
  onlookerAt,
  placeOf,
  rolesOfStep,
  rolesThatHave,
  stepsDue,
  subjectToldOf,
  type WorkingTime,
} from '~/domain/reports/escalation'
import { seesRecord } from './sees-record'

/** Holidays of the last weeks count too, and at the beginning of a year those are of the last one. */
const LOOKED_BACK = 60

/**
 * Tells again what nobody acted on, by the rules of today: what is open says the list of each kind of work, and who acted on
 * it took it off that list or moved the moment since when it waits. Says how many were told of.
 */
export async function escalateWaiting(db: Db, now: Date): Promise<number> {
  const today = businessDay(now)
  const [rules, hours, holidays] = await Promise.all([
    settingOn(db.sql, 'company.escalation', today),
    settingOn(db.sql, 'billing.normal-hours', today),
    holidaysFrom(db.sql, addDays(today, -LOOKED_BACK)),
  ])
  let told = 0
  for (const rule of rules)
    told += await inOneGo(db, { by: SYSTEM, now, requestId: newId(now.getTime()) }, work =>
      escalateKind(work, rule, { hours, holidays }),
    )
  return told
}

type Due = { item: OpenItem; step: EscalationStep }

async function escalateKind(work: Work, rule: EscalationRule, time: WorkingTime): Promise<number> {
  const { sql, now } = work
  await holdKind(sql, rule.kind)
  const open = await openItems(sql, rule.kind, onlookerAt(SYSTEM), now)
  const kept = open.length ? await escalationsOf(sql, rule.kind, [...new Set(open.map(item => item.id))]) : []
  const told = Map.groupBy(kept, ({ itemId, wait }) => `${itemId} ${wait}`)
  const due = open.flatMap(item => {
    const steps = new Set(told.get(`${item.id} ${item.wait}`)?.map(row => row.step))
    return stepsDue(rule, item.since, now, time, steps).map((step): Due => ({ item, step }))
  })
  if (!due.length) return 0
  const people = await peopleOf(sql, rule, now)
  let done = 0
  for (const one of due) done += Number(await escalate(work, rule, people, one))
  return done
}

/** Where nobody of the roles sees it, the next round looks again. */
async function escalate(work: Work, rule: EscalationRule, people: People, { item, step }: Due): Promise<boolean> {
  const subject = subjectToldOf(rule.kind)
  const holders = await people.holdersOf(item.id)
  const had = [...new Set(holders.flatMap(person => rolesThatHave(person.roles, rule.kind)))]
  const toRoles = rolesOfStep(step, had, rule.kind)
  const told: ToldPerson[] = []
  const add = (id: string, insteadOf: string | null) => {
    if (!told.some(of => of.id === id)) told.push({ id, insteadOf })
  }
  const sees = async (person: Person | undefined) =>
    person !== undefined &&
    (await people.inScope(person, item.id)) &&
    (await seesRecord(work.sql, person, subject, item.recordId))
  for (const person of people.all.filter(of => holdsAny(of.roles, toRoles))) {
    if (!(await sees(person))) continue
    const deputy = people.deputyOf(person.id)
    if (deputy && (await sees(deputy))) add(deputy.id, person.id)
    else add(person.id, null)
  }
  if (!told.length) return false
  const { id: itemId, wait, since, recordId } = item
  await escalation.add(
    work,
    {
      ...{ kind: rule.kind, itemId, wait, since, subject, recordId, toRoles, told },
      ...{ step: step.step, at: work.now, urgent: rule.urgent, had: holders.map(person => person.id) },
    },
    'escalate',
  )
  return true
}

type People = Awaited<ReturnType<typeof peopleOf>>
/** Who may act on a kind, with whose list it stands on and whose scope it is in; each list is asked once a round. */
async function peopleOf(sql: Sql, rule: EscalationRule, now: Date) {
  const { kind } = rule
  const acting = STAFF_ROLES.filter(role => mayActOn([role], kind))
  const all = (await staffWith(sql, acting)).filter(person => mayActOn(person.roles, kind))
  const byId = new Map(all.map(person => [person.id, person]))
  const away = await awayOn(sql, businessDay(now))
  const lists = new Map<string, Promise<Set<string>>>()
  const listOf = (key: string, person: Person): Promise<Set<string>> => {
    const kept = lists.get(key) ?? openItems(sql, kind, person, now).then(items => new Set(items.map(item => item.id)))
    lists.set(key, kept)
    return kept
  }
  return {
    all,
    /** Who is away too is no deputy. */
    deputyOf: (id: string) => {
      const deputyId = away.get(id)
      return deputyId && !away.has(deputyId) ? byId.get(deputyId) : undefined
    },
    inScope: async (person: Person, itemId: string) => (await listOf(placeOf(person), onlookerAt(person))).has(itemId),
    holdersOf: async (itemId: string) => {
      const having = all.filter(person => rolesThatHave(person.roles, kind).length > 0)
      const found: Person[] = []
      for (const person of having) if ((await listOf(person.id, person)).has(itemId)) found.push(person)
      return found
    },
  }
}
