import { getSeenNonConformity, nonConformityPage } from '~/db/cylinders/non-conformity'
import { settingOn } from '~/db/kit/setting'
import {
  NonConformityClose,
  NonConformityDecide,
  NonConformityHold,
  NonConformityInquiry,
  NonConformityList,
  NonConformityOpen,
  NonConformityPrint,
  NonConformityReopen,
  NonConformitySend,
} from '~/domain/cylinders/non-conformity'
import { nonConformityDocument } from '~/domain/cylinders/non-conformity-document'
import { Id } from '~/domain/kit/shape'
import { businessDay } from '~/domain/kit/time'
import {
  closeNonConformity,
  decideNonConformity,
  holdConcrete,
  inquireNonConformity,
  reopenNonConformity,
} from '~/workflows/cylinders/decide-non-conformity'
import { nonConformityDetail } from '~/workflows/cylinders/non-conformity-detail'
import { openNonConformity } from '~/workflows/cylinders/open-non-conformity'
import { nonConformityPaper, sendNonConformity } from '~/workflows/cylinders/send-non-conformity'
import { area, may } from '../kit/area'
import { attachment } from '../kit/attachment'
import { personOf, sqlOf } from '../kit/context'
import { pdf } from '../kit/pdf'
import { body, param, query } from '../kit/valid'
import { write } from '../kit/write'

/** Concrete that did not conform. */
export const nonConformityEngine = area()
  .get('/non-conformities/list', may('GET /non-conformities/list'), query(NonConformityList), async c =>
    c.json(await nonConformityPage(sqlOf(c), personOf(c), c.req.valid('query'))),
  )
  .get('/non-conformities/:id', may('GET /non-conformities/:id'), param(Id), async c =>
    c.json(await nonConformityDetail(sqlOf(c), personOf(c), c.req.valid('param').id, c.var.now)),
  )
  .get(
    '/non-conformities/:id/pdf',
    may('GET /non-conformities/:id/pdf'),
    param(Id),
    query(NonConformityPrint),
    async c => {
      const line = await getSeenNonConformity(sqlOf(c), personOf(c), c.req.valid('param').id)
      const paper = await nonConformityPaper(sqlOf(c), line, c.req.valid('query').customerId, c.var.now)
      const sender = await settingOn(sqlOf(c), 'company.letterhead', businessDay(c.var.now))
      return attachment(c, {
        name: `non-conformity_${line.ncNo}.pdf`,
        type: 'application/pdf',
        bytes: await pdf(nonConformityDocument(paper, sender)),
        inline: true,
      })
    },
  )
  .post('/non-conformities', may('POST /non-conformities', 'once'), body(NonConformityOpen), async c =>
    c.json(await write(c, work => openNonConformity(work, c.req.valid('json')))),
  )
  .put('/non-conformities/:id', may('PUT /non-conformities/:id'), param(Id), body(NonConformityInquiry), async c =>
    c.json(await write(c, work => inquireNonConformity(work, c.req.valid('param').id, c.req.valid('json')))),
  )
  .post(
    '/non-conformities/:id/hold',
    may('POST /non-conformities/:id/hold', 'once'),
    param(Id),
    body(NonConformityHold),
    async c => c.json(await write(c, work => holdConcrete(work, c.req.valid('param').id, c.req.valid('json')))),
  )
  .post(
    '/non-conformities/:id/decide',
    may('POST /non-conformities/:id/decide', 'once'),
    param(Id),
    body(NonConformityDecide),
    async c => c.json(await write(c, work => decideNonConformity(work, c.req.valid('param').id, c.req.valid('json')))),
  )
  .post(
    '/non-conformities/:id/send',
    may('POST /non-conformities/:id/send', 'once'),
    param(Id),
    body(NonConformitySend),
    async c =>
      c.json(
        await write(c, work =>
          sendNonConformity(work, c.var.parts.queue, c.req.valid('param').id, c.req.valid('json')),
        ),
      ),
  )
  .post(
    '/non-conformities/:id/close',
    may('POST /non-conformities/:id/close', 'once'),
    param(Id),
    body(NonConformityClose),
    async c => {
      const { version, remarks } = c.req.valid('json')
      return c.json(await write(c, work => closeNonConformity(work, c.req.valid('param').id, version, remarks)))
    },
  )
  .post(
    '/non-conformities/:id/reopen',
    may('POST /non-conformities/:id/reopen', 'once'),
    param(Id),
    body(NonConformityReopen),
    async c => {
      const { version, reason } = c.req.valid('json')
      return c.json(await write(c, work => reopenNonConformity(work, c.req.valid('param').id, version, reason), reason))
    },
  )
