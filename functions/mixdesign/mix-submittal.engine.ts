import { attachment as attachedTo } from '~/db/kit/attachment'
import { settingOn } from '~/db/kit/setting'
import { getSeenSubmittal, mixSubmittal, submittalPage } from '~/db/mixdesign/mix-submittal'
import type { AttachmentLine } from '~/domain/kit/attachment'
import { Missing } from '~/domain/kit/problem'
import { Id } from '~/domain/kit/shape'
import { businessDay } from '~/domain/kit/time'
import {
  SubmittalAnswer,
  SubmittalList,
  SubmittalSave,
  SubmittalSend,
  SubmittalVersion,
  SubmittalWithdraw,
} from '~/domain/mixdesign/mix-submittal'
import { submittalDocument } from '~/domain/mixdesign/mix-submittal-document'
import {
  answerSubmittal,
  contentOf,
  makeSubmittal,
  reviseSubmittal,
  submittalDetail,
  withdrawSubmittal,
} from '~/workflows/mixdesign/mix-submittal'
import { sendSubmittal } from '~/workflows/mixdesign/send-mix-submittal'
import { area, may } from '../kit/area'
import { attach, attachedFile } from '../kit/attached'
import { attachment } from '../kit/attachment'
import { personOf, sqlOf } from '../kit/context'
import { pdf } from '../kit/pdf'
import { takesFile } from '../kit/takes-file'
import { body, param, query } from '../kit/valid'
import { write } from '../kit/write'

/** What customers agree to, with the paper, for which the Worker has no room. */
export const mixSubmittalEngine = area()
  .get('/mix-submittals/list', may('GET /mix-submittals/list'), query(SubmittalList), async c =>
    c.json(await submittalPage(sqlOf(c), personOf(c), c.req.valid('query'), businessDay(c.var.now))),
  )
  .get('/mix-submittals/attachment/:id', may('GET /mix-submittals/attachment/:id'), param(Id), async c => {
    const row = await attachedTo.get(sqlOf(c), c.req.valid('param').id)
    if (row.subject !== 'mix_submittal') throw new Missing('There is no such file')
    await getSeenSubmittal(sqlOf(c), personOf(c), row.subjectId)
    return attachedFile(c, row)
  })
  .post('/mix-submittals/:id/upload', may('POST /mix-submittals/:id/upload'), param(Id), takesFile(), async c => {
    const { id } = await getSeenSubmittal(sqlOf(c), personOf(c), c.req.valid('param').id)
    const line: AttachmentLine = await attach(c, async () => ({ subject: 'mix_submittal', subjectId: id }))
    return c.json(line)
  })
  .get('/mix-submittals/:id', may('GET /mix-submittals/:id'), param(Id), async c =>
    c.json(await submittalDetail(sqlOf(c), personOf(c), c.req.valid('param').id, c.var.now)),
  )
  .get('/mix-submittals/:id/pdf', may('GET /mix-submittals/:id/pdf'), param(Id), async c => {
    const { id } = await getSeenSubmittal(sqlOf(c), personOf(c), c.req.valid('param').id)
    const row = await mixSubmittal.get(sqlOf(c), id)
    const day = businessDay(row.sentAt ?? c.var.now)
    const paper = submittalDocument(
      row,
      await contentOf(sqlOf(c), row, c.var.now),
      await settingOn(sqlOf(c), 'company.letterhead', day),
    )
    return attachment(c, {
      name: `mix-submittal_${row.submittalNo}-${row.revision}.pdf`,
      type: 'application/pdf',
      bytes: await pdf(paper),
      inline: true,
    })
  })
  .post('/mix-submittals', may('POST /mix-submittals', 'once'), body(SubmittalSave), async c =>
    c.json(await write(c, work => makeSubmittal(work, c.req.valid('json')))),
  )
  .post(
    '/mix-submittals/:id/send',
    may('POST /mix-submittals/:id/send', 'once'),
    param(Id),
    body(SubmittalSend),
    async c =>
      c.json(
        await write(c, work => sendSubmittal(work, c.var.parts.queue, c.req.valid('param').id, c.req.valid('json'))),
      ),
  )
  .post(
    '/mix-submittals/:id/answer',
    may('POST /mix-submittals/:id/answer', 'once'),
    param(Id),
    body(SubmittalAnswer),
    async c => c.json(await write(c, work => answerSubmittal(work, c.req.valid('param').id, c.req.valid('json')))),
  )
  .post(
    '/mix-submittals/:id/revise',
    may('POST /mix-submittals/:id/revise', 'once'),
    param(Id),
    body(SubmittalVersion),
    async c =>
      c.json(await write(c, work => reviseSubmittal(work, c.req.valid('param').id, c.req.valid('json').version))),
  )
  .post(
    '/mix-submittals/:id/withdraw',
    may('POST /mix-submittals/:id/withdraw', 'once'),
    param(Id),
    body(SubmittalWithdraw),
    async c => {
      const { version, reason } = c.req.valid('json')
      return c.json(await write(c, work => withdrawSubmittal(work, c.req.valid('param').id, version, reason), reason))
    },
  )
