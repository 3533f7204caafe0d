import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Bar } from './bar'
import { conflictsOf, nextConflict } from './conflicts'
import { countAt, shortfalls, stepsOf } from './curve'
import { did, emptyHistory, type History, redid, undid } from './history'
import { packRows } from './lanes'
import { dragged, isMoved, nudged, picked, shiftOf, stepped } from './move'
import { acrossFrom, besideIn } from './walk'

const bar = (id: string, row: string, from: number, breach?: string): Bar => ({
  id,
  load: id.split('@')[0]!,
  row,
  phases: [{ kind: 'pour', from, until: from + 30 }],
  label: id,
  words: [id],
  breach,
})

describe('a move', () => {
  const held = picked('a', 't2', 367)

  test('UX-41 a drag lands on five minutes; one that comes back is where it stood', () => {
    expect(dragged(held, 11, 't2').minute).toBe(380)
    expect(dragged(held, 1, 't2').minute).toBe(367)
    expect(isMoved(dragged(held, 1, 't2'))).toBe(false)
    expect(shiftOf(dragged(held, -60, 't1'))).toBe(-62)
  })

  test('UX-41 keys move by five onto the fives, and by fifteen', () => {
    expect(nudged(held, 5).minute).toBe(370)
    expect(nudged(held, -5).minute).toBe(365)
    expect(nudged(picked('a', 't', 360), 5).minute).toBe(365)
    expect(nudged(picked('a', 't', 360), -15).minute).toBe(345)
  })

  test('rows are stepped through and end at the ends', () => {
    const rows = [{ id: 't1' }, { id: 't2' }, { id: 't3' }]
    expect(stepped(held, rows, 1).row).toBe('t3')
    expect(stepped(stepped(held, rows, -1), rows, -1).row).toBe('t1')
  })
})

describe('conflicts', () => {
  const bars = [
    bar('b', 't1', 500, 'late'),
    bar('a', 't2', 400, 'gap'),
    bar('a@line', 'l1', 400, 'gap'),
    bar('c', 't1', 1),
  ]

  test('UX-42 are counted once a load, by time, and walked around in both directions', () => {
    const all = conflictsOf(bars)
    expect(all.map(one => one.load)).toEqual(['a', 'b'])
    expect(nextConflict(all, null)?.load).toBe('a')
    expect(nextConflict(all, 'a')?.load).toBe('b')
    expect(nextConflict(all, 'b')?.load).toBe('a')
    expect(nextConflict(all, 'a', -1)?.load).toBe('b')
    expect(nextConflict([], 'a')).toBeNull()
  })

  test('a proposal beside the plan is no conflict of the plan', () => {
    expect(conflictsOf([{ ...bar('a', 't1', 1, 'late'), faint: true }])).toEqual([])
  })
})

describe('the demand curve', () => {
  test('counts what runs at once at every minute', () => {
    const spans = fc.array(fc.tuple(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 0, max: 60 })), {
      maxLength: 40,
    })
    fc.assert(
      fc.property(spans, fc.integer({ min: 0, max: 260 }), (list, minute) => {
        const all = list.map(([from, long]) => ({ from, until: from + long }))
        const running = all.filter(span => span.from <= minute && minute < span.until).length
        expect(countAt(stepsOf(all), minute)).toBe(running)
      }),
    )
  })

  test('one that follows another needs no second truck', () => {
    expect(
      stepsOf([
        { from: 0, until: 10 },
        { from: 10, until: 20 },
      ]),
    ).toEqual([
      { at: 0, count: 1 },
      { at: 20, count: 0 },
    ])
  })

  test('shortfalls are the spans in which more is needed than there is', () => {
    const needed = stepsOf([
      { from: 0, until: 60 },
      { from: 20, until: 50 },
      { from: 30, until: 40 },
    ])
    expect(shortfalls(needed, stepsOf([{ from: 0, until: 45 }]))).toEqual([{ from: 20, until: 60, short: 2 }])
    expect(shortfalls(needed, stepsOf(Array.from({ length: 3 }, () => ({ from: 0, until: 90 }))))).toEqual([])
  })
})

describe('undo and redo', () => {
  test('UX-41 twenty-five changes go back and forth in their order', () => {
    let history: History<number> = emptyHistory
    for (let change = 1; change <= 25; change++) history = did(history, change)
    for (let step = 0; step < 25; step++) history = undid(history)
    expect(history.done).toEqual([])
    expect(undid(history)).toEqual(history)
    for (let step = 0; step < 30; step++) history = redid(history)
    expect(history.done).toEqual(Array.from({ length: 25 }, (_, at) => at + 1))
    expect(did(undid(history), 99).undone).toEqual([])
  })
})

describe('walking', () => {
  const rows = packRows([bar('a', 't1', 300), bar('b', 't1', 400), bar('c', 't3', 290), bar('d', 't3', 420)])
  const order = [{ id: 't1' }, { id: 't2' }, { id: 't3' }]

  test('goes along the row and to the nearest load of the next row that has one', () => {
    expect(besideIn(rows, 't1', 'a', 1)?.bar.id).toBe('b')
    expect(besideIn(rows, 't1', 'b', 1)).toBeNull()
    expect(acrossFrom(rows, order, 't1', 405, 1)?.bar.id).toBe('d')
    expect(acrossFrom(rows, order, 't3', 310, -1)?.bar.id).toBe('a')
    expect(acrossFrom(rows, order, 't1', 310, -1)).toBeNull()
  })
})
