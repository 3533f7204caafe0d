import { expect, test } from 'vitest'
import { behind, carriedOn, type Entry, fieldOf, judged, nextOf, pressedAt } from './entry'

let last = 0
const problem = { type: 'about:blank', title: 'stale', status: 409, detail: 'Somebody else saved this first' }
const entry = (records: string[], more: Partial<Entry> = {}): Entry => ({
  ...{ key: `key-${++last}`, no: last, owner: 'a', to: '/x', fields: [], label: 'Press', records },
  ...{ at: '2026-11-20T02:20:00.000Z', late: true, tries: 0 },
  ...more,
})

test('the oldest goes first, and what depends on one that was refused waits while others go on', () => {
  const refused = entry(['load'], { refused: problem })
  const sameLoad = entry(['load', 'truck'])
  const sameTruck = entry(['truck'])
  const other = entry(['other'])
  const free = entry([])
  expect(nextOf([refused, sameLoad, sameTruck, other, free])).toBe(other)
  expect(nextOf([refused, sameLoad, free])).toBe(free)
  expect(nextOf([refused, sameLoad, sameTruck])).toBeUndefined()
  expect(nextOf([sameLoad, refused])).toBe(sameLoad)
  expect(behind([refused, sameLoad, sameTruck, other], refused)).toEqual([sameLoad, sameTruck])
  expect(behind([refused, sameLoad], sameLoad)).toEqual([])
})

test('what was pressed after on the same version means the version that the first one left', () => {
  const first = entry(['load'], { fields: [['version', '3']] })
  const second = entry(['load'], { fields: [['id', 'load'], ['version', '3']] }) // biome-ignore format: one row
  const newer = entry(['load'], { fields: [['version', '5']] })
  const other = entry(['other'], { fields: [['version', '3']] })
  const carried = carriedOn([first, second, newer, other], first, { version: 4 })
  expect(carried.map(({ no }) => no)).toEqual([second.no])
  expect(fieldOf(carried[0]!, 'version')).toBe('4')
  expect(fieldOf(carried[0]!, 'id')).toBe('load')
  expect(carriedOn([first, second], first, { said: 'done' })).toEqual([])
})

test('an answer takes it, refuses it or says to come again', () => {
  const taken = { ok: true as const, data: 1 }
  const no = { ok: false as const, problem }
  expect(judged(null, { tries: 99 }, [401])).toBe('later')
  expect(judged({ status: 200, body: taken }, { tries: 0 }, [401])).toBe(taken)
  expect(judged({ status: 200, body: no }, { tries: 0 }, [401])).toBe(no)
  expect(judged({ status: 200, body: { ok: false, problem: { ...problem, status: 401 } } }, { tries: 0 }, [401])).toBe(
    'later',
  )
  // Somebody else is signed in, or nobody.
  expect(judged({ status: 409, body: null }, { tries: 99 }, [401])).toBe('later')
  expect(judged({ status: 503, body: null }, { tries: 99 }, [401])).toBe('later')
  // A defect that stays is told at last, so that it holds up nothing for ever.
  expect(judged({ status: 500, body: null }, { tries: 4 }, [401])).toBe('later')
  expect(judged({ status: 500, body: null }, { tries: 5 }, [401])).toMatchObject({ ok: false })
})

test('a press is never before the one before it, whatever the clock of the portal is taken to be', () => {
  const at = new Date('2026-11-20T02:20:00.000Z')
  expect(pressedAt(at, '')).toBe('2026-11-20T02:20:00.000Z')
  expect(pressedAt(at, '2026-11-20T02:20:05.000Z')).toBe('2026-11-20T02:20:05.001Z')
  // A demo that was set back is no jitter.
  expect(pressedAt(at, '2026-11-20T04:20:00.000Z')).toBe('2026-11-20T02:20:00.000Z')
})
