import { settingOn } from '~/db/kit/setting'
import { getSeenPassport, type PassportRow, passportPage } from '~/db/orders/pour-passport'
import { Id } from '~/domain/kit/shape'
import { businessDay } from '~/domain/kit/time'
import { PassportIssue, PassportList } from '~/domain/orders/pour-passport'
import { passportDocument } from '~/domain/orders/pour-passport-document'
import { passportEpd } from '~/domain/orders/pour-passport-epd'
import { issuePourPassport } from '~/workflows/orders/issue-pour-passport'
import { area, may } from '../kit/area'
import { attachment } from '../kit/attachment'
import { type Ctx, personOf, sqlOf } from '../kit/context'
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
    const row = await getSeenPassport(sqlOf(c), personOf(c), c.req.valid('param').id)
    const bytes = await pdf(passportDocument(row, row.content, await senderOf(c, row)))
    return attachment(c, { name: `${nameOf(row)}.pdf`, type: 'application/pdf', bytes, inline: true })
  })
  .get('/pour-passports/:id/openepd', may('GET /pour-passports/:id/openepd'), param(Id), async c => {
    const row = await getSeenPassport(sqlOf(c), personOf(c), c.req.valid('param').id)
    const said = JSON.stringify(passportEpd(row, row.content, await senderOf(c, row)), null, 2)
    const bytes = new TextEncoder().encode(said)
    return attachment(c, { name: `${nameOf(row)}.openepd.json`, type: 'application/json', bytes })
  })

/** The company as it was called on the day of issue. */
const senderOf = (c: Ctx, { issuedAt }: PassportRow) => settingOn(sqlOf(c), 'company.letterhead', businessDay(issuedAt))
const nameOf = ({ passportNo, revision }: PassportRow) => `concrete-passport_${passportNo}-${revision}`
