import { expect, test } from 'vitest'
import { rolesWith } from '~/domain/access/grants'
import { rightOf } from '~/domain/access/rights'
import { fleetRights } from '~/domain/access/rights/fleet'
import { ordersRights } from '~/domain/access/rights/orders'
import type { Role } from '~/domain/access/roles'
import { newId } from '~/domain/kit/uuid'
import { routesOf } from '~/functions/kit/openapi'
import { house } from '../kit/house'

const calls = Object.keys({ ...ordersRights, ...fleetRights }) as (
  | keyof typeof ordersRights
  | keyof typeof fleetRights
)[]
const PROBES: Role[] = ['it_support', 'customer', 'salesperson', 'lab', 'dispatcher']

test('every call of orders and fleet refuses each role that its right does not name, and a stranger', async () => {
  const portal = await house()
  const open: string[] = []
  for (const call of calls) {
    const right = rightOf(call)
    if (typeof right === 'string' && right !== 'machine') throw new Error(`${call} is open to everybody`)
    const allowed = right === 'machine' ? [] : rolesWith(right[0], right[1])
    const [method, path] = call.split(' ') as [string, string]
    const url = `/api${path.replaceAll(/:(\w+)/g, (_, name) => (name === 'status' ? 'true' : newId()))}`
    const ask = async (headers: Record<string, string>) =>
      (
        await portal.api.request(url, {
          method,
          headers: { 'idempotency-key': newId(), 'content-type': 'application/json', ...headers },
          ...(method === 'GET' ? {} : { body: '{}' }),
        })
      ).status
    const refusal = right === 'machine' ? 401 : 403
    if ((await ask({})) !== 401) open.push(`${call} to a stranger`)
    for (const role of PROBES.filter(role => !allowed.includes(role)))
      if ((await ask({ authorization: `Bearer ${await portal.tokenOf(role)}` })) !== refusal)
        open.push(`${call} to ${role}`)
  }
  expect(open).toEqual([])
})

test('every row of the rights of orders and fleet is served', async () => {
  const portal = await house()
  const served = new Set(routesOf(portal.api).map(({ method, path }) => `${method} ${path.replace(/^\/api/, '')}`))
  expect(calls.filter(call => !served.has(call))).toEqual([])
})
