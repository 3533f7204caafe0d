import { describe, expect, test } from 'vitest'
import { checkChange, makeRoom, type Placed } from './period'

const at = (id: string, from: string, to: string | null): Placed => ({ id, label: id, from, to })

describe('making room', () => {
  test.each([
    ['an open one is cut', [at('a', '2026-01-01', null)], [{ kind: 'cut', id: 'a', label: 'a', to: '2026-05-31' }]],
    [
      'one that ends inside is cut',
      [at('a', '2026-01-01', '2026-07-01')],
      [{ kind: 'cut', id: 'a', label: 'a', to: '2026-05-31' }],
    ],
    [
      'one that begins inside begins later',
      [at('a', '2026-08-01', null)],
      [{ kind: 'later', id: 'a', label: 'a', from: '2026-09-02' }],
    ],
    ['one wholly inside is dropped', [at('a', '2026-06-01', '2026-09-01')], [{ kind: 'drop', id: 'a', label: 'a' }]],
    ['touching ones stay', [at('a', '2026-01-01', '2026-05-31'), at('b', '2026-09-02', null)], []],
    [
      'one that ends on the first day gives that day away',
      [at('a', '2026-01-01', '2026-06-01')],
      [{ kind: 'cut', id: 'a', label: 'a', to: '2026-05-31' }],
    ],
  ])('%s', (_name, present, edits) => {
    expect(makeRoom(present, { from: '2026-06-01', to: '2026-09-01' })).toEqual(
      present[0]!.to === null && present[0]!.from < '2026-06-01'
        ? [{ kind: 'split', id: 'a', label: 'a', to: '2026-05-31', rest: { from: '2026-09-02', to: null } }]
        : edits,
    )
  })

  test('an open period cuts what is open before it', () => {
    expect(makeRoom([at('a', '2026-01-01', null)], { from: '2026-06-01', to: null })).toEqual([
      { kind: 'cut', id: 'a', label: 'a', to: '2026-05-31' },
    ])
  })
})

describe('R-173 a change is checked by its dates', () => {
  const present = [at('Version 1', '2026-01-01', null)]
  test('from today on it cuts the one in force', () => {
    expect(checkChange(present, { from: '2026-11-20', to: null }, '2026-11-20')).toEqual({
      valid: true,
      problems: [],
      edits: [{ kind: 'cut', id: 'Version 1', label: 'Version 1', to: '2026-11-19' }],
    })
  })
  test.each([
    ['backwards', present, { from: '2026-11-19', to: null }, 'A version in force cannot be changed for past days'],
    ['ending before it begins', present, { from: '2026-12-01', to: '2026-11-30' }, 'The period ends before it begins'],
    [
      'inside an open one',
      present,
      { from: '2026-12-01', to: '2027-01-01' },
      'Version 1 goes on after this period ends; leave the end open',
    ],
    [
      'over a later one',
      [at('Version 2', '2027-01-01', null)],
      { from: '2026-12-01', to: null },
      'Version 2 is wholly inside this period',
    ],
    [
      'into a later one',
      [at('Version 2', '2027-01-01', null)],
      { from: '2026-12-01', to: '2027-02-01' },
      'Version 2 begins inside this period',
    ],
  ])('%s it is refused', (_name, others, period, problem) => {
    expect(checkChange(others, period, '2026-11-20')).toMatchObject({ valid: false, problems: [problem] })
  })
  test('the first one may begin in the past', () => {
    expect(checkChange([], { from: '2026-01-01', to: null }, '2026-11-20').valid).toBe(true)
  })
})
