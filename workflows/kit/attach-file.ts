import { type AttachmentRow, attachment, attachmentsOf } from '~/db/kit/attachment'
import type { ValuesOf } from '~/db/kit/record'
import { settingNow } from '~/db/kit/setting'
import type { attachments } from '~/db/kit/tables'
import type { Work } from '~/db/kit/work'
import { Refused } from '~/domain/kit/problem'

type AttachedFile = Omit<ValuesOf<typeof attachments>, 'uploadedByName'>

/** Hangs a file on a record; its bytes lie on the shelf already. */
export async function attachFile(work: Work, file: AttachedFile): Promise<AttachmentRow> {
  const most = await settingNow(work, 'attachments.most')
  const there = await attachmentsOf(work.sql, file.subject, file.subjectId)
  if (there.length >= most) throw new Refused(`You can attach at most ${most} files`, undefined, { rule: 'most' })
  return attachment.insert(work, { ...file, uploadedByName: work.by.name })
}

export async function detachFile(work: Work, rowId: string): Promise<void> {
  const { id, version } = await attachment.lock(work, rowId)
  await attachment.remove(work, { id, version })
}
