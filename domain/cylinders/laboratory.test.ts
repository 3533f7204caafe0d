import { describe, expect, test } from 'vitest'
import { ageResult } from './age-result'
import { DRY_COLUMNS } from './dry-upload'
import { plannedDay } from './planned-day'
import { AUDIT_POINTS, auditScore, PlantAuditSave } from './plant-audit'
import { mondayOf, testingSummary } from './report-rows'
import { testNoOf } from './short-no'
import { specifiedStrength, specimensByAge } from './specimen/kind'
import { specimenResult } from './specimen/result'
import { weekBoard } from './week-board'
import { wetFindings } from './wet-test'

describe('a specimen by hand', () => {
  const reading = (width: number, length: number, loadKn: number, massKg: number) => ({
    width1: width,
    width2: width,
    length,
    massKg,
    loadKn,
    fracture: 1,
  })
  test.each([
    // 450 kN over π·150.25²/4 = 17,730 mm² (the diameter is taken to 0.25 mm).
    ['150x300', reading(150.2, 300, 450, 12.6), 25.4, 2370, 1],
    // 412.6 kN over 17,671 mm² is 23.35 MPa; L/D 1.5 corrects by 0.96.
    ['150x300', reading(150, 225, 412.6, 9.45), 22.4, 2380, 0.96],
    // 245.3 kN over 7,854 mm².
    ['100x200', reading(100.1, 200, 245.3, 3.75), 31.2, 2380, 1],
    // 900 kN over 150 × 150 mm.
    ['cube-150', reading(150, 150, 900, 8.03), 40, 2380, 1],
  ] as const)('%s %o is %f MPa', (kind, of, strength, density, factor) => {
    expect(specimenResult(kind, of)).toMatchObject({ strength, density, lengthFactor: factor })
  })

  test('what makes no concrete is refused, never stored', () => {
    expect(() => specimenResult('150x300', { ...reading(150, 300, 450, 12.6), width2: 154 })).toThrow('differ by more')
    expect(() => specimenResult('150x300', reading(150, 300, 450, 40))).toThrow('density')
    expect(() => specimenResult('150x300', reading(150, 140, 450, 6))).toThrow('below 1')
  })
})

test('a grade is a cube strength; cylinders are held to the cylinder strength of its class', () => {
  expect([30, 35, 37, 40, 50, 60].map(grade => specifiedStrength(grade, '150x300'))).toEqual([25, 28, 30, 32, 40, 50])
  expect(specifiedStrength(40, 'cube-150')).toBe(40)
  expect(specifiedStrength(42, '150x300')).toBe(33.2)
})

test('specimens are shared evenly over the ages, what is left over goes to the later ones', () => {
  expect(specimensByAge(3, [7, 28])).toEqual([
    { ageDays: 7, specimens: 1 },
    { ageDays: 28, specimens: 2 },
  ])
  expect(specimensByAge(6, [28, 3, 7]).map(of => of.specimens)).toEqual([2, 2, 2])
  expect(specimensByAge(1, [7, 28])).toEqual([{ ageDays: 28, specimens: 1 }])
})

describe('a result at an age', () => {
  const sampledAt = new Date('2026-03-02T02:00:00Z')
  const facts = {
    kind: '150x300' as const,
    ageDays: 28,
    strengthAge: 28,
    fck: 32,
    sampledAt,
    testedAt: new Date('2026-03-30T05:00:00Z'),
    spreadMax: 15,
    singleBelow: 4,
  }
  const of = (...strengths: number[]) => strengths.map(strength => ({ strength, density: 2380, excluded: false }))

  test('is the mean of what was not left out, to 0.1 MPa, within ±20 h of 28 days', () => {
    const found = ageResult({ ...facts, specimens: of(33.4, 34.1) })
    expect(found).toMatchObject({ mean: 33.8, ageHours: 675, ageWithin: true, counts: true, verdict: 'pass' })
    const left = ageResult({
      ...facts,
      specimens: [...of(33.4, 34.1), { strength: 20, density: 2380, excluded: true }],
    })
    expect(left).toMatchObject({ mean: 33.8, counts: true })
  })

  test.each([
    [[31, 31.6], 'low'],
    [[27.5, 28], 'fail'],
    [[32, 32], 'pass'],
  ] as const)('%o against 32 MPa is %s', (strengths, verdict) => {
    expect(ageResult({ ...facts, specimens: of(...strengths) }).verdict).toBe(verdict)
  })

  test('does not count alone, out of its age, or scattered', () => {
    expect(ageResult({ ...facts, specimens: of(34) })).toMatchObject({ counts: false, verdict: 'pass' })
    const late = ageResult({ ...facts, testedAt: new Date('2026-03-31T05:00:00Z'), specimens: of(33, 34) })
    expect(late).toMatchObject({ ageWithin: false, counts: false })
    expect(ageResult({ ...facts, specimens: of(30, 36) })).toMatchObject({ rangePercent: 18.2, counts: false })
  })

  test('before the specified age it judges nothing', () => {
    const early = { ...facts, ageDays: 7, testedAt: new Date('2026-03-09T02:00:00Z') }
    expect(ageResult({ ...early, specimens: of(24, 25) })).toMatchObject({
      verdict: 'early',
      mean: 24.5,
      ageWithin: true,
    })
  })
})

describe('the day of crushing', () => {
  const week = [1, 2, 3, 4, 5, 6]
  const cast = new Date('2026-11-02T02:00:00Z')

  test('is the due day, and a holiday moves it within the tolerance alone', () => {
    const open = plannedDay(cast, { ageDays: 28, specimenKind: '150x300' }, { closed: new Set(), openWeekdays: week })
    expect(open).toMatchObject({ dueOn: '2026-11-30', plannedOn: '2026-11-30', conflict: false })
    const moved = plannedDay(
      cast,
      { ageDays: 28, specimenKind: '150x300' },
      { closed: new Set(['2026-11-30']), openWeekdays: week },
    )
    expect(moved).toMatchObject({ dueOn: '2026-11-30', plannedOn: '2026-12-01', conflict: false })
  })

  test('a 7-day test has ±6 h: a closed day cannot be moved and says so', () => {
    const found = plannedDay(
      cast,
      { ageDays: 7, specimenKind: '150x300' },
      { closed: new Set(['2026-11-09']), openWeekdays: week },
    )
    expect(found).toMatchObject({ plannedOn: '2026-11-09', conflict: true })
  })
})

test('the wet test says what is out of its limits', () => {
  const limits = { slumpMin: 100, slumpMax: 150, temperatureMax: 35 }
  expect(wetFindings({ slumpMm: 120, concreteTemperature: 31 }, limits)).toEqual([])
  expect(wetFindings({ slumpMm: 170, concreteTemperature: 36 }, limits).map(found => found.rule)).toEqual([
    'slump',
    'temperature',
  ])
  expect(wetFindings({ slumpMm: null, concreteTemperature: null }, limits)).toEqual([])
})

test('an audit scores the points that apply, and what fails says why', () => {
  const answers = ['conforms', 'conforms', 'partly', 'fails', 'not applicable'].map(answer => ({ answer }))
  expect(auditScore(answers)).toEqual({ score: 62.5, findings: 2 })
  expect(auditScore([])).toEqual({ score: 0, findings: 0 })
  const save = (status: string, list: object[]) =>
    PlantAuditSave.safeParse({ plantId: crypto.randomUUID(), auditOn: '2026-11-20', status, answers: list })
  const all = AUDIT_POINTS.map(point => ({ code: point.code, answer: 'conforms' }))
  expect(save('submitted', all).success).toBe(true)
  expect(save('submitted', all.slice(1)).error?.issues[0]?.message).toBe('Every point needs its answer')
  expect(save('draft', [{ code: 'ST1', answer: 'fails' }]).error?.issues[0]?.message).toBe('Say what fails')
})

test('the week runs from Monday, closed days say why and what slipped is counted', () => {
  expect(['2026-11-16', '2026-11-20', '2026-11-22'].map(mondayOf)).toEqual(['2026-11-16', '2026-11-16', '2026-11-16'])
  const row = (id: string, plannedOn: string, status: string, ageDays = 28) =>
    ({ id, plannedOn, status, ageDays, dueOn: plannedOn }) as never
  const rows = [
    row('a', '2026-11-18', 'approved'),
    row('b', '2026-11-18', 'waiting', 7),
    row('c', '2026-11-21', 'waiting'),
  ]
  const board = weekBoard(rows, {
    from: '2026-11-20',
    today: '2026-11-20',
    now: new Date('2026-11-20T02:00:00Z'),
    closedOn: day => (day === '2026-11-22' ? 'Closed' : null),
  })
  expect(board.map(day => day.day)).toEqual([16, 17, 18, 19, 20, 21, 22].map(day => `2026-11-${day}`))
  expect(board[2]).toMatchObject({ due: 2, done: 1, late: 1 })
  expect(board[2]!.ages.map(age => age.ageDays)).toEqual([7, 28])
  expect(board[5]).toMatchObject({ due: 1, late: 0 })
  expect(board[6]!.closed).toBe('Closed')
})

test('the label of a specimen names its test, typed as it comes', () => {
  const typed = [' ct-jrp-26-000042', 'CT-JRP-26-000042-3', 'CT-JRP-26-000042-12', 'T-42', 'ct-26-000042']
  expect(typed.map(testNoOf)).toEqual([
    'CT-JRP-26-000042',
    'CT-JRP-26-000042',
    'CT-JRP-26-000042',
    'T-42',
    'CT-26-000042',
  ])
})

test('the register sums up plants by week', () => {
  const row = (more: object) =>
    ({
      cylinderTestId: '1',
      castOn: '2026-11-03',
      plantName: 'Tuas',
      plannedOn: '2026-12-01',
      status: 'approved',
      mean: 36,
      fck: 32,
      verdict: 'pass',
      counts: true,
      ...more,
    }) as never
  const [found] = testingSummary(
    [
      row({}),
      row({ cylinderTestId: '2', mean: 30, verdict: 'low' }),
      row({ cylinderTestId: '3', mean: null, status: 'waiting', counts: null, verdict: null, plannedOn: '2026-11-10' }),
    ],
    '2026-11-20',
  )
  expect(found).toMatchObject({ week: '2026-11-02', cast: 3, tested: 2, overdue: 1, low: 1, mean: 1 })
})

test('moments of a sheet are read on the clock of the plant', () => {
  const moment = DRY_COLUMNS.find(column => column.key === 'testedAt')!.schema
  for (const typed of ['20/11/2026 09:30', '2026-11-20T09:30', '2026-11-20 09:30'])
    expect(moment.parse(typed)).toBe('2026-11-20T01:30:00.000Z')
  expect(moment.safeParse('31/02/2026 09:30').success).toBe(false)
})
