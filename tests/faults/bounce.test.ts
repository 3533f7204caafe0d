import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { invoiceDraft } from '~/db/billing/invoice-draft'
import { approvals } from '~/db/kit/tables'
import { random } from '~/domain/kit/random'
import { freePort } from '~/functions/local/free-port'
import { count } from '../hardening/kit/parameters'
import { afterFile } from '../kit/after-file'
import { givenDraft } from '../kit/given/billing'
import { givenSite } from '../kit/given/customers'
import { type House, house } from '../kit/house'
import { expectInvariants } from '../kit/invariants'
import { TEST_SECRETS } from '../kit/settings'
import { retryingClient } from './client'
import { ownPostgres } from './own-postgres'
import { supervise } from './supervisor'

/** `npm run faults -- --approvals 2000 --bounces 20 --bounce-seconds 5` is the long form: every 5 to 10 s, 0 to 2 s away. */
const APPROVALS = count('approvals', 90)
const BOUNCES = count('bounces', 3)
const SECONDS = count('bounce-seconds', 1)
const SEED = count('seed', 7)
const LANES = 6
/** At every third bounce the server stops still and goes on, as on a machine that sleeps or whose disk hangs. */
const FREEZES = (bounce: number) => bounce % 3 === 1
/** Still for longer than a statement may take, at times: up to 8 s in the long form. */
const FREEZE_TIMES = 4

let postgres: Awaited<ReturnType<typeof ownPostgres>>
let portal: House
let site: Awaited<ReturnType<typeof givenSite>>
let api: Awaited<ReturnType<typeof supervise>>
let client: ReturnType<typeof retryingClient>
let ready = ''

beforeAll(async () => {
  postgres = await ownPostgres()
  afterFile(() => postgres.stop())
  portal = await house({ on: postgres.database })
  site = await givenSite(portal)
  for (const who of ['admin', 'sales_manager', 'ceo']) await portal.person(who)
  const port = await freePort()
  ready = `http://127.0.0.1:${port}/readyz`
  api = await supervise({
    name: 'portal-child',
    env: { ...TEST_SECRETS, DATABASE_URL: postgres.database.url, STANDS_AT: portal.clock.at.toISOString() },
    orders: () => port,
  })
  client = retryingClient(portal, () => `http://127.0.0.1:${port}`)
}, 120_000)

afterAll(() => api?.stop())

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

/** Setting the ground may meet the crash too; it is simply done again. */
async function until<T>(run: () => Promise<T>): Promise<T> {
  for (let no = 0; ; no++)
    try {
      return await run()
    } catch (error) {
      if (no > 200) throw error
      await pause(50)
    }
}

test(`PostgreSQL crashes or freezes ${BOUNCES} times under ${APPROVALS} approvals: nothing acknowledged is lost (seed ${SEED})`, {
  timeout: 300_000 + BOUNCES * 30_000 + APPROVALS * 500,
}, async () => {
  const next = random(SEED)
  const acknowledged: { id: string; level: number }[] = []
  const backAfter: number[] = []
  let [bounces, frozen] = [0, 0]
  const monkey = async () => {
    for (; bounces < BOUNCES; bounces++) {
      await pause(1000 * SECONDS * (1 + next()))
      const away = next() * Math.min(2000, SECONDS * 1000)
      if (FREEZES(bounces)) {
        frozen++
        await postgres.freeze(away * FREEZE_TIMES)
      } else await postgres.crash(away)
      const since = performance.now()
      await until(async () => {
        const answer = await fetch(ready)
        await answer.text()
        if (!answer.ok) throw new Error(`not ready: ${answer.status}`)
      })
      backAfter.push(performance.now() - since)
    }
  }
  const approver = async () => {
    while (acknowledged.length < APPROVALS || bounces < BOUNCES) {
      const { id } = await until(() => givenDraft(portal, site))
      for (const [at, who] of ['admin', 'sales_manager', 'ceo'].entries()) {
        const { results } = await client.write(who, 'PUT', '/invoice-draft/approve', {
          drafts: [{ id, version: at + 1 }],
        })
        expect(results[0]).toMatchObject({ id, ok: true })
        acknowledged.push({ id, level: at + 1 })
      }
    }
  }
  await Promise.all([monkey(), ...Array.from({ length: LANES }, approver)])
  console.log(
    `bounces ${bounces}, of them frozen ${frozen}, approvals ${acknowledged.length}, sent again ${client.sentAgain() + client.cutOff()} times, longest until ready again ${Math.round(Math.max(...backAfter))} ms`,
  )
  expect(api.fellOver).toEqual([])
  expect(api.errors.filter(line => line.includes('defect'))).toEqual([])
  expect(Math.max(...backAfter)).toBeLessThan(5000)
  for (const id of new Set(acknowledged.map(of => of.id))) {
    const given = await portal.db.sql.select().from(approvals).where(eq(approvals.subjectId, id))
    expect(given.map(of => of.level).sort()).toEqual([1, 2, 3])
    expect((await invoiceDraft.get(portal.db.sql, id)).status).toBe('approved')
  }
})

test('what must always hold, holds', () => expectInvariants(portal))
