import { seenCustomer } from '~/db/customers/customer'
import { project, seenProject } from '~/db/customers/project'
import type { Key } from '~/db/kit/record'
import type { Work } from '~/db/kit/work'
import { invalid, Refused } from '~/domain/kit/problem'
import { businessDay, type PlainDate } from '~/domain/kit/time'
import type { Cut, Dated } from './agreed-days'

/** What becomes of what is agreed with one customer or project. */
export type AgreedChange<Row extends Dated, Values extends Omit<Dated, 'id'>> = {
  insert?: Values
  change?: { before: Row; values: Values }
  cuts?: readonly Cut<Row>[]
  drops?: readonly Row[]
}

export type Party = { customerId: string | null; projectId: string | null }

/** Of a project the customer too, whose agreement holds where the project has none. */
export async function partiesOf(work: Work, { customerId, projectId }: Party) {
  if (!projectId) return { customerId: customerId!, projectId: null, projectName: null }
  const of = await project.get(work.sql, projectId)
  return { customerId: of.customerId, projectId, projectName: of.projectName }
}

/** The rows as they are once the change is made. */
export function afterwards<Row extends Dated, Values extends Omit<Dated, 'id'>>(
  before: readonly Row[],
  { insert, change, cuts = [], drops = [] }: AgreedChange<Row, Values>,
): (Row | Values)[] {
  const gone = new Set(drops.map(row => row.id))
  const kept = before.flatMap((row): (Row | Values)[] => {
    if (gone.has(row.id)) return []
    if (row.id === change?.before.id) return [{ ...row, ...change.values }]
    const cut = cuts.find(of => of.before.id === row.id)
    return [cut ? { ...row, toDate: cut.toDate } : row]
  })
  return insert ? [...kept, insert] : kept
}

/** A customer or a project that the person does not see is none. */
export async function seenParty(work: Work, { customerId, projectId }: Party): Promise<void> {
  if (customerId) await seenCustomer(work.sql, work.by, customerId)
  if (projectId) await seenProject(work.sql, work.by, projectId)
}

/** What was agreed with one party is not moved to another. */
export function keepsParty(before: Party, after: Party, what: string): void {
  for (const field of ['customerId', 'projectId'] as const)
    if (before[field] !== after[field])
      throw invalid(field, `A ${what} stays with its party. Enter another one instead`)
}

type Agreements<Row, Values> = {
  remove(work: Work, key: Key): Promise<unknown>
  move(work: Work, before: Row, values: Values | { toDate: PlainDate }, action: string): Promise<Row>
  insert(work: Work, values: Values): Promise<Row>
}

/** Makes the change; null where nothing of it stays. */
export async function writeAgreed<Row extends Dated & Key, Values extends Omit<Dated, 'id'>>(
  work: Work,
  agreements: Agreements<Row, NoInfer<Values>>,
  { insert, change, cuts = [], drops = [] }: AgreedChange<Row, Values>,
): Promise<Row | null> {
  for (const { id, version } of drops) await agreements.remove(work, { id, version })
  for (const { before, toDate } of cuts) await agreements.move(work, before, { toDate }, 'end')
  if (change) return agreements.move(work, change.before, change.values, 'change')
  return insert ? agreements.insert(work, insert) : null
}

type Begins<Row> = {
  lock(work: Work, id: string): Promise<Row>
  atVersion(row: Row, version: number): Row
}

/** Only what has not begun is taken back; `used` says what may go by it else. */
export async function removableAgreed<Row extends Dated & Party>(
  work: Work,
  agreements: Begins<Row>,
  { id, version }: Key,
  used: string,
): Promise<Row> {
  const before = agreements.atVersion(await agreements.lock(work, id), version)
  await seenParty(work, before)
  if (before.fromDate <= businessDay(work.now)) throw new Refused(used, undefined, { rule: 'begun' })
  return before
}

/** As it comes into force when it is approved: at the earliest today. */
export function atEarliestToday<Save extends Omit<Dated, 'id'> & { id?: string | null | undefined }>(
  work: Work,
  given: Save,
  what: string,
): Save {
  const today = businessDay(work.now)
  if (given.toDate && given.toDate < today) throw new Refused(`The days of this ${what} have passed. Reject it`)
  return !given.id && given.fromDate < today ? { ...given, fromDate: today } : given
}
