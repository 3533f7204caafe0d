import { beforeAll, expect, test } from 'vitest'
import { once } from '~/db/kit/idempotency'
import { idempotencyKeys } from '~/db/kit/tables'
import { type House, house } from '../kit/house'

let portal: House
beforeAll(async () => {
  portal = await house()
})

const KEY = 'make-ong-mei-1'
const create = () =>
  portal
    .as('sales_admin')
    .post(
      '/user/create',
      { username: 'ong.mei', name: 'Ong Mei', email: '', phone: '', customerUserMapping: [] },
      { key: KEY },
    )

test('R-002 a one-time password is in the first answer alone: what is kept for a replay does not hold it', async () => {
  const first = await create()
  expect(first.status).toBe(200)
  const { oneTimePassword, ...rest } = first.body
  expect(oneTimePassword).toMatch(/^(\w{5}-){3}\w{5}$/)
  const rows = await portal.db.sql.select().from(idempotencyKeys)
  expect(rows.filter(row => row.key === KEY)).toMatchObject([{ call: 'POST /user/create', answer: rest }])
  expect(JSON.stringify(rows)).not.toContain(oneTimePassword)
  const again = await create()
  expect([again.status, again.body]).toEqual([200, rest])
})

test('fields of any depth that are shown once are not kept; a switch of that name is', async () => {
  const key = { actorId: 'somebody', call: 'POST /plain', key: 'deep-answer-1', hash: 'h' }
  const answer = { rows: [{ id: 'a', refreshToken: 't', clientSecret: 's', mustChangePassword: true }] }
  const run = () => portal.given(work => once(work, key, async () => answer))
  expect(await run()).toEqual(answer)
  expect(await run()).toEqual({ rows: [{ id: 'a', mustChangePassword: true }] })
})
