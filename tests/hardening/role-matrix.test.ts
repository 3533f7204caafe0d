import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { sessions, users } from '~/db/users/tables'
import { ROLES } from '~/domain/access/roles'
import { newId } from '~/domain/kit/uuid'
import { signToken } from '~/functions/kit/token'
import { type House, house } from '../kit/house'
import { asked } from './kit/parameters'
import { type Allowed, extendTable, roleTable } from './kit/role-table'
import { type Served, servedCalls } from './kit/served'

let portal: House
let calls: Served[]
/** Everybody who tries, with the Authorization header that they bring. */
const bearers = new Map<string, string | null>()

beforeAll(async () => {
  portal = await house()
  calls = await servedCalls(portal)
  if (asked('write')) {
    const { added, removed } = extendTable(calls.map(({ call }) => call))
    console.log([`rows added: ${added.length}`, ...added, `rows removed: ${removed.length}`, ...removed].join('\n'))
  }
  for (const role of ROLES) bearers.set(role, await portal.tokenOf(role))
  bearers.set('nobody', null)
  const { sql } = portal.db
  bearers.set('switched off', await portal.tokenOf('admin_2'))
  await sql.update(users).set({ active: false }).where(eq(users.username, 'admin_2'))
  const gone = await portal.person('admin_3')
  bearers.set('session ended', await portal.tokenOf('admin_3'))
  await sql.update(sessions).set({ revokedAt: portal.clock.at }).where(eq(sessions.id, gone.sessionId!))
  await portal.person('admin_4')
  bearers.set('other credentials since', await portal.tokenOf('admin_4'))
  await sql.update(users).set({ credentialEpoch: 2 }).where(eq(users.username, 'admin_4'))
  const admin = await portal.person('admin_5')
  const of = { userId: admin.id, sessionId: admin.sessionId! }
  const { tokens } = portal.parts.settings
  const earlier = new Date(portal.clock.at.getTime() - 3_600_000)
  bearers.set('token of an hour ago', (await signToken(tokens, of, earlier)).token)
  bearers.set('another audience', (await signToken({ ...tokens, audience: 'elsewhere' }, of, portal.clock.at)).token)
  bearers.set(
    'another issuer',
    (await signToken({ ...tokens, issuer: 'https://elsewhere' }, of, portal.clock.at)).token,
  )
})

/** A body that no contract takes and no Idempotency-Key: whoever is let in is refused for that, and nothing happens. */
async function tried({ method, path, body }: Served, bearer: string | null): Promise<number> {
  const filled = path.replaceAll(/\{\w+\}/g, () => newId())
  const answer = await portal.api.request(`/api${filled}`, {
    method,
    headers: {
      ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: '"harmless"' } : {}),
  })
  await answer.arrayBuffer()
  return answer.status
}

const isRole = (who: string) => (ROLES as readonly string[]).includes(who)

function expected(who: string, allowed: Allowed): 'in' | 401 | 403 {
  if (allowed === 'public') return who === 'nobody' || isRole(who) ? 'in' : 401
  if (!isRole(who) || allowed === 'machine') return 401
  return allowed === 'signed-in' || allowed.includes(who) ? 'in' : 403
}

describe('roles and calls', () => {
  test('every served call has its row, and every row its call', () => {
    const rows = [...roleTable().keys()].sort()
    expect(rows, 'npm run matrix -- --write adds rows; review them').toEqual(
      calls.map(({ call }) => call as string).sort(),
    )
  })

  test('every call answers every role, nobody, and whoever lost their session as the table says', async () => {
    const table = roleTable()
    const wrong: string[] = []
    let asks = 0
    const one = async (of: Served) => {
      const allowed = table.get(of.call)
      if (!allowed) return
      for (const [who, bearer] of bearers) {
        const status = await tried(of, bearer)
        const should = expected(who, allowed)
        asks++
        const is = status === 401 || status === 403 ? status : 'in'
        if (is !== should || status >= 500) wrong.push(`${of.call}: ${who} ${status}, the table says ${should}`)
      }
    }
    // Signing out ends the session of the one who asks, so it comes last.
    const ordered = calls.filter(({ call }) => call !== 'POST /logout')
    const lane = async () => {
      for (let of = ordered.shift(); of; of = ordered.shift()) await one(of)
    }
    await Promise.all(Array.from({ length: 6 }, lane))
    await one(calls.find(({ call }) => call === 'POST /logout')!)
    console.log(`role matrix: ${calls.length} calls × ${bearers.size} = ${asks} requests`)
    expect(wrong).toEqual([])
    expect(asks).toBe(table.size * bearers.size)
    expect(portal.defects).toEqual([])
  }, 1_200_000)
})
