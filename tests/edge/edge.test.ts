import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { loginAttempts, users } from '~/db/users/tables'
import { RIGHTS } from '~/domain/access/rights'
import { VERSION } from '~/domain/kit/release'
import { signedForward } from '~/functions/kit/forward'
import { hashPassword } from '~/workflows/users/hash-password'
import { type House, house } from '../kit/house'
import { TEST_SECRETS } from '../kit/settings'
import { worker } from './worker'

const LARGEST_KB = 400
const password = 'a long enough phrase'
let portal: House
let edge: Awaited<ReturnType<typeof worker>>

beforeAll(async () => {
  portal = await house({ now: new Date().toISOString() })
  const { id } = await portal.person('dispatcher')
  await portal.db.sql
    .update(users)
    .set({ passwordHash: await hashPassword(password) })
    .where(eq(users.id, id))
  edge = await worker(portal)
}, 120_000)

describe('the bundle of the Worker', () => {
  test(`is below ${LARGEST_KB} kB gzipped`, () => {
    const kilobytes = edge.zipped / 1000
    console.log(`edge bundle ${kilobytes.toFixed(0)} kB gzipped, ${(edge.bytes / 1000).toFixed(0)} kB minified`)
    expect(kilobytes).toBeLessThan(LARGEST_KB)
  })

  test('reaches no spreadsheet, no PDF, no AWS, no other database driver', () => {
    const heavy =
      /node_modules\/(exceljs|pdfmake|@aws-sdk|highs|nodemailer|fauxqs|pg)\/|\.(files|engine)\.ts$|^functions\/(cylinders\/(conformity|control|fresh|specimen)|materials\/carbon|mixdesign\/design|rawtests\/(aggregate|cement|limits))\.ts$/
    expect(edge.inputs).toContain('functions/light-door.ts')
    expect(edge.inputs.filter(path => heavy.test(path))).toEqual([])
    for (const path of [
      'node_modules/@aws-sdk/client-s3/index.js',
      'functions/billing/invoice.files.ts',
      'functions/materials/carbon.ts',
    ])
      expect(path).toMatch(heavy)
  })
})

describe('in workerd', () => {
  test('the database is reached through the Neon driver', async () => {
    expect(await (await edge.fetch('/readyz')).json()).toEqual({
      ready: true,
      version: VERSION,
      schema: expect.stringMatching(/^\d{4}_/),
      behind: [],
      ahead: [],
      roles: 'strong',
    })
  })

  test('many requests at once each close their own connection', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => edge.fetch('/readyz')))
    expect(new Set(answers.map(answer => answer.status))).toEqual(new Set([200]))
    await expect.poll(() => connections(), { timeout: 5000 }).toBeLessThan(10)
  })

  test('signing in goes to the Lambda, signed, with the address that the network names', async () => {
    const login = (secret: string, headers = {}) =>
      edge.fetch('/api/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ username: 'dispatcher', password: secret }),
      })
    const good = await login(password)
    expect(good.status).toBe(200)
    const { token } = (await good.json()) as { token: string }
    expect(edge.lambda.calls).toContain('POST /api/login')
    const session = await edge.fetch('/api/session', { headers: { authorization: `Bearer ${token}` } })
    expect(await session.json()).toMatchObject({ user: { username: 'dispatcher' } })

    expect((await login('wrong', { 'x-portal-address': '198.51.100.99' })).status).toBe(401)
    const keys = await portal.db.sql.select({ key: loginAttempts.key }).from(loginAttempts)
    expect(keys.map(each => each.key)).not.toContain('address:198.51.100.99')
  })

  test('a given path of the Lambda is never taken for an id here', async () => {
    const answer = await edge.fetch('/api/mix-designs/download')
    expect(answer.status).toBe(401)
    expect(edge.lambda.calls).toContain('GET /api/mix-designs/download')
    expect((await edge.fetch('/api/mix-designs/list')).status).toBe(401)
    expect(edge.lambda.calls).not.toContain('GET /api/mix-designs/list')
  })

  test('engineering is calculated behind it', async () => {
    const { token } = (await (
      await edge.fetch('/api/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: 'dispatcher', password }),
      })
    ).json()) as { token: string }
    const call = Object.keys(RIGHTS).filter(of => of.startsWith('GET /engineering/') && !of.includes(':'))
    expect(call).toContain('GET /engineering/carbon-factors')
    for (const path of call.map(of => of.replace('GET ', '/api'))) {
      const answer = await edge.fetch(path, { headers: { authorization: `Bearer ${token}` } })
      expect([path, answer.status < 500 && answer.status !== 404]).toEqual([path, true])
      expect(edge.lambda.calls).toContain(`GET ${path}`)
    }
  })

  test('invoices, reports and a draft put right are asked behind it; a draft is read and decided here', async () => {
    const ids = { id: '01a1f8b3-7aff-7517-8ddf-000000000000', plantId: '01a1f8b3-7aff-7517-8ddf-000000000000' }
    const behind = async (call: string) => {
      const [method, path = ''] = call.replace(/:(\w+)/g, (_, name) => ids[name as 'id'] ?? '2026-11').split(' ')
      edge.lambda.calls.length = 0
      const answer = await edge.fetch(`/api${path}`, { method })
      expect([call, answer.status]).toEqual([call, 401])
      return edge.lambda.calls.includes(`${method} /api${path}`)
    }
    const desk = Object.keys(RIGHTS).filter(call => / \/(invoice|report\/(carbon|chat|plant)[a-z-]+)(\/|$)/.test(call))
    expect(desk).toEqual(expect.arrayContaining(['POST /invoice/search', 'GET /report/chat-report/answer']))
    for (const call of [...desk, 'PUT /invoice-draft/:id']) expect([call, await behind(call)]).toEqual([call, true])
    for (const call of ['POST /invoice-draft/list', 'GET /invoice-draft/:id', 'PUT /invoice-draft/approve'])
      expect([call, await behind(call)]).toEqual([call, false])
  })

  test("the web's server signs its calls, and is believed about the address of its visitor", async () => {
    const call = new Request(`${portal.parts.settings.publicUrl}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-portal-address': '203.0.113.50' },
      body: JSON.stringify({ username: 'dispatcher', password: 'wrong' }),
    })
    const signed = await signedForward(call, edge.url, TEST_SECRETS.PORTAL_FORWARD_SECRET, new Date())
    expect((await fetch(signed)).status).toBe(401)
    const keys = await portal.db.sql.select({ key: loginAttempts.key }).from(loginAttempts)
    expect(keys.map(each => each.key)).toContain('address:203.0.113.50')
  })

  test('the Lambda refuses whoever comes past the edge', async () => {
    expect((await fetch(`${edge.lambda.url}/api/session`)).status).toBe(403)
    expect(
      (
        await fetch(`${edge.lambda.url}/healthz`, {
          headers: { 'x-forward-signature': 'a'.repeat(64), 'x-forward-at': String(Date.now()) },
        })
      ).status,
    ).toBe(403)
  })

  test('what nobody serves is answered 404 as a problem', async () => {
    const answer = await edge.fetch('/api/no-such-call')
    expect(answer.status).toBe(404)
    expect(answer.headers.get('content-type')).toContain('application/problem+json')
  })
})

async function connections() {
  const { rows } = await portal.db.sql.execute<{ n: number }>(
    `select count(*)::int as n from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and application_name = ''`,
  )
  return rows[0]!.n
}
