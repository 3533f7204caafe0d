import { beforeAll, expect, test } from 'vitest'
import { newId } from '~/domain/kit/uuid'
import type { House } from '../kit/house'
import { type Schema, type Served, servedHouse } from './kit/served'

let portal: House
let calls: Served[]
beforeAll(async () => {
  ;({ portal, calls } = await servedHouse())
})

/** Names that mean a calendar day on the wire; instants are called at, startTime or milestone. */
const DAY = /([a-z]Date|[a-z]Day|^date|^day|^from|^to)$/

/** Named like a day and something else, or judged only after what is in the address or which kind is asked. */
const OTHERWISE = [
  'POST /order-plan/incident from',
  'POST /pricing disableChangeDate',
  'PUT /pricing disableChangeDate',
  'GET /price-category/type/:type day',
  'POST /global-product-list/update-status endDate',
  'POST /pricing/:id/update-status endDate',
  'POST /raw-material-test/generate-graph-pdf from',
  'POST /raw-material-test/generate-graph-pdf to',
]

const daysOf = (properties: Record<string, Schema> = {}) => Object.keys(properties).filter(name => DAY.test(name))

function bodyDays(schema: Schema | undefined): string[] {
  if (!schema) return []
  const ways = [schema, ...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]
  return [...new Set(ways.flatMap(way => daysOf(way.properties)))]
}

const WRONG = '31/12/2026'

test('R-180 a date on the wire is yyyy-MM-dd: every call that takes one refuses another form by its field', async () => {
  const wrong: string[] = []
  let asked = 0
  for (const { call, method, path, body, parameters, roles } of calls) {
    const inQuery = parameters.filter(one => one.in === 'query' && DAY.test(one.name)).map(one => one.name)
    const inBody = bodyDays(body)
    const names = [...inQuery, ...inBody]
    if (!names.length) continue
    const query = new URLSearchParams(inQuery.map(name => [name, WRONG]))
    const answer = await portal.api.request(`/api${path.replaceAll(/\{\w+\}/g, () => newId())}?${query}`, {
      method,
      headers: {
        authorization: `Bearer ${await portal.tokenOf(roles[0] ?? 'admin')}`,
        'content-type': 'application/json',
        'idempotency-key': newId(),
      },
      ...(body ? { body: JSON.stringify(Object.fromEntries(inBody.map(name => [name, WRONG]))) } : {}),
    })
    const { errors = {} } = (await answer.json()) as { errors?: Record<string, string[]> }
    for (const name of inQuery.length ? inQuery : inBody) {
      asked++
      if (OTHERWISE.includes(`${call} ${name}`)) continue
      if (answer.status !== 422 || !errors[name]?.includes('A date as yyyy-MM-dd is needed'))
        wrong.push(`${call} ${name}: ${answer.status} ${errors[name]}`)
    }
  }
  expect(wrong).toEqual([])
  expect(asked).toBeGreaterThan(200)
})

test('R-180 what is sent as yyyy-MM-dd comes back so, and a day that no calendar has is refused', async () => {
  const admin = portal.as('admin')
  const made = await admin.post('/holiday', { day: '2026-12-25', name: 'Christmas Day' })
  expect([made.status, made.body.day]).toEqual([200, '2026-12-25'])
  const refused = await admin.post('/holiday', { day: '2026-02-30', name: 'No day' })
  expect([refused.status, refused.body.errors.day]).toEqual([422, ['A date as yyyy-MM-dd is needed']])
})
