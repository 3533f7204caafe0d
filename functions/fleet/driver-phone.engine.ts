import { openCodeOf, phonesOfDriver } from '~/db/fleet/driver-phone'
import { getSeenDriver } from '~/db/fleet/driver-rows'
import {
  DriverPhoneBind,
  DriverPhoneBreak,
  DriverPhoneCall,
  DriverPhoneEvent,
  DriverPhoneOpen,
  DriverPhonePhoto,
  DriverPhoneRevoke,
  OPEN_MINUTES,
} from '~/domain/fleet/driver-phone'
import { NotSignedIn } from '~/domain/kit/problem'
import { Id } from '~/domain/kit/shape'
import { addMinutes } from '~/domain/kit/time'
import {
  acknowledgeByPhone,
  attachDriverPhoto,
  takeBreak,
  tellDriverEvent,
} from '~/workflows/fleet/answer-driver-phone'
import { viewDriverJob } from '~/workflows/fleet/driver-phone-view'
import { issueDriverPhone, revokeDriverPhone } from '~/workflows/fleet/issue-driver-phone'
import { bindDriverPhone, checkPin, openDriverPhone } from '~/workflows/fleet/open-driver-phone'
import { hashPassword } from '~/workflows/users/hash-password'
import { area, may } from '../kit/area'
import { addressOf, attemptOf } from '../kit/attempt'
import { type Ctx, personOf, sqlOf } from '../kit/context'
import { writeDrawn } from '../kit/drawn'
import { signedId } from '../kit/signed-id'
import { tagged } from '../kit/tag'
import { body, param } from '../kit/valid'
import { write } from '../kit/write'
import { newCode } from './ask-by-driver-phone'

/** The phones of drivers: dispatch gives out a code and revokes; the phone binds itself, opens with a PIN and tells of loads. */
export const driverPhoneEngine = area()
  .get('/driver/:id/phone', may('GET /driver/:id/phone'), param(Id), async c => {
    const { id } = await getSeenDriver(sqlOf(c), personOf(c), c.req.valid('param').id)
    const [rows, code] = await Promise.all([phonesOfDriver(sqlOf(c), id), openCodeOf(sqlOf(c), id)])
    const codeEndsAt = code?.codeEndsAt && code.codeEndsAt > c.var.wall ? code.codeEndsAt : null
    return c.json({ rows, codeEndsAt })
  })
  .post('/driver/:id/phone', may('POST /driver/:id/phone'), param(Id), async c => {
    const { code, codeHash } = await newCode()
    const { wall, parts } = c.var
    const made = await write(c, work => issueDriverPhone(work, c.req.valid('param').id, { codeHash, wall }))
    const url = `${parts.settings.publicUrl}/driver#${code}`
    return c.json({ code, url, endsAt: made.codeEndsAt! })
  })
  .post(
    '/driver/:id/phone/revoke',
    may('POST /driver/:id/phone/revoke'),
    param(Id),
    body(DriverPhoneRevoke),
    async c => {
      const of = { ...c.req.valid('json'), wall: c.var.wall }
      return c.json(await write(c, work => revokeDriverPhone(work, c.req.valid('param').id, of)))
    },
  )
  .post('/driver-phone/bind', may('POST /driver-phone/bind'), body(DriverPhoneBind), async c => {
    const { codeOf, wall, parts } = c.var
    if (!codeOf) throw new NotSignedIn('Ask dispatch for a code')
    const agent = c.req.header('user-agent')?.slice(0, 200) ?? null
    // Hashing takes long, so it is done before a row is held.
    const pinHash = await hashPassword(c.req.valid('json').pin, addressOf(c))
    const { id } = await write(c, work => bindDriverPhone(work, codeOf, { pinHash, agent, wall }))
    const secure = parts.settings.publicUrl.startsWith('https:')
    return c.json({ key: await signedId(parts.settings, 'driver-phone', id), secure })
  })
  .post('/driver-phone/open', may('POST /driver-phone/open'), body(DriverPhoneOpen), async c => {
    const phone = phoneOf(c)
    await checkPin(attemptOf(c), phone, personOf(c), c.req.valid('json').pin)
    return c.json(await write(c, work => openDriverPhone(work, phone.id, addMinutes(c.var.wall, OPEN_MINUTES))))
  })
  .post('/driver-phone/job/shut', may('POST /driver-phone/job/shut'), async c =>
    c.json(await write(c, work => openDriverPhone(work, phoneOf(c).id, null))),
  )
  .get('/driver-phone/job', may('GET /driver-phone/job'), async c =>
    tagged(c, { ...(await viewDriverJob(sqlOf(c), { ...phoneOf(c), now: c.var.now })), phoneId: phoneOf(c).id }),
  )
  .post('/driver-phone/job/event', may('POST /driver-phone/job/event', 'once'), body(DriverPhoneEvent), async c => {
    const event = c.req.valid('json')
    if (!event.water) return c.json(await write(c, work => tellDriverEvent(work, phoneOf(c), event, null)))
    const drawn = { subject: 'delivery_order', name: 'signature.png', base64: event.water.drawing }
    return c.json(await writeDrawn(c, drawn, (work, file) => tellDriverEvent(work, phoneOf(c), event, file)))
  })
  .post('/driver-phone/job/photo', may('POST /driver-phone/job/photo', 'once'), body(DriverPhonePhoto), async c => {
    const { deliveryOrderId, photo } = c.req.valid('json')
    const drawn = { subject: 'delivery_order', name: 'photo.jpg', base64: photo }
    return c.json(
      await writeDrawn(c, drawn, (work, file) => attachDriverPhoto(work, phoneOf(c), deliveryOrderId, file)),
    )
  })
  .post(
    '/driver-phone/job/acknowledge',
    may('POST /driver-phone/job/acknowledge', 'once'),
    body(DriverPhoneCall),
    async c => c.json(await write(c, work => acknowledgeByPhone(work, phoneOf(c), c.req.valid('json')))),
  )
  .post('/driver-phone/job/break', may('POST /driver-phone/job/break', 'once'), body(DriverPhoneBreak), async c =>
    c.json(await write(c, work => takeBreak(work, phoneOf(c), c.req.valid('json')))),
  )

function phoneOf(c: Ctx) {
  const { driverPhone } = c.var
  if (!driverPhone) throw new NotSignedIn('Open the page of the driver')
  return driverPhone
}
