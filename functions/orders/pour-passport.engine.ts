import { settingOn } from '~/db/kit/setting'
import {
  getSeenPassport,
  issuedPassport,
  type PassportRow,
  passportPage,
  pourPassport,
} from '~/db/orders/pour-passport'
import { Missing } from '~/domain/kit/problem'
import { Id } from '~/domain/kit/shape'
import { businessDay } from '~/domain/kit/time'
import { PassportIssue, PassportList } from '~/domain/orders/pour-passport'
import { passportDocument } from '~/domain/orders/pour-passport-document'
import { passportEpd } from '~/domain/orders/pour-passport-epd'
import { issuePourPassport } from '~/workflows/orders/issue-pour-passport'
import { area, may } from '../kit/area'
import { attachment } from '../kit/attachment'
import { type Ctx, personOf, siteOrderOf, sqlOf } from '../kit/context'
import { pdf } from '../kit/pdf'
import { body, param, query } from '../kit/valid'
import { write } from '../kit/write'

/** What the concrete of a pour was, with its papers, for which the Worker has no room. */
export const pourPassportEngine = area()
  .get('/pour-passports/list', may('GET /pour-passports/list'), query(PassportList), async c =>
    c.json(await passportPage(sqlOf(c), personOf(c), c.req.valid('query'))),
  )
  .post('/pour-passports', may('POST /pour-passports', 'once'), body(PassportIssue), async c => {
    const issued = await write(c, work => issuePourPassport(work, c.req.valid('json')))
    const { id, version, passportNo, revision, contentHash } = issued
    return c.json({ id, version, passportNo, revision, contentHash })
  })
  .get('/pour-passports/:id/pdf', may('GET /pour-passports/:id/pdf'), param(Id), async c => {
    return paperOf(c, await getSeenPassport(sqlOf(c), personOf(c), c.req.valid('param').id))
  })
  .get('/site/passport', may('GET /site/passport'), async c => {
    const found = await issuedPassport(sqlOf(c), siteOrderOf(c))
    if (!found) throw new Missing('This pour has no passport yet')
    return paperOf(c, await pourPassport.get(sqlOf(c), found.id))
  })
  .get('/pour-passports/:id/openepd', may('GET /pour-passports/:id/openepd'), param(Id), async c => {
    const row = await getSeenPassport(sqlOf(c), personOf(c), c.req.valid('param').id)
    const said = JSON.stringify(passportEpd(row, row.content, await senderOf(c, row)), null, 2)
    const bytes = new TextEncoder().encode(said)
    return attachment(c, { name: `${nameOf(row)}.openepd.json`, type: 'application/json', bytes })
  })

async function paperOf(c: Ctx, row: PassportRow) {
  const bytes = await pdf(passportDocument(row, row.content, await senderOf(c, row)))
  return attachment(c, { name: `${nameOf(row)}.pdf`, type: 'application/pdf', bytes, inline: true })
}

/** The company as it was called on the day of issue. */
const senderOf = (c: Ctx, { issuedAt }: PassportRow) => settingOn(sqlOf(c), 'company.letterhead', businessDay(issuedAt))
const nameOf = ({ passportNo, revision }: PassportRow) => `concrete-passport_${passportNo}-${revision}`
