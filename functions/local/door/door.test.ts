import { expect, test } from 'vitest'
import { doorBefore } from './door'

type Wish = Partial<Parameters<typeof doorBefore>[1]>
const slow = (wish: Wish = {}) => {
  const leave: (() => void)[] = []
  const front = {
    drain: () => {},
    answer: () => new Promise<Response>(resolve => leave.push(() => resolve(new Response('served')))),
  }
  return { door: doorBefore(front, { most: 2, places: 2, ...wish }), leave }
}
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Request(`http://portal${path}`, { method, headers })
const settle = () => new Promise(next => setImmediate(next))

test('whoever comes beyond the limit hears at once that it is full, and the next is served when one has left', async () => {
  const { door, leave } = slow()
  const first = door.answer(ask('/api/plant/list'), '')
  const second = door.answer(ask('/api/truck/list'), '')
  await settle()
  const third = await door.answer(ask('/api/plant/list'), '')
  expect([third.status, third.headers.get('retry-after'), third.headers.get('content-type')]).toEqual([
    429,
    '1',
    'application/problem+json',
  ])
  expect(await third.json()).toMatchObject({ title: 'throttled', status: 429 })
  leave.shift()!()
  expect(await (await first).text()).toBe('served')
  const fourth = door.answer(ask('/api/plant/list'), '')
  await settle()
  for (const go of leave) go()
  expect(await Promise.all([second, fourth].map(async one => (await one).status))).toEqual([200, 200])
})

test('under many requests the portal still says that it is up, and a page that is in gets its files', async () => {
  const { door, leave } = slow()
  const all = ['/api/a', '/api/b', '/healthz', '/readyz', '/assets/main.js'].map(path => door.answer(ask(path), ''))
  await settle()
  expect(leave.length).toBe(5)
  for (const go of leave) go()
  expect((await Promise.all(all)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
})

test('a page comes back by itself, a form that was sent does not', async () => {
  const { door } = slow()
  for (const path of ['/api/a', '/api/b']) void door.answer(ask(path), '')
  await settle()
  const html = { accept: 'text/html' }
  expect(await (await door.answer(ask('/order', html), '')).text()).toContain('http-equiv="refresh"')
  expect(await (await door.answer(ask('/order', html, 'POST'), '')).text()).not.toContain('http-equiv')
})

test('a request that fails leaves its place to others', async () => {
  const front = { drain: () => {}, answer: () => Promise.reject(new Error('broken')) }
  const door = doorBefore(front, { most: 1, places: 1 })
  await expect(door.answer(ask('/a'), '')).rejects.toThrow('broken')
  await expect(door.answer(ask('/b'), '')).rejects.toThrow('broken')
})

test('people are told apart by tokens that were right before; what is made up is nobody, but an address', async () => {
  const { door, leave } = slow({ most: 50, places: 1, whose: token => ({ 'of-one': 'one', 'of-two': 'two' })[token] })
  const order: string[] = []
  const come = (name: string, headers: Record<string, string>) =>
    void door.answer(ask('/api/truck/list', headers), 'office').then(() => order.push(name))
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
  come('one', bearer('of-one'))
  come('one again, by cookie', { cookie: 'theme=dark; portal=of-one' })
  come('made up', bearer('x'))
  come('made up again', bearer('y'))
  come('two', bearer('of-two'))
  for (let no = 0; no < 5; no++) {
    await settle()
    leave.shift()!()
  }
  await settle()
  expect(order).toEqual(['one', 'made up', 'two', 'one again, by cookie', 'made up again'])
})

test('a body that trickles holds no place and has one when it is there; one that came with its request waits its turn', async () => {
  const { door, leave } = slow({ most: 50, places: 1 })
  const body = { whole: () => {}, isHere: () => false }
  const arrived = new Promise<void>(resolve => {
    body.whole = resolve
  })
  const post = door.answer(ask('/api/order', {}, 'POST'), 'a', { arrived, isHere: body.isHere })
  await expect.poll(() => leave.length).toBe(1)
  const read = door.answer(ask('/api/truck/list'), 'b')
  await settle()
  expect(leave.length).toBe(2)
  leave.pop()!()
  expect((await read).status).toBe(200)
  body.whole()
  await settle()
  const next = door.answer(ask('/api/truck', {}, 'POST'), 'b', { arrived: Promise.resolve(), isHere: () => true })
  await settle()
  await settle()
  expect(leave.length, 'the next waits until the body’s own request is answered').toBe(1)
  leave.shift()!()
  expect((await post).status).toBe(200)
  await settle()
  leave.shift()!()
  expect((await next).status).toBe(200)
})
