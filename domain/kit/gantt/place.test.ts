import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Bar, Section } from './bar'
import { movedBar, spanOf } from './bar'
import { barAt } from './hit'
import { barsWithin, packRows } from './lanes'
import { itemAt, itemsBetween, layoutOf, rowKey } from './rows'
import { clockOf, differenceOf, minuteAt, scrollKeeping, showingHours, snap, xOf, zoomed } from './scale'
import { ticksOf } from './ticks'

const bar = (id: string, from: number, until: number, row = 'r'): Bar => ({
  id,
  load: id,
  row,
  phases: [{ kind: 'pour', from, until }],
  label: id,
  words: [id],
})
const section = (id: string, rows: number, rowHeight = 30): Section => ({
  id,
  title: id,
  rowHeight,
  movable: true,
  rows: Array.from({ length: rows }, (_, at) => ({ id: `${id}${at}`, title: `${at}`, facts: '' })),
  bars: [],
})
const scale = { from: 240, until: 1440, perMinute: 2 }

describe('the time scale', () => {
  test('pixels and minutes are the same thing both ways', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2000 }), minute => {
        expect(minuteAt(scale, xOf(scale, minute))).toBeCloseTo(minute)
      }),
    )
  })

  test('zooming keeps the minute under the pointer', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1500 }), fc.integer({ min: 0, max: 900 }), (scroll, pointer) => {
        const after = zoomed(scale, 2)
        const left = scrollKeeping(scale, after, scroll, pointer)
        expect(minuteAt(after, left + pointer)).toBeCloseTo(minuteAt(scale, scroll + pointer))
      }),
    )
  })

  test('a width shows so many hours, and no more than can be read', () => {
    expect(showingHours(scale, 10, 1200).perMinute).toBe(2)
    expect(showingHours(scale, 2, 4000).perMinute).toBe(12)
    expect(zoomed(scale, -50).perMinute).toBe(0.6)
  })

  test('minutes snap to five, the clock begins anew at midnight, differences are said', () => {
    expect([snap(367), snap(368), snap(363, 15)]).toEqual([365, 370, 360])
    expect([clockOf(367), clockOf(1445), clockOf(-5)]).toEqual(['06:07', '00:05', '23:55'])
    expect([differenceOf(12), differenceOf(-80), differenceOf(0)]).toEqual(['+12 min', '−1 h 20', '+0 min'])
  })

  test('labels never touch, at any zoom', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.6, max: 12, noNaN: true }), perMinute => {
        const labelled = ticksOf({ ...scale, perMinute }).filter(tick => tick.label)
        expect(labelled.length).toBeGreaterThan(2)
        for (const [at, tick] of labelled.slice(1).entries())
          expect((tick.minute - labelled[at]!.minute) * perMinute).toBeGreaterThanOrEqual(52)
      }),
    )
  })
})

describe('rows', () => {
  const layout = layoutOf([section('truck', 200), section('line', 20), section('pour', 120)])

  test('every height belongs to the item that is drawn there', () => {
    for (const item of layout.items) {
      expect(itemAt(layout, item.top)).toBe(item)
      expect(itemAt(layout, item.top + item.height - 1)).toBe(item)
    }
    expect(itemAt(layout, -1)).toBeNull()
    expect(itemAt(layout, layout.height)).toBeNull()
  })

  test('only what is seen is drawn, and all of it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: layout.height }), fc.integer({ min: 1, max: 900 }), (from, height) => {
        const seen = new Set(itemsBetween(layout, from, from + height))
        for (const item of layout.items) {
          const visible = item.top < from + height && item.top + item.height > from
          if (visible) expect(seen.has(item)).toBe(true)
        }
        expect(seen.size).toBeLessThanOrEqual(height / 26 + 2)
      }),
    )
  })

  test('a folded section keeps its heading alone', () => {
    const folded = layoutOf([section('truck', 200), section('line', 2)], new Set(['truck']))
    expect(folded.items).toHaveLength(4)
    expect(folded.rowAt.has(rowKey('truck', 'truck0'))).toBe(false)
    expect(folded.rowAt.get(rowKey('line', 'line1'))!.top).toBe(26 + 26 + 30)
  })
})

describe('lanes', () => {
  const spans = fc.array(fc.tuple(fc.integer({ min: 0, max: 600 }), fc.integer({ min: 1, max: 90 })), { maxLength: 60 })

  test('no bar covers another in its lane, and no fewer lanes would do', () => {
    fc.assert(
      fc.property(spans, list => {
        const bars = list.map(([from, long], at) => bar(`b${at}`, from, from + long))
        const row = packRows(bars).get('r')
        if (!row) {
          expect(bars).toEqual([])
          return
        }
        for (const a of row.bars)
          for (const b of row.bars)
            if (a !== b && a.lane === b.lane)
              expect(a.span.until <= b.span.from || b.span.until <= a.span.from).toBe(true)
        const most = Math.max(...bars.map(one => bars.filter(each => covers(each, spanOf(one).from)).length))
        expect(row.lanes).toBe(most)
        for (const a of row.bars)
          for (const b of row.bars)
            if (a.span.from < b.span.until && b.span.from < a.span.until) expect(a.of).toBe(b.of)
        for (const a of row.bars) expect(a.lane).toBeLessThan(a.of)
      }),
    )
  })

  test('a row is thin only where its bars meet', () => {
    const row = packRows([bar('a', 100, 160), bar('b', 130, 190), bar('c', 240, 300)]).get('r')!
    expect(row.bars.map(one => one.of)).toEqual([2, 2, 1])
  })

  test('a given lane stays, so that a row may show its plan above and the fact below', () => {
    const row = packRows([
      { ...bar('fact', 100, 160), lane: 1 },
      { ...bar('plan', 300, 360), lane: 0 },
    ]).get('r')!
    expect(row.lanes).toBe(2)
    expect(row.bars.map(one => [one.bar.id, one.lane])).toEqual([
      ['fact', 1],
      ['plan', 0],
    ])
  })

  test('a span finds the bars that touch it and no others', () => {
    fc.assert(
      fc.property(spans, fc.integer({ min: 0, max: 700 }), fc.integer({ min: 0, max: 120 }), (list, from, long) => {
        const bars = list.map(([start, length], at) => bar(`b${at}`, start, start + length))
        const row = packRows(bars).get('r') ?? { bars: [], lanes: 0, reach: [] }
        const found = barsWithin(row, { from, until: from + long }).map(one => one.bar.id)
        const touching = bars.filter(one => spanOf(one).from <= from + long && spanOf(one).until >= from)
        expect([...found].sort()).toEqual(touching.map(one => one.id).sort())
      }),
    )
  })

  test('the bar under a point is the one in that lane; beside it the nearest within reach', () => {
    const row = packRows([bar('a', 100, 160), bar('b', 130, 190), bar('c', 240, 242)]).get('r')!
    expect(barAt(row, 30, 140, 6, 0)?.bar.id).toBe('a')
    expect(barAt(row, 30, 140, 24, 0)?.bar.id).toBe('b')
    expect(barAt(row, 30, 238, 6, 3)).toMatchObject({ bar: { id: 'c' } })
    expect(barAt(row, 30, 220, 6, 3)).toBeNull()
    expect(barAt(undefined, 30, 140, 6, 3)).toBeNull()
  })
})

test('a moved bar keeps its phases', () => {
  const trip: Bar = {
    ...bar('t', 0, 0),
    phases: [
      { kind: 'load', from: 360, until: 368 },
      { kind: 'travel', from: 368, until: 395 },
      { kind: 'pour', from: 400, until: 420 },
    ],
  }
  const moved = movedBar(trip, 10, 'other')
  expect(spanOf(moved)).toEqual({ from: 370, until: 430 })
  expect(moved.phases[1]).toEqual({ kind: 'travel', from: 378, until: 405 })
  expect(moved.row).toBe('other')
})

function covers(one: Bar, minute: number) {
  const { from, until } = spanOf(one)
  return from <= minute && minute < until
}
