import { project, seenProject } from '~/db/customers/project'
import { sha256 } from '~/db/kit/chain'
import { gaplessNumber } from '~/db/kit/counter'
import type { Work } from '~/db/kit/work'
import { lastPassport, type PassportRow, pourPassport } from '~/db/orders/pour-passport'
import { passportSpan } from '~/db/orders/pour-passport-loads'
import { getSeenOrder } from '~/db/orders/seen-order'
import { canonical } from '~/domain/kit/canonical'
import { invalid, Refused } from '~/domain/kit/problem'
import { businessDay } from '~/domain/kit/time'
import { MOST_PASSPORT_LOADS, type PassportIssue } from '~/domain/orders/pour-passport'
import { passportContent } from './pour-passport-content'

/** Freezes what is known of a pour, or of a project. What was corrected since is the next revision; where nothing was, there is none. */
export async function issuePourPassport(work: Work, of: PassportIssue): Promise<PassportRow> {
  // Two at once would be the same revision.
  await seenProject(work.sql, work.by, of.projectId)
  await project.lock(work, of.projectId)
  if (of.orderId) {
    const pour = await getSeenOrder(work.sql, work.by, of.orderId)
    if (pour.projectId !== of.projectId) throw invalid('orderId', 'This order is of another project')
  }
  const span = await passportSpan(work.sql, of)
  const { loads, from, to, open } = span
  if (!from || !to) throw new Refused('No load is delivered yet', undefined, { rule: 'delivered' })
  if (of.orderId && open)
    throw new Refused(`${open} of its loads are not delivered yet`, undefined, { rule: 'delivered' })
  if (loads > MOST_PASSPORT_LOADS)
    throw new Refused(
      `The project has ${loads} loads, a passport holds ${MOST_PASSPORT_LOADS}: issue one for each pour`,
    )
  const content = await passportContent(work.sql, of, { ...span, from, to }, work.now)
  const contentHash = sha256(canonical(content))
  const last = await lastPassport(work.sql, of)
  if (last?.contentHash === contentHash)
    throw new Refused(`Nothing has changed since ${last.passportNo}, revision ${last.revision}`, undefined, {
      rule: 'changed',
    })
  if (last) await pourPassport.move(work, await pourPassport.lock(work, last.id), { status: 'superseded' }, 'supersede')
  return pourPassport.insert(
    work,
    {
      passportNo: last?.passportNo ?? (await nextPassportNo(work)),
      revision: last ? last.revision + 1 : 0,
      projectId: of.projectId,
      orderId: of.orderId ?? null,
      content,
      contentHash,
      issuedAt: work.now,
      issuedByName: work.by.name,
    },
    'issue',
  )
}

async function nextPassportNo(work: Work): Promise<string> {
  const year = businessDay(work.now).slice(2, 4)
  return `PP-${year}-${String(await gaplessNumber(work, `pour-passport:${year}`)).padStart(5, '0')}`
}
