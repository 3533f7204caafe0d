import { deliveryOrder } from '~/db/deliveries/delivery-order'
import { type EmodificationRow, emodification } from '~/db/deliveries/emodification'
import { getSeenEmodification } from '~/db/deliveries/emodification-list'
import { decide } from '~/db/kit/approval'
import type { Work } from '~/db/kit/work'
import { roleWords } from '~/domain/access/role-names'
import { type EmodDecision, levelDue } from '~/domain/deliveries/emodification'
import { among } from '~/domain/kit/among'
import { Denied, Refused, Stale } from '~/domain/kit/problem'
import { advanceLocked } from '../kit/workflow'
import { applyEmodification } from './apply-emodification'
import { emodificationFlow } from './emodification'
import { contentHash } from './emodification-hash'

/** One level says yes or no. Persons differ from each other and from who asked; the last yes applies the change. */
export async function decideEmodification(work: Work, id: string, of: EmodDecision): Promise<EmodificationRow> {
  await getSeenEmodification(work.sql, work.by, id)
  const row = await emodification.lock(work, id)
  const level = levelDue(row.status)
  if (level === null)
    throw new Refused(`This request is ${row.status.replaceAll('_', ' ')}`, undefined, { status: row.status })
  fourEyes(work, row, level)
  if (row.version !== of.version)
    throw new Stale('This e-modification was changed by somebody else', undefined, {
      present: { status: row.status, version: row.version },
    })
  await decide(work, {
    subject: 'emodification',
    subjectId: id,
    round: 1,
    level,
    decision: of.decision,
    contentHash: await contentHash(row.changes),
    amount: amountOf(row),
    reason: of.reason ?? undefined,
    personsDiffer: true,
  })
  const step = { type: of.decision, reason: of.reason ?? undefined }
  if (of.decision === 'reject') {
    const rejected = await advanceLocked(work, emodificationFlow, row, {
      ...step,
      values: { decidedReason: of.reason },
    })
    await letGo(work, row)
    return rejected
  }
  const last = level === row.levels
  const revision = last ? await applyEmodification(work, row) : null
  return advanceLocked(work, emodificationFlow, row, {
    ...step,
    values: last ? { appliedAt: work.now, appliedRevision: revision } : {},
  })
}

/** Only who asked, and only before the last level has spoken. */
export async function withdrawEmodification(
  work: Work,
  id: string,
  of: { version: number; reason: string | null },
): Promise<EmodificationRow> {
  await getSeenEmodification(work.sql, work.by, id)
  const row = await emodification.lock(work, id)
  if (row.submittedBy !== work.by.id)
    throw new Denied('Only the person who requested it can withdraw it', undefined, { rule: 'own-request' })
  const moved = await advanceLocked(
    work,
    emodificationFlow,
    row,
    { type: 'withdraw', reason: of.reason ?? undefined, values: { decidedReason: of.reason } },
    of.version,
  )
  await letGo(work, row)
  return moved
}

function fourEyes(work: Work, row: EmodificationRow, level: number): void {
  if (row.submittedBy === work.by.id)
    throw new Denied('The person who requested a change cannot approve it', undefined, { rule: 'four-eyes' })
  const roles = row.levelRoles[level - 1] ?? []
  if (!roles.some(role => among(work.by.roles, role)))
    throw new Denied(`Level ${level} is for the ${roleWords(roles) || 'administrator'}`, undefined, {
      rule: 'level',
      roles,
    })
}

async function letGo(work: Work, row: EmodificationRow): Promise<void> {
  const load = await deliveryOrder.lock(work, row.deliveryOrderId)
  await deliveryOrder.move(work, load, { emodificationPending: false }, 'e-modification ended')
}

const amountOf = (row: EmodificationRow): string | undefined =>
  (row.impact as { price?: { difference?: string | null } }).price?.difference ?? undefined
