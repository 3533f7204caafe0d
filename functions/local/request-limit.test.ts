import { expect, test } from 'vitest'
import { noMoreThan } from './request-limit'

const slow = () => {
  const leave: (() => void)[] = []
  const front = {
    drain: () => {},
    answer: () => new Promise<Response>(resolve => leave.push(() => resolve(new Response('served')))),
  }
  return { door: noMoreThan(2, front), leave }
}
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Request(`http://portal${path}`, { method, headers })

test('whoever comes beyond the limit hears at once that it is full, and the next is served when one has left', async () => {
  const { door, leave } = slow()
  const first = door.answer(ask('/api/plant/list'), '')
  const second = door.answer(ask('/order'), '')
  const third = await door.answer(ask('/api/plant/list'), '')
  expect([third.status, third.headers.get('retry-after'), third.headers.get('content-type')]).toEqual([
    429,
    '2',
    'application/problem+json',
  ])
  expect(await third.json()).toMatchObject({ title: 'throttled', status: 429 })
  leave.shift()!()
  expect(await (await first).text()).toBe('served')
  const fourth = door.answer(ask('/api/plant/list'), '')
  for (const go of leave) go()
  expect(await Promise.all([second, fourth].map(async one => (await one).status))).toEqual([200, 200])
})

test('under many requests the portal still says that it is up', async () => {
  const { door, leave } = slow()
  const all = ['/a', '/b', '/healthz', '/readyz'].map(path => door.answer(ask(path), ''))
  expect(leave.length).toBe(4)
  for (const go of leave) go()
  expect((await Promise.all(all)).map(({ status }) => status)).toEqual([200, 200, 200, 200])
})

test('a page comes back by itself, a form that was sent does not', async () => {
  const { door } = slow()
  for (const path of ['/a', '/b']) void door.answer(ask(path), '')
  const html = { accept: 'text/html' }
  expect(await (await door.answer(ask('/order', html), '')).text()).toContain('http-equiv="refresh"')
  expect(await (await door.answer(ask('/order', html, 'POST'), '')).text()).not.toContain('http-equiv')
})

test('a request that fails leaves its place to others', async () => {
  const door = noMoreThan(1, { drain: () => {}, answer: () => Promise.reject(new Error('broken')) })
  await expect(door.answer(ask('/a'), '')).rejects.toThrow('broken')
  await expect(door.answer(ask('/b'), '')).rejects.toThrow('broken')
})
