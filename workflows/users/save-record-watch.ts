import type { Work } from '~/db/kit/work'
import { recordsOf } from '~/db/reports/search'
import { recordWatch, watchersOf } from '~/db/users/record-watch'
import { user } from '~/db/users/user'
import { Missing } from '~/domain/kit/problem'
import { type RecordWatch, WATCHED } from '~/domain/users/record-watch'

/** Only what one may open is watched; asking twice watches once. */
export async function watchRecord(work: Work, { subject, subjectId }: RecordWatch): Promise<{ watching: boolean }> {
  await user.lock(work, work.by.id)
  const [seen] = await recordsOf(work.sql, work.by, [{ kind: WATCHED[subject], id: subjectId }])
  if (!seen) throw new Missing('There is no such record')
  const own = await ownWatch(work, { subject, subjectId })
  if (!own) await recordWatch.insert(work, { ownerId: work.by.id, subject, subjectId }, 'watch')
  return { watching: true }
}

export async function unwatchRecord(work: Work, of: RecordWatch): Promise<{ watching: boolean }> {
  await user.lock(work, work.by.id)
  const own = await ownWatch(work, of)
  if (own) await recordWatch.remove(work, await recordWatch.get(work.sql, own.id))
  return { watching: false }
}

const ownWatch = async (work: Work, { subject, subjectId }: RecordWatch) =>
  (await watchersOf(work.sql, subject, subjectId)).find(({ ownerId }) => ownerId === work.by.id)
