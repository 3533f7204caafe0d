import { decide } from '~/db/kit/approval'
import { settingNow } from '~/db/kit/setting'
import type { Work } from '~/db/kit/work'
import { factsOfApproval, type PriceApprovalRecord, priceApproval } from '~/db/pricing/price-approval'
import type { Person } from '~/domain/access/roles'
import { Refused } from '~/domain/kit/problem'
import { whyNotApprove } from '~/domain/pricing/authority'
import type { PriceApprovalDecision } from '~/domain/pricing/price-approval'
import { PRICE_VERBS, type PriceVerb } from './price-verbs'

/** Somebody with the authority, and no hand in the price, brings it into force or sends it back. */
export async function decidePriceApproval(
  work: Work,
  id: string,
  { version, approve, reason }: PriceApprovalDecision,
): Promise<PriceApprovalRecord> {
  const row = await openApproval(work, id, version)
  const why = await whyNotDecide(work, row)
  if (why) throw new Refused(why, undefined, { rule: 'price-authority' })
  await decide(work, {
    subject: 'price_approval',
    subjectId: id,
    round: 1,
    level: 1,
    decision: approve ? 'approve' : 'reject',
    contentHash: `${row.kind} ${row.subjectKey} ${row.version}`,
    reason: reason ?? undefined,
    personsDiffer: true,
  })
  const held = { ...work, reason: reason ?? row.reason ?? undefined }
  const verb = verbOf(row)
  if (approve) await verb.apply(held, row.command)
  else await verb.refuse?.(held, row.command, `Price rejected: ${reason}`)
  return close(held, row, approve ? 'approved' : 'rejected', reason)
}

/** Taken back by who asked for it, or by those who manage what it is for. */
export async function withdrawPriceApproval(
  work: Work,
  id: string,
  { version, reason }: { version: number; reason: string },
): Promise<PriceApprovalRecord> {
  const row = await openApproval(work, id, version)
  if (!mayWithdraw(work.by, row)) throw new Refused('Only the person who asked for this price can withdraw it')
  const held = { ...work, reason }
  await verbOf(row).refuse?.(held, row.command, `Price withdrawn: ${reason}`)
  return close(held, row, 'withdrawn', reason)
}

export const mayWithdraw = (person: Person, row: PriceApprovalRecord): boolean =>
  row.askedBy === person.id || verbOf(row).mayWithdraw(person)

/** Why this person may not decide; without an answer, they may. */
export async function whyNotDecide(
  work: Pick<Work, 'sql' | 'by' | 'now'>,
  row: PriceApprovalRecord,
): Promise<string | undefined> {
  const authority = await settingNow(work, 'pricing.authority', row.regionId)
  return whyNotApprove(authority, work.by, factsOfApproval(row), [row.askedBy, ...row.madeBy])
}

const verbOf = (row: PriceApprovalRecord): PriceVerb => {
  const verb = PRICE_VERBS[row.kind as keyof typeof PRICE_VERBS]
  if (!verb) throw new Refused('This kind of price is decided elsewhere')
  return verb as PriceVerb
}

async function openApproval(work: Work, id: string, version: number): Promise<PriceApprovalRecord> {
  const row = priceApproval.atVersion(await priceApproval.lock(work, id), version)
  if (row.status !== 'pending')
    throw new Refused(`This price is already ${row.status}`, undefined, { status: row.status })
  return row
}

const close = (work: Work, row: PriceApprovalRecord, status: string, reason: string | null) =>
  priceApproval.move(
    work,
    row,
    {
      status,
      decidedBy: work.by.id,
      decidedByName: work.by.name,
      decidedAt: work.now,
      decisionReason: reason,
    },
    status === 'approved' ? 'approve' : status === 'rejected' ? 'reject' : 'withdraw',
  )
