import { beforeAll, expect, test } from 'vitest'
import { newId } from '~/domain/kit/uuid'
import { routesOf } from '~/functions/kit/openapi'
import { specTable } from '../house/spec-table'
import type { House } from '../kit/house'
import { machineHeadersOf } from '../kit/machine-key'
import { type Served, servedHouse } from './kit/served'

let portal: House
let calls: Served[]
beforeAll(async () => {
  ;({ portal, calls } = await servedHouse())
})

const filled = (path: string) => path.replaceAll(/\{\w+\}/g, newId())

async function ask(method: string, path: string, who: string | null, how: RequestInit = {}) {
  const headers = new Headers(how.headers)
  if (who) headers.set('authorization', `Bearer ${await portal.tokenOf(who)}`)
  headers.set('idempotency-key', newId())
  const answer = await portal.api.request(path, { ...how, method, headers })
  const problem = answer.headers.get('content-type')?.includes('problem')
  const { title = '', facts = {} } = problem ? ((await answer.json()) as { title: string; facts?: object }) : {}
  return { status: answer.status, title, right: (facts as { right?: string }).right ?? '' }
}

const many = async <T>(of: readonly T[], one: (item: T) => Promise<void>) => {
  const rest = [...of]
  const lane = async () => {
    for (let item = rest.shift(); item; item = rest.shift()) await one(item)
  }
  await Promise.all(Array.from({ length: 6 }, lane))
}

test('R-249 every product call lies under /api and nowhere else', async () => {
  const outside = routesOf(portal.api).filter(({ path }) => !path.startsWith('/api/'))
  expect(outside.map(({ path }) => path).sort()).toEqual(['/healthz', '/metrics', '/readyz'])
  const wrong: string[] = []
  await many(specTable('calls'), async ({ method, path }) => {
    const at = filled(path!)
    const [inside, bare] = [await ask(method!, `/api${at}`, null), await ask(method!, at, null)]
    if (inside.status === 404 || bare.status !== 404) wrong.push(`${method} ${path}: ${inside.status} ${bare.status}`)
  })
  expect(wrong).toEqual([])
})

test('R-254 every path answers with and without a closing slash, by the same call', async () => {
  const leaves = ['/logout']
  const wrong: string[] = []
  await many(specTable('calls'), async ({ method, path }) => {
    const at = `/api${filled(path!)}`
    // A customer has hardly any right, so that the refusal names the right of the call that was reached.
    const who = leaves.includes(path!) ? null : 'customer'
    const [plain, closed] = [await ask(method!, at, who), await ask(method!, `${at}/`, who)]
    if (JSON.stringify(plain) !== JSON.stringify(closed) || /^There is no/.test(plain.title) || plain.status >= 500)
      wrong.push(`${method} ${path}: ${JSON.stringify([plain, closed])}`)
  })
  expect(wrong).toEqual([])
})

test('R-253 uploads are multipart and every other body is JSON; anything else is refused by its type', async () => {
  const file = () => {
    const form = new FormData()
    form.set('file', new File(['slump;120'], 'results.csv'))
    return form
  }
  const wrong: string[] = []
  const takesFile = ({ upload }: Served) => upload !== undefined
  expect(calls.filter(takesFile).length).toBeGreaterThan(8)
  const asMachine = await machineHeadersOf(portal)
  await many(
    calls.filter(({ method }) => method !== 'GET'),
    async of => {
      const { call, method, path, body, roles, right } = of
      const at = `/api${filled(path)}`
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml']) {
        const { status } = await ask(method, at, null, { headers: { 'content-type': type }, body: 'a=1' })
        if (status !== 415) wrong.push(`${call} took ${type}: ${status}`)
      }
      // Asked by whoever holds the right: the type is judged after it.
      const byKey = right === 'machine'
      const who = roles[0] ?? (call === 'POST /logout' || byKey ? null : 'admin')
      const own: Record<string, string> = byKey ? asMachine(call) : {}
      const json = { headers: { ...own, 'content-type': 'application/json' }, body: '{}' }
      if (takesFile(of) && (await ask(method, at, who, json)).status !== 415) wrong.push(`${call} took JSON`)
      if (body && (await ask(method, at, who, { headers: own, body: file() })).status !== 415)
        wrong.push(`${call} took multipart`)
    },
  )
  expect(wrong).toEqual([])
  expect(portal.defects).toEqual([])
})

test('a method that an address does not take is 405 and says which ones it takes; what is nowhere stays 404', async () => {
  const asked = async (method: string, path: string) => {
    const answer = await portal.api.request(path, { method })
    return [answer.status, answer.headers.get('allow')]
  }
  const address = `/api/order/${newId()}`
  for (const method of ['OPTIONS', 'PATCH']) expect(await asked(method, '/api/login')).toEqual([405, 'POST'])
  expect(await asked('OPTIONS', '/api/audit/')).toEqual([405, 'GET, HEAD'])
  expect(await asked('OPTIONS', '/readyz')).toEqual([405, 'GET, HEAD'])
  expect((await asked('PATCH', address))[1]).toContain('GET, HEAD')
  expect(await asked('OPTIONS', '/api/nowhere/at/all')).toEqual([404, null])
  expect(await asked('GET', '/api/nowhere')).toEqual([404, null])
})

test('every answer of the API, a refusal and a download among them, lets a browser load and frame nothing', async () => {
  const token = await portal.tokenOf('admin')
  for (const path of ['/api/audit', '/api/nowhere', '/api/order/x', '/api/pass/assignees/template']) {
    const answer = await portal.api.request(path, { headers: { authorization: `Bearer ${token}` } })
    expect([path, answer.headers.get('content-security-policy')]).toEqual([
      path,
      "default-src 'none'; frame-ancestors 'none'",
    ])
  }
})
