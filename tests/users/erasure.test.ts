import { eq, sql as raw } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { setSetting } from '~/db/kit/set-setting'
import { auditLines } from '~/db/kit/tables'
import { sessions, users } from '~/db/users/tables'
import { user } from '~/db/users/user'
import { newId } from '~/domain/kit/uuid'
import { forgetOld } from '~/workflows/forget-old'
import { givenContact } from '../kit/given/customers'
import { givenDeliveries, givenOrder } from '../kit/given/deliveries'
import { givenDriver } from '../kit/given/fleet'
import { house } from '../kit/house'

const portal = await house()
const [admin, second] = ['admin', 'admin_2']
beforeAll(async () => {
  await portal.person(admin)
  await portal.person(second)
  await portal.person('it_support')
})

const HERE = '/administration/erasure'
const propose = (person: string, by = admin) =>
  portal.as(by).post(HERE, { person, reason: 'They asked for it by letter' })
const decide = (id: string, version: number, approve: boolean, by: string, reason?: string) =>
  portal.as(by).post(`${HERE}/${id}/decide`, { version, approve, reason })
const later = (days: number) => {
  portal.clock.at = new Date(portal.clock.at.getTime() + days * 86_400_000)
}
const one = async <T extends Record<string, unknown>>(query: ReturnType<typeof raw>) =>
  (await portal.db.sql.execute<T>(query)).rows[0]

async function aLeaver(username: string) {
  const person = await portal.person(username, { roles: ['dispatcher'] })
  await portal.given(async work => {
    const row = await user.lock(work, person.id)
    await user.move(work, row, { name: 'Rosa Lim', email: 'rosa@example.com', phone: '91234567' }, 'change')
  })
  const place = { address: '203.0.113.9', agent: 'Firefox' }
  await portal.db.sql.update(sessions).set(place).where(eq(sessions.userId, person.id))
  // What they did themselves stays theirs.
  await portal.as(username).post('/saved-view', { list: 'orders', name: 'Mine', search: '?a=1' })
  await portal.db.sql.insert(auditLines).values({
    at: portal.clock.at,
    actorId: person.id,
    actorName: 'Rosa Lim',
    subject: 'order',
    subjectId: newId(),
    action: 'hold',
    requestId: 'given',
  })
  return person.id
}
const leave = (id: string) => portal.db.sql.update(users).set({ active: false }).where(eq(users.id, id))

describe('an erasure', () => {
  test('takes two persons; what goes is gone, what stays says why, and the trail shows a pseudonym', async () => {
    const id = await aLeaver('leaver')
    const refused = await propose(`user:${id}`)
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      'Deactivate this person first: what is in use cannot be erased',
    ])
    await leave(id)
    const preview = await portal.as(admin).get(`${HERE}/preview?person=user:${id}`)
    const asked = await propose(`user:${id}`)
    expect(asked.status).toBe(200)
    expect((await propose(`user:${id}`, second)).status).toBe(409)
    const own = await decide(asked.body.id, asked.body.version, true, admin)
    expect(own.status).toBe(409)
    expect((await one<{ name: string }>(raw`select name from portal_user where id = ${id}`))?.name).toBe('Rosa Lim')

    expect((await decide(asked.body.id, asked.body.version, true, second)).status).toBe(200)
    const pseudonym = `Person ${id.slice(-6)}`
    expect(
      await one(
        raw`select name, username, email, phone, password_hash, roles, active from portal_user where id = ${id}`,
      ),
    ).toEqual({
      name: pseudonym,
      username: `erased-${id.slice(-12)}`,
      email: null,
      phone: null,
      password_hash: null,
      roles: [],
      active: false,
    })
    const session = await one(
      raw`select address, agent, revoked_at is not null as ended from session where user_id = ${id}`,
    )
    expect(session).toEqual({ address: null, agent: null, ended: true })
    expect((await one<{ n: string }>(raw`select count(*) as n from saved_view where owner_id = ${id}`))?.n).toBe('0')

    const { body } = await portal.as('it_support').get(`/support/view${HERE}`)
    const row = body.rows[0]
    expect(row).toMatchObject({
      status: 'erased',
      pseudonym,
      name: null,
      askedByName: 'Admin',
      decidedByName: 'Admin 2',
    })
    expect(row.parts).toEqual(
      preview.body.parts.map((part: object) => expect.objectContaining({ what: (part as { what: string }).what })),
    )
    const trail = row.parts.find(({ what }: { what: string }) => what === 'Audit trail')
    expect(trail.rows).toBeGreaterThan(1)
    expect(trail.why).toContain('only grows')
    expect(JSON.stringify(body)).not.toContain('Rosa')

    const did = (await portal.as(admin).get('/audit?subject=order')).body.rows
    expect(did.map((line: { actorName: string }) => line.actorName)).toEqual([pseudonym])
    const about = JSON.stringify((await portal.as(admin).get(`/audit?subject=user&subjectId=${id}`)).body.rows)
    expect(about).toContain('erase personal data')
    expect(about).not.toMatch(/Rosa|rosa@|91234567/)
    expect((await portal.as(admin).get('/audit?keyword=Rosa')).body.rows).toEqual([])
    expect((await portal.as(admin).get('/audit/verify')).body.brokenAt ?? null).toBeNull()
    const found = await portal.as(admin).get(`${HERE}/people?keyword=${id.slice(-6)}`)
    expect(found.body.rows).toEqual([])
    expect((await propose(`user:${id}`)).status).toBe(409)
  })

  test('a driver goes with phone and licence; duty and tickets keep the id alone', async () => {
    const driver = await givenDriver(portal, { driverName: 'Tan Ah Kow', phone: '98765432', licenceNo: 'S1234' })
    expect((await propose(`driver:${driver.id}`)).status).toBe(409)
    await portal.db.sql.execute(raw`update driver set active = false where id = ${driver.id}`)
    const { body } = await propose(`driver:${driver.id}`)
    expect((await decide(body.id, body.version, true, second)).status).toBe(200)
    expect(
      await one(raw`select driver_name, phone, licence_no, licence_valid_to from driver where id = ${driver.id}`),
    ).toEqual({
      driver_name: `Person ${driver.id.slice(-6)}`,
      phone: null,
      licence_no: null,
      licence_valid_to: null,
    })
  })

  test('a contact of a customer goes from ended orders at once and from the others after their days', async () => {
    const world = await givenDeliveries(portal)
    const customerId = world.customer.id
    const { id } = await givenContact(portal, {
      customerId,
      name: 'Ravi',
      phone: '90000001',
      email: 'ravi@example.com',
    })
    const site = { contactName: 'Ravi', contactPhone: '90000001', loads: 1 }
    const open = await givenOrder(portal, world, site)
    const ended = await givenOrder(portal, world, { ...site, status: 'completed' })
    const other = await givenOrder(portal, world, { ...site, contactName: 'Ravinder', status: 'completed' })
    const { body } = await propose(`contact:${id}`)
    expect((await decide(body.id, body.version, true, second)).status).toBe(200)
    const names = async () => {
      const rows = await portal.db.sql.execute<{ id: string; name: string | null }>(
        raw`select id, coalesce(contact_name || ' ' || coalesce(contact_phone, 'none'), 'none') as name from "order"`,
      )
      return [open, ended, other].map(of => rows.rows.find(row => row.id === of.order.id)?.name)
    }
    expect(await names()).toEqual(['Ravi 90000001', `Person ${id.slice(-6)} none`, 'Ravinder 90000001'])
    const { rows } = (await portal.as(admin).get(HERE)).body
    const stays = rows.find((row: { id: string }) => row.id === body.id).parts
    expect(stays).toContainEqual(expect.objectContaining({ what: 'Site contact of orders that are open', rows: 1 }))
    later(729)
    await forgetOld(portal.parts)
    expect((await names())[2]).toBe('Ravinder 90000001')
    later(2)
    await forgetOld(portal.parts)
    expect(await names()).toEqual(['Ravi 90000001', 'none', 'none'])
    later(-731)
  })

  test('a rejection says why and takes nothing; who asked takes it back; a stale version and a wrong id are refused', async () => {
    const id = await aLeaver('stayer')
    await leave(id)
    const first = (await propose(`user:${id}`)).body
    expect((await decide(first.id, first.version, false, second)).status).toBe(422)
    expect((await decide(first.id, first.version + 1, false, second, 'A court asks for it')).status).toBe(409)
    expect((await decide(first.id, first.version, false, second, 'A court asks for it')).body.status).toBe('rejected')
    expect((await decide(first.id, first.version + 1, true, second)).status).toBe(409)
    const again = (await propose(`user:${id}`)).body
    expect((await decide(again.id, again.version, false, admin, 'A mistake')).body.status).toBe('withdrawn')
    expect((await one<{ name: string }>(raw`select name from portal_user where id = ${id}`))?.name).toBe('Rosa Lim')
    expect((await propose(`user:${newId()}`)).status).toBe(404)
    for (const person of ['user:1', 'truck:1', id, '']) expect((await propose(person)).status).toBe(422)
  })

  test('IT support looks and changes nothing; nobody else comes in', async () => {
    expect((await portal.as('it_support').get(`/support/view${HERE}`)).body.mayManage).toBe(false)
    expect((await propose(`user:${newId()}`, 'it_support')).status).toBe(403)
    for (const path of [HERE, `${HERE}/people?keyword=a`]) expect((await portal.as('lab').get(path)).status).toBe(403)
  })
})

describe('what goes by itself', () => {
  test('address and device of a session go when its days are over, not before; the setting is dated', async () => {
    const person = await portal.person('long_ago')
    const ended = new Date(portal.clock.at.getTime() - 86_400_000)
    await portal.db.sql
      .update(sessions)
      .set({ address: '203.0.113.7', agent: 'Chrome', endsAt: ended })
      .where(eq(sessions.userId, person.id))
    const place = () => one<{ address: string | null }>(raw`select address from session where user_id = ${person.id}`)
    later(178)
    await forgetOld(portal.parts)
    expect((await place())?.address).toBe('203.0.113.7')
    later(2)
    await forgetOld(portal.parts)
    expect((await place())?.address).toBeNull()
    const lines = await portal.db.sql.select().from(auditLines).where(eq(auditLines.action, 'forget'))
    expect(lines.map(({ after }) => after)).toContainEqual(expect.objectContaining({ siteContacts: 0 }))
    await portal.given(work => setSetting(work, 'privacy.session-days', 7))
    const { body } = await portal.as(admin).get(HERE)
    expect(body.kept).toContainEqual(expect.objectContaining({ what: 'Address and device of ended sessions', days: 7 }))
  })
})
