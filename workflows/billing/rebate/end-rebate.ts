import { hasNotes, type RebateRecord, rebate } from '~/db/billing/rebate/rebate'
import type { Work } from '~/db/kit/work'
import type { RebateEnd } from '~/domain/billing/rebate/rebate'
import { Refused } from '~/domain/kit/problem'

/** One that is wrong, or that the customer lost: nothing comes of it, and its days are free for another. */
export async function endRebate(work: Work, id: string, { version, reason }: RebateEnd): Promise<RebateRecord> {
  const of = rebate.atVersion(await rebate.lock(work, id), version)
  if (of.endedAt) throw new Refused('This rebate is ended', undefined, { rule: 'ended' })
  if (await hasNotes(work.sql, of))
    throw new Refused('The credit notes of this rebate are made. Withdraw them first', undefined, { rule: 'settled' })
  return rebate.move({ ...work, reason }, of, { endedAt: work.now, endReason: reason }, 'end')
}
