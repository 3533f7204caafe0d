import { expect, test } from 'vitest'
import { random } from '~/domain/kit/random'
import { costsOfCalls } from './costs'
import { type Kind, lineFor, type Place } from './line'

/** A clock that the test moves, and a line that goes by it. */
function lineAt(places: number) {
  const clock = { ms: 0 }
  return { clock, line: lineFor(places, () => clock.ms) }
}
const settle = async () => {
  for (let turn = 0; turn < 5; turn++) await null
}
const call = { kind: 'call', cost: 10, others: 0 } as const

/** In which order those who wait for the one place are let in. */
async function order(wishes: Record<string, { kind: Kind; cost: number; others: number }>): Promise<string[]> {
  const { line } = lineAt(1)
  const first = await line.ask(call)
  const into: string[] = []
  for (const [name, wish] of Object.entries(wishes))
    void line.ask(wish).then(place => {
      into.push(name)
      place?.leave()
    })
  first!.leave()
  for (const _ of Object.keys(wishes)) await settle()
  return into
}

test('reads and boards go in before pages, pages before reports', async () => {
  const [report, page] = [
    { kind: 'report', cost: 10, others: 0 },
    { kind: 'page', cost: 10, others: 0 },
  ] as const
  expect(await order({ report, page, board: call, read: call })).toEqual(['board', 'read', 'page', 'report'])
})

test('a person’s second tab goes in after everybody’s first', async () => {
  expect(await order({ first: { ...call, others: 1 }, again: { ...call, others: 2 }, other: call })).toEqual([
    'other',
    'first',
    'again',
  ])
})

test('whoever would wait too long hears so at once, and whoever would not waits', async () => {
  const { line, clock } = lineAt(1)
  const inside = await line.ask({ ...call, cost: 200 })
  const two = [line.ask({ ...call, cost: 200 }), line.ask({ ...call, cost: 200 })]
  // The line was empty a second ago; then it is no crowd that came together any more.
  clock.ms = 1000
  expect(await line.ask(call)).toBeNull()
  // A page may wait for longer.
  const page = line.ask({ kind: 'page', cost: 150, others: 0 })
  inside!.leave()
  ;(await two[0])!.leave()
  ;(await two[1])!.leave()
  expect(await page).not.toBeNull()
})

test('people who come together wait for longer than those who come all the time', async () => {
  const { line } = lineAt(1)
  await line.ask(call)
  const heard: (Place | null)[] = []
  for (let no = 0; no < 100; no++) void line.ask({ ...call, cost: 10 }).then(place => heard.push(place))
  await settle()
  expect(heard.length, 'of 0.9 s of work nobody is sent away').toBe(9)
})

test('reports leave places to others, and what does not end frees its place', async () => {
  const { line, clock } = lineAt(4)
  const report = { kind: 'report', cost: 50, others: 0 } as const
  await line.ask(report)
  for (let no = 0; no < 2; no++) expect(await line.ask(call)).not.toBeNull()
  let second: Place | null | undefined
  void line.ask(report).then(place => {
    second = place
  })
  await settle()
  expect(await line.ask(call)).not.toBeNull()
  expect(second).toBeUndefined()
  clock.ms = 1100
  line.sweep()
  await settle()
  expect(second).toBeTruthy()
})

test('who leaves while waiting is not worked for, and who waited for twice as long as meant is sent away', async () => {
  const { line, clock } = lineAt(1)
  await line.ask(call)
  const gone = new AbortController()
  const left = line.ask({ ...call, gone: () => gone.signal })
  const waits = line.ask(call)
  expect(line.size()).toBe(3)
  gone.abort()
  expect(await left).toBeNull()
  expect(line.size()).toBe(2)
  clock.ms = 1201
  line.sweep()
  expect(await waits).toBeNull()
})

test('whoever is refused is told to come when those told before have been', async () => {
  const { line, clock } = lineAt(1)
  await line.ask(call)
  expect([line.appointment(400), line.appointment(400), line.appointment(400)]).toEqual([400, 800, 1200])
  clock.ms = 1000
  expect(line.appointment(400)).toBe(600)
})

test('the cost of what works side by side is its part of the time', async () => {
  const { line, clock } = lineAt(2)
  const [one, other] = [await line.ask(call), await line.ask(call)]
  clock.ms = 100
  expect(one!.leave()).toBe(50)
  clock.ms = 130
  expect(other!.leave()).toBe(80)
})

test('a call that takes ten times the usual is a report, and made-up addresses are no more than fit', () => {
  const costs = costsOfCalls()
  expect(costs.of('GET', '/api/audit-report')).toMatchObject({ kind: 'call', cost: 5 })
  for (let no = 0; no < 30; no++) costs.learn(costs.of('GET', '/api/audit-report'), 900)
  for (let no = 0; no < 30; no++) costs.learn(costs.of('GET', `/api/truck/${no}`), 8)
  expect(costs.of('GET', '/api/audit-report').kind).toBe('report')
  expect(costs.of('GET', '/api/truck/77').name).toBe('GET /api/truck/*')
  expect(costs.of('GET', '/live/queue/queue_list').kind).toBe('call')
  expect(costs.of('GET', '/files/invoice/9').kind).toBe('report')
  expect(costs.of('GET', '/order').kind).toBe('page')
})

/** A machine of one thread that shares its time among those who work, asked by the clock. */
async function flood(of: { places: number; times: number; seconds: number }) {
  const { line, clock } = lineAt(of.places)
  const costs = costsOfCalls()
  const draw = random(7)
  const COST = { call: 8, page: 45 }
  const capacity = 1000 / (COST.call * 0.92 + COST.page * 0.08)
  const atWork = new Map<object, { left: number; end(): void }>()
  const heard: { kind: Kind; ms: number; good: boolean; at: number }[] = []
  const advance = async (until: number) => {
    while (clock.ms < until) {
      const least = Math.min(Number.POSITIVE_INFINITY, ...[...atWork.values()].map(({ left }) => left))
      const step = Math.min(until - clock.ms, least * atWork.size || Number.POSITIVE_INFINITY)
      clock.ms += step
      for (const [key, one] of [...atWork]) {
        one.left -= step / atWork.size
        if (one.left < 1e-9) {
          atWork.delete(key)
          one.end()
        }
      }
      await settle()
    }
  }
  async function request() {
    const began = clock.ms
    const isPage = draw() < 0.08
    const asked = costs.of('GET', isPage ? '/order' : '/api/truck/list')
    const place = await line.ask({ ...asked, others: 0 })
    if (!place) return void heard.push({ kind: asked.kind, ms: 0, good: false, at: began })
    await new Promise<void>(end => {
      const real = (isPage ? COST.page : COST.call) * (0.5 + draw())
      atWork.set({}, { left: real, end })
    })
    costs.learn(asked, place.leave())
    heard.push({ kind: asked.kind, ms: clock.ms - began, good: true, at: began })
  }
  const gap = 1000 / (capacity * of.times)
  for (let due = 0, swept = 0; due < of.seconds * 1000; due += gap) {
    await advance(due)
    if (due - swept > 100) {
      line.sweep()
      swept = due
    }
    void request()
    await settle()
  }
  const floodEnd = clock.ms
  await advance(floodEnd + 1000)
  const good = heard.filter(one => one.good)
  const ms = good.map(one => one.ms).sort((a, b) => a - b)
  const at = (part: number) => ms[Math.floor(ms.length * part)]!
  return {
    p50: at(0.5),
    p95: at(0.95),
    served: good.length / of.seconds / capacity,
    pages: good.filter(one => one.kind === 'page').length / good.length,
    size: line.size(),
    refused: heard.length - good.length,
  }
}

test('at four times what the machine can do, what is let in is soon done, as much as ever is done, and pages have a part', async () => {
  const few = await flood({ places: 6, times: 4, seconds: 20 })
  expect(few.p50).toBeLessThan(500)
  expect(few.p95).toBeLessThan(2000)
  expect(few.served).toBeGreaterThan(0.95)
  expect(few.pages).toBeGreaterThan(0.02)
  expect(few.size, 'a second after the flood nobody is left').toBe(0)
  // What a door with many places does to everybody inside.
  const many = await flood({ places: 400, times: 4, seconds: 20 })
  expect(many.p50).toBeGreaterThan(1500)
})

test('where the machine can do what is asked, nobody is refused', async () => {
  const { refused, p95 } = await flood({ places: 6, times: 0.8, seconds: 20 })
  expect(refused).toBe(0)
  expect(p95).toBeLessThan(300)
})
