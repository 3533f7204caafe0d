import { expect, test } from 'vitest'
import { newId } from '~/domain/kit/uuid'
import { type Schema, servedHouse } from './kit/served'

/** Names that every JavaScript object has, so that a table of columns that is looked up carelessly has them as well. */
const INHERITED = ['constructor', '-toString', 'valueOf,hasOwnProperty']

/** A file that is streamed newest first, with the address of its list taken as it is. */
const STREAMED = ['GET /driver/action-history/download']

const takesSort = (schema: Schema | undefined): boolean =>
  Boolean(schema?.properties?.sort) ||
  [...(schema?.anyOf ?? []), ...(schema?.oneOf ?? []), ...(schema?.allOf ?? [])].some(takesSort)

test('a list refuses to be sorted by what is no column of it, whatever it is called', async () => {
  const { portal, calls } = await servedHouse()
  const wrong: string[] = []
  let refused = 0
  for (const { call, method, path, body, parameters, roles } of calls) {
    const inQuery = parameters.some(one => one.in === 'query' && one.name === 'sort')
    if (STREAMED.includes(call) || (!inQuery && !takesSort(body))) continue
    for (const sort of INHERITED) {
      const query = inQuery ? `?${new URLSearchParams({ sort })}` : ''
      const answer = await portal.api.request(`/api${path.replaceAll(/\{\w+\}/g, () => newId())}${query}`, {
        method,
        headers: {
          authorization: `Bearer ${await portal.tokenOf(roles[0] ?? 'admin')}`,
          'content-type': 'application/json',
          'idempotency-key': newId(),
        },
        ...(inQuery ? {} : { body: JSON.stringify({ sort }) }),
      })
      const isProblem = answer.headers.get('content-type')?.includes('json')
      const { errors = {} } = (isProblem ? await answer.json() : {}) as { errors?: Record<string, string[]> }
      if (answer.status === 422 && errors.sort) refused++
      else if (answer.status === 200 || answer.status >= 500) wrong.push(`${call} by ${sort}: ${answer.status}`)
    }
  }
  expect(wrong).toEqual([])
  expect(refused).toBeGreaterThan(150)
})
