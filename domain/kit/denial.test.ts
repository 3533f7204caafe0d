import { expect, test } from 'vitest'
import { type Denial, denialBook } from './denial'

const START = Date.parse('2026-11-20T01:00:00Z')
const denial = (of: Partial<Denial> = {}): Denial => ({
  at: new Date(START),
  actorId: null,
  actorName: 'Not signed in',
  sessionId: null,
  requestId: 'r',
  address: '192.0.2.1',
  call: 'GET /order/:id',
  status: 401,
  why: 'not-signed-in',
  ...of,
})

test('the first five of a caller in a minute are lines, the others one line with their count when it is over', () => {
  const book = denialBook()
  const first = Array.from({ length: 2000 }, () => book.take(denial())).flat()
  expect(first).toHaveLength(5)
  const next = book.take(denial({ at: new Date(START + 60_000) }))
  expect(next).toHaveLength(2)
  expect(next[0]).toMatchObject({ address: '192.0.2.1', count: 1995 })
  expect(book.take(denial({ at: new Date(START + 61_000) }))).toHaveLength(1)
})

test('a person is one caller from wherever they ask, and callers do not use up each other’s lines', () => {
  const book = denialBook()
  for (let i = 0; i < 20; i++) book.take(denial({ actorId: 'p', address: `192.0.2.${i}` }))
  expect(book.take(denial())).toHaveLength(1)
  expect(book.close()).toEqual([expect.objectContaining({ actorId: 'p', count: 15 })])
})

test('a flood from a hundred thousand addresses is bounded lines, and none is uncounted', () => {
  const book = denialBook()
  const asked = 100_000
  const lines = Array.from({ length: asked }, (_, i) => book.take(denial({ address: `10.${i}` }))).flat()
  expect(lines).toHaveLength(60)
  const told = book.close()
  expect(told).toHaveLength(21)
  expect(told.at(-1)).toMatchObject({ actorName: 'Several', address: null, call: 'several' })
  expect(lines.length + told.reduce((sum, { count = 0 }) => sum + count, 0)).toBe(asked)
  expect(book.close()).toEqual([])
})
