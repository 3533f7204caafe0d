import * as z from 'zod'
import { type AttachmentRow, attachment, attachmentsOf } from '~/db/kit/attachment'
import { seeAttachable } from '~/db/reports/attachment'
import { mayDo } from '~/domain/access/ability'
import type { AttachmentLine } from '~/domain/kit/attachment'
import { Denied, invalid, Missing } from '~/domain/kit/problem'
import { Id } from '~/domain/kit/shape'
import { ATTACHABLE_TO, type AttachableTo, AttachmentsOf, attachableTo } from '~/domain/reports/attachment'
import { area, may } from '../kit/area'
import { attach, attachedFile, detach } from '../kit/attached'
import { type Ctx, personOf, sqlOf } from '../kit/context'
import { takesFile } from '../kit/takes-file'
import { param, query } from '../kit/valid'

const FormOwner = z.strictObject({ subject: attachableTo })

/** Files on any record: who sees the record sees them, who may change it adds them and takes them away. */
export const attachmentFiles = area()
  .get('/attachment/list', may('GET /attachment/list'), query(AttachmentsOf), async c => {
    const { subject, subjectId } = c.req.valid('query')
    await allowed(c, 'look', subject, subjectId)
    const rows: AttachmentLine[] = await attachmentsOf(sqlOf(c), subject, subjectId)
    return c.json({ rows, total: rows.length })
  })
  .post('/attachment/:id/upload', may('POST /attachment/:id/upload'), param(Id), takesFile(FormOwner), async c => {
    const subjectId = c.req.valid('param').id
    const line: AttachmentLine = await attach(c, async fields => {
      const subject = attachableTo.safeParse(fields.subject)
      if (!subject.success) throw invalid('subject', 'Say which record the file belongs to')
      await allowed(c, 'change', subject.data, subjectId)
      return { subject: subject.data, subjectId }
    })
    return c.json(line)
  })
  .post('/attachment/download/:id', may('POST /attachment/download/:id'), param(Id), async c =>
    attachedFile(c, await seen(c, 'look')),
  )
  .delete('/attachment/attachment/:id', may('DELETE /attachment/attachment/:id'), param(Id), async c => {
    await detach(c, await seen(c, 'change'))
    return c.json({ done: true })
  })

async function allowed(c: Ctx, what: 'look' | 'change', subject: AttachableTo, id: string): Promise<void> {
  const [action, on] = ATTACHABLE_TO[subject][what]
  if (!mayDo(personOf(c), action, on))
    throw new Denied('You are not authorized to do this', undefined, { right: `${action} ${on}` })
  await seeAttachable(sqlOf(c), personOf(c), subject, id)
}

/** A file of a record that the person does not see is a file that is not there. */
async function seen(c: Ctx, what: 'look' | 'change'): Promise<AttachmentRow> {
  const row = await attachment.get(sqlOf(c), c.req.param('id') ?? '')
  const subject = attachableTo.safeParse(row.subject)
  if (!subject.success) throw new Missing('There is no such file')
  await allowed(c, what, subject.data, row.subjectId)
  return row
}
