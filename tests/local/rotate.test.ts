import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Secret, TOTP } from 'otpauth'
import { afterAll, expect, test } from 'vitest'
import { newFolder, type RunningPortal, removeFolder, startPortal } from '../kit/portal'

const data = newFolder()
const PASSWORD = 'two keys for one door'
let portal: RunningPortal
afterAll(async () => {
  await portal.stop()
  removeFolder(data)
}, 30_000)

/** Tokens name the portal's address, and each start here takes a free port. */
const start = async () => {
  portal = await startPortal({ PORTAL_DATA: data, PORTAL_DEMO: '0', PORTAL_PUBLIC_URL: 'http://portal.test' })
}
const call = async (path: string, json?: object, token?: string) => {
  const answer = await fetch(`${portal.url}/api${path}`, {
    method: json ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(json ? { body: JSON.stringify(json) } : {}),
  })
  return { status: answer.status, body: await answer.json() }
}
const rotate = () =>
  spawnSync(process.execPath, ['functions/local/rotate.mjs'], { env: { ...process.env, PORTAL_DATA: data } })

test('new keys come and earlier ones go without signing anybody out or asking for a new phone', async () => {
  await start()
  const oneTime = /sign in as admin with (\S+)/.exec(portal.printed())![1]!
  const first = await call('/login', { username: 'admin', password: oneTime })
  const passwords = { currentPassword: oneTime, newPassword: PASSWORD }
  await call('/administration/user/me/change-password', passwords, first.body.token)
  const me = '/administration/user/me/second-factor'
  const { secret } = (await call(`${me}/start`, { currentPassword: PASSWORD }, first.body.token)).body
  const codeOf = (steps: number) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })
  expect((await call(`${me}/confirm`, { code: codeOf(-1) }, first.body.token)).status).toBe(200)
  const { codes } = (await call(`${me}/codes`, { code: codeOf(0) }, first.body.token)).body

  const signIn = async (code: string) => {
    const { ticket } = (await call('/login', { username: 'admin', password: PASSWORD })).body.facts
    return call('/login/second-factor', { ticket, code })
  }
  const old = await signIn(codes[0])
  expect(old.status).toBe(200)

  expect(rotate().status).toBe(0)
  expect(rotate().status).toBe(1)
  await portal.stop()
  await start()
  expect((await call('/session', undefined, old.body.token)).status).toBe(200)
  const fresh = await signIn(codes[1])
  expect(fresh.status).toBe(200)

  // A day later.
  await portal.stop()
  const file = join(data, 'secrets.json')
  const kept = JSON.parse(readFileSync(file, 'utf8'))
  kept.EARLIER.since = new Date(Date.now() - 25 * 3_600_000).toISOString()
  writeFileSync(file, JSON.stringify(kept))
  await start()
  expect((await call('/session', undefined, old.body.token)).status).toBe(401)
  expect((await call('/session', undefined, fresh.body.token)).status).toBe(200)
  // The phone is the same: what the earlier key sealed is under the new one.
  expect((await signIn(codeOf(1))).status).toBe(200)
}, 240_000)
