import { describe, expect, test } from 'vitest'
import { conflictsOf } from '~/domain/kit/gantt/conflicts'
import { countAt } from '~/domain/kit/gantt/curve'
import { picked, type Verdict } from '~/domain/kit/gantt/move'
import { at, sampleChart, sampleLoad } from '~/tests/kit/rules/plan-chart-sample'
import { chartWith, demandOf, hopedFor, moveOf, withMove } from './draft'
import { alwaysExcluded, judgeOf, sayMoveOf, verdictOf } from './judge'
import { firstToMove, sectionsOf } from './sections'
import { timelineOf } from './timeline-rows'

const CHART = sampleChart([
  sampleLoad(1, 't-1', '07:00'),
  sampleLoad(2, 't-2', '07:45'),
  sampleLoad(3, 't-1', '08:30', {
    breaches: [
      { rule: 'gap', words: 'The pause is too long', loadId: 'load-3', orderId: null, truckId: null, plantId: null },
    ],
  }),
])
const EIGHT = 8 * 60
const move = (load: string, from: string, fromMinute: number, row: string, minute: number) => ({
  ...picked(load, from, fromMinute),
  row,
  minute,
})

describe('rows of a plan', () => {
  const sections = sectionsOf(CHART, null)

  test('each load is on its truck, its line and its pour, at the minutes of the plant', () => {
    expect(sections.map(section => [section.id, section.rows.length, section.bars.length])).toEqual([
      ['trucks', 3, 3],
      ['lines', 1, 3],
      ['pours', 1, 3],
    ])
    const [first] = sections[0]!.bars
    expect(first!.phases[0]).toEqual({ kind: 'load', from: 420, until: 428 })
    expect(first!.promise).toBe(450)
    expect(first!.words.join(', ')).toContain('O-261120-0042 load 1 of 3')
    expect(sections[1]!.bars[0]!.phases).toEqual([{ kind: 'load', from: 420, until: 428 }])
  })

  test('a pause longer than the pour may wait is a gap with its minutes, a shorter one is none', () => {
    const marks = sections[2]!.rows[0]!.marks!
    expect(marks.map(mark => [mark.kind, mark.word])).toEqual([
      ['gap', '25 min'],
      ['gap', '25 min'],
    ])
  })

  test('UX-42 broken rules are conflicts, once a load', () => {
    expect(conflictsOf(sections.flatMap(section => section.bars)).map(each => each.word)).toEqual([
      'The pause is too long',
    ])
  })

  test('loads without a truck stand on top and can be picked up there', () => {
    const [loose] = sectionsOf(sampleChart([sampleLoad(1, null, '07:00'), sampleLoad(2, null, '07:10')]), null)
    expect([loose!.id, loose!.source, loose!.rows.length]).toEqual(['loose', true, 2])
  })

  test('hours left count to the last minute of duty; a truck that would be over is said to', () => {
    const late = sectionsOf(sampleChart([sampleLoad(1, 't-1', '17:00')]), null)[0]!.rows[0]!
    expect(late.side).toContain('−0 h 15')
    expect(late.tone).toBe('stop')
  })
})

test('the load in hand on a day ahead is the first that may be moved and has a truck', () => {
  const fixed = sampleLoad(1, 't-1', '06:00', { mark: 'locked' })
  const loose = sampleLoad(2, null, '06:10')
  const loads = [fixed, loose, sampleLoad(3, 't-2', '07:45'), sampleLoad(4, 't-1', '07:00')]
  expect(firstToMove(sampleChart(loads))).toBe('load-4')
  expect(firstToMove(sampleChart([fixed, loose]))).toBeNull()
})

describe('UX-41 a place is judged while the load is in hand', () => {
  const judge = judgeOf(CHART)
  const of = (row: string, minute: number) => judge(move('load-2', 't-2', 465, row, minute), null)

  test('it says yes, or the first rule against it', () => {
    expect(of('t-2', EIGHT)).toEqual({ allowed: true, reason: null })
    expect(of('t-1', 470).reason).toBe('Still busy with O-261120-0042 load 1 until 08:15')
    expect(of('t-1', 495).reason).toBe('O-261120-0042 load 3 loads at 08:30')
    expect(of('t-3', EIGHT).reason).toBe('Carries 6 m³, the load has 9 m³')
    expect(of('t-2', 415).reason).toBe('Loads before 07:00 do not change')
    expect(of('t-2', 700).reason).toBe('Out of service until 13:00')
    expect(of('t-2', 1015).reason).toBe('Its duty hours end at 18:00')
    expect(of('t-2', 1025).reason).toBe('The plant loads from 05:30 to 17:00')
    expect(of('nobody', EIGHT).allowed).toBe(false)
  })

  test('rules of the planner that hold at any hour count, those of its hour do not', () => {
    const never = alwaysExcluded([
      { truckId: 't-1', truckNo: 'T-1', rule: 'banned', words: 'Banned from this site' },
      { truckId: 't-2', truckNo: 'T-2', rule: 'still-busy', words: 'Busy' },
    ])
    expect([...never.keys()]).toEqual(['t-1'])
    expect(judge(move('load-2', 't-2', 465, 't-1', 660), never).reason).toBe('Banned from this site')
  })

  test('the words say truck, loading time, the pour against its promise, and the verdict', () => {
    const to = move('load-2', 't-2', 465, 't-1', 480)
    const said = (verdict: Verdict) => sayMoveOf(CHART)(to, verdict)
    expect(said({ allowed: true, reason: null, checked: true })).toEqual([
      'T-1, loads 08:00',
      'pours 08:30, promised 08:15 (+15 min)',
      'Allowed here',
    ])
    expect(said({ allowed: true, reason: null, checked: false }).at(-1)).toBe('Checking the rules…')
  })

  test('the verdict on a place is the one of the drop: the rule with truck, load and time, or the minutes late', () => {
    const words = 'T-1 is on its way from load 3 of O-261120-0042 until 09:14'
    const breach = { rule: 'truck-busy', words, loadId: 'load-2', orderId: null, truckId: 't-1', plantId: null }
    expect(verdictOf({ ok: false, breaches: [breach], loads: [] }, 'load-2')).toEqual({
      allowed: false,
      reason: words,
      checked: true,
    })
    const late = { ...sampleLoad(2, 't-1', '09:00'), lateMinutes: 61 }
    expect(verdictOf({ ok: true, breaches: [], loads: [late] }, late.loadId).reason).toBe('Allowed, 61 min late')
    expect(verdictOf({ ok: true, breaches: [], loads: [] }, 'load-2')).toMatchObject({ allowed: true, reason: null })
  })
})

describe('a draft', () => {
  test('only what is different goes on the wire, and a load moved twice is moved once', () => {
    expect(moveOf(CHART, move('load-2', 't-2', 465, 't-1', 465))).toEqual({ loadId: 'load-2', truckId: 't-1' })
    const first = withMove([], moveOf(CHART, move('load-2', 't-2', 465, 't-1', 465)))
    const both = withMove(first, moveOf(CHART, move('load-2', 't-1', 465, 't-1', 480)))
    expect(both).toEqual([{ loadId: 'load-2', truckId: 't-1', beginAt: at('08:00') }])
  })

  test('the loads of the answer stand in the chart, the others stay', () => {
    const moved = { ...sampleLoad(2, 't-1', '10:00') }
    const answer = {
      ok: true,
      breaches: [],
      mended: [],
      loads: [moved],
      costBefore: 1,
      costAfter: 2,
      parts: [],
      plan: null,
    }
    const chart = chartWith(CHART, { moves: [], answer, words: '', override: null })
    expect(chart.loads.find(load => load.loadId === 'load-2')).toEqual(moved)
    expect(chart.trucks.map(truck => truck.loadIds)).toEqual([['load-1', 'load-2', 'load-3'], [], []])
    expect(chartWith(CHART, undefined)).toBe(CHART)
  })

  test('until the answer is there the load is where it was put', () => {
    const [, hoped] = hopedFor(CHART, move('load-2', 't-2', 465, 't-1', 480)).loads
    expect([hoped!.truckId, hoped!.beginAt, hoped!.onSiteAt]).toEqual(['t-1', at('08:00'), at('08:30')])
  })

  test('demand counts trucks under way, supply those on duty without an outage', () => {
    const { needed, available, most } = demandOf(CHART)
    expect([countAt(needed, 430), countAt(needed, 470), countAt(needed, 700)]).toEqual([1, 2, 0])
    expect([countAt(available, 300), countAt(available, EIGHT), countAt(available, 12.5 * 60)]).toEqual([0, 3, 2])
    expect(most).toBe(3)
  })
})

test('the timeline has the plan above and the fact below, and counts what a truck did', () => {
  const ran = sampleChart([
    sampleLoad(1, 't-1', '07:12', { status: 'delivered', mark: 'done' }),
    sampleLoad(3, 't-1', '10:00'),
  ])
  const { sections, trucks } = timelineOf(ran, CHART, 9 * 60)
  const own = sections[0]!.bars.filter(bar => bar.row === 't-1')
  expect(own.map(bar => [bar.id, bar.lane])).toEqual([
    ['load-1@plan', 0],
    ['load-3@plan', 0],
    ['load-1', 1],
  ])
  expect(trucks).toMatchObject([{ truckNo: 'T-1', loads: 2, done: 1, volume: 9, behind: 12, busy: 75 }])
})
