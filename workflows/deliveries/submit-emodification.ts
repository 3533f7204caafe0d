import { type DeliveryOrderRow, deliveryOrder, lockSeen } from '~/db/deliveries/delivery-order'
import { factsOfLoad } from '~/db/deliveries/delivery-order-facts'
import { type EmodificationRow, emodification, openEmodification } from '~/db/deliveries/emodification'
import { partiesOf } from '~/db/deliveries/parties'
import { nextNumber } from '~/db/kit/counter'
import type { Sql } from '~/db/kit/open'
import type { Work } from '~/db/kit/work'
import type { Person } from '~/domain/access/roles'
import { returnOf } from '~/domain/deliveries/delivery-order-quantities'
import { CLOSED } from '~/domain/deliveries/delivery-order-status'
import type { Changes, EmodSubmit } from '~/domain/deliveries/emodification'
import { changedFields } from '~/domain/deliveries/emodification-chain'
import { brokenChain, type Chain } from '~/domain/deliveries/event'
import { waitingOf } from '~/domain/deliveries/waiting-ours'
import { among } from '~/domain/kit/among'
import { compare } from '~/domain/kit/money'
import { Invalid, invalid, Refused } from '~/domain/kit/problem'
import type { ReturnCause } from '~/domain/kit/return-cause'
import { businessDay } from '~/domain/kit/time'
import { effectOf } from './emodification-effect'
import { sameVersion } from './lock-delivery-order'
import { stampsOf } from './ticket-of'

/** Asks for a change of a closed load. What it says now is kept beside what it should say. */
export async function submitEmodification(work: Work, of: EmodSubmit): Promise<EmodificationRow> {
  const load = await lockSeen(work, of.deliveryOrderId)
  sameVersion(load, of.version)
  const facts = await factsOfLoad(work.sql, load)
  const changes = await checkedChanges(work.sql, work.by, load, facts, of.changes)
  if (await openEmodification(work.sql, load.id))
    throw new Refused('A request on this delivery order is still open', undefined, {
      rule: 'one-request',
      mayOverride: [],
    })
  const effect = await effectOf(work.sql, load, changes, of.cause, work.now)
  const { chain, ...impact } = effect
  const day = businessDay(work.now)
  const made = await emodification.insert(
    { ...work, reason: of.remarks ?? undefined },
    {
      emodNo: `EM-${day.slice(2, 4)}-${String(await nextNumber(work, `emodification:${day.slice(2, 4)}`)).padStart(5, '0')}`,
      deliveryOrderId: load.id,
      doNumber: load.doNumber!,
      doDate: load.doDate,
      submitDate: day,
      submittedAt: work.now,
      submittedBy: work.by.id,
      submittedByName: work.by.name,
      cause: of.cause,
      remarks: of.remarks,
      before: Object.fromEntries(changedFields(changes).map(field => [field, beforeOf(facts, field)])),
      changes,
      flags: chain.flags,
      impact: { ...impact, why: chain.why },
      levels: chain.levels,
      levelRoles: chain.levelRoles,
      demo: load.demo,
    },
    'submit',
  )
  await deliveryOrder.move(work, load, { emodificationPending: true }, 'e-modification asked')
  return made
}

/** Changes that differ from what is; the same checks as for the preview. */
export async function checkedChanges(
  sql: Sql,
  person: Person,
  load: DeliveryOrderRow,
  facts: Record<string, unknown>,
  changes: Changes,
): Promise<Changes> {
  if (!among(CLOSED, load.status) || !load.doNumber)
    throw new Refused('Only a delivered, returned or rejected delivery order can have an e-modification', undefined, {
      status: load.status,
    })
  const asked = { ...changes, ...returned(load, changes), ...waited(load, changes) }
  const kept = Object.fromEntries(
    changedFields(asked)
      .filter(field => !same(beforeOf(facts, field), asked[field]))
      .map(field => [field, asked[field]]),
  ) as Changes
  if (!Object.keys(kept).length) throw new Invalid('Nothing has changed', { changes: ['Nothing has changed'] })
  await partiesFit(sql, person, load, kept)
  const broken = brokenChain({ ...(load as Chain), ...stampsOf(kept) })
  if (broken) throw invalid(`changes.${broken.stamp}`, broken.text)
  return kept
}

/** What comes back and its cause change together: one of them alone is held against the other as it is. */
function returned(load: DeliveryOrderRow, { doQuantity, ...changes }: Changes): Changes {
  if (changes.returnConcrete === undefined && changes.returnCause === undefined) return {}
  const { returnConcrete = load.returnConcrete, returnCause = load.returnCause as ReturnCause | null } = changes
  return returnOf({ returnConcrete, returnCause }, doQuantity ?? load.quantity, 'changes.')
}

/** The minutes of waiting that are ours are held against its cause and the times on site, as they are then. */
function waited(load: DeliveryOrderRow, changes: Changes): Changes {
  const told = (['waitingCause', 'waitingOursMinutes', 'onSiteAt', 'pourEndAt'] as const).some(
    field => changes[field] !== undefined,
  )
  const { waitingCause = load.waitingCause, waitingOursMinutes } = changes
  return told ? waitingOf({ waitingCause, waitingOursMinutes }, { ...load, ...timesOf(changes) }, 'changes.') : {}
}
const timesOf = (changes: Changes) => stampsOf(changes) as Partial<DeliveryOrderRow>

/** Project belongs to customer, location to project, and what is named is there and seen. */
async function partiesFit(sql: Sql, person: Person, load: DeliveryOrderRow, changes: Changes): Promise<void> {
  const errors = await partiesOf(sql, person, load, changes)
  if (Object.keys(errors).length)
    throw new Invalid(
      'The change does not fit together',
      Object.fromEntries(Object.entries(errors).map(([field, text]) => [`changes.${field}`, [text]])),
    )
}

const beforeOf = (facts: Record<string, unknown>, field: string): unknown =>
  field === 'doQuantity' ? facts.quantity : field === 'rejected' ? facts.status === 'rejected' : (facts[field] ?? null)

function same(before: unknown, after: unknown): boolean {
  if (before instanceof Date) return after !== null && before.getTime() === new Date(String(after)).getTime()
  const numeric = /^-?\d+(\.\d+)?$/
  if (typeof before === 'string' && typeof after === 'string' && numeric.test(before) && numeric.test(after))
    return compare(before, after) === 0
  return JSON.stringify(before ?? null) === JSON.stringify(after ?? null)
}
