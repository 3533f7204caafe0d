import { beforeAll, expect, test } from 'vitest'
import { addMinutes } from '~/domain/kit/time'
import { detailOf, givenLaboratory, givenSet, type Laboratory, reading } from '../kit/given/cylinders'
import { type House, house } from '../kit/house'

// A Friday, 09:00 in Singapore.
const NOW = '2026-11-20T01:00:00.000Z'
let portal: House
let world: Laboratory
let doNumber: string
beforeAll(async () => {
  portal = await house({ now: NOW })
  world = await givenLaboratory(portal)
  doNumber = (await givenSet(portal, world, 0, { delivered: true })).load.doNumber!
})
const post = (path: string, json: object) => portal.as('lab').post(`/cylinder-test/${path}`, json)
const atHours = (hours: number) => {
  portal.clock.at = addMinutes(new Date(NOW), hours * 60)
}
async function givenCast(of: object) {
  atHours(0)
  const made = await post('create', { doNumber, ...of })
  expect(made.status).toBe(200)
  const wet = { part: 'wet', id: made.body.id, sampledAt: NOW, slumpMm: 120, concreteTemperature: 31.5 }
  expect((await post('update-by-lab', { ...wet, version: made.body.version })).status).toBe(200)
  return detailOf(portal, made.body.id)
}
const press = (age: { id: string; version: number; specimens: { id: string }[] }, of: object, more: object = {}) =>
  post('update-by-lab', {
    part: 'dry',
    id: age.id,
    version: age.version,
    testedAt: portal.clock.at.toISOString(),
    specimens: age.specimens.map(one => ({ ...reading(one.id, 90), ...of })),
    ...more,
  })
const cylinder = {}
const cube = { width1: 150, width2: 150, length: 150, massKg: 8.0 }

test('B5 stripping specimens are made at 12 and 16 hours, fall due by the hour and are pressed in their window', async () => {
  const set = await givenCast({ specimens: 3, ages: [0.5, 16 / 24, 28] })
  expect(set.ages).toMatchObject([
    { ageDays: 0.5, dueOn: '2026-11-20', plannedOn: '2026-11-20', testUntil: '2026-11-20T13:14:24.000Z' },
    { ageDays: 0.6667, dueOn: '2026-11-21', plannedOn: '2026-11-21', testUntil: '2026-11-20T17:19:12.000Z' },
    { ageDays: 28, dueOn: '2026-12-18', plannedOn: '2026-12-18', testUntil: '2026-12-18T21:00:00.000Z' },
  ])
  atHours(8)
  const asked = await press(set.ages[0], cylinder)
  expect(asked.body.facts.doubts).toEqual(['The 12-hour specimens are 8 h old, 4 h early; tolerance ±0.24 h'])
  atHours(12.1)
  expect((await press(set.ages[0], cylinder)).body).toMatchObject({ ageWithin: true, notes: [], verdict: 'early' })
  const results = await portal.as('lab').get('/cylinder-test/results?ageDays=0.5')
  expect(results.body.rows).toMatchObject([{ ageDays: 0.5, ageHours: 12.1 }])
  expect((await portal.as('lab').get('/cylinder-test/results?ageDays=0.3')).status).toBe(422)
})

test('B5 what passed its window is late on the same day, in the lists and on the board', async () => {
  const set = await givenCast({ specimens: 2, ages: [0.5] })
  const seen = async () => {
    const overdue = (await post('get-all-for-lab-info', { view: 'overdue', limit: 50 })).body.rows
    const due = (await post('get-all-for-lab-info', { view: 'due', limit: 50 })).body.rows
    const week = (await portal.as('lab').get('/cylinder-test/week-at-a-glance?from=2026-11-20')).body
    const has = (rows: { id: string }[]) => rows.some(row => row.id === set.id)
    return [has(due), has(overdue), week.days.find((day: { day: string }) => day.day === '2026-11-20').late]
  }
  atHours(12)
  expect(await seen()).toEqual([true, false, 0])
  atHours(12.5)
  expect(await seen()).toEqual([false, true, 1])
})

test('B5 a cube is held to the window of cubes and a cylinder to that of cylinders', async () => {
  const cubes = await givenCast({ specimenKind: 'cube-150', specimens: 2, ages: [28] })
  const cylinders = await givenCast({ specimenKind: '150x300', specimens: 2, ages: [28] })
  expect(cubes.ages[0].testUntil).toBe('2026-12-18T09:00:00.000Z')
  atHours(28 * 24 + 12)
  const late = await press(cubes.ages[0], { ...cube, loadKn: 1000 })
  expect(late.body).toMatchObject({ ageWithin: false, counts: false, notes: ['tested 12.0 h late; tolerance ±8 h'] })
  expect((await press(cylinders.ages[0], { loadKn: 620 })).body).toMatchObject({ ageWithin: true, counts: true })
})

test('an age of odd minutes or under 12 hours is refused at its field and makes nothing', async () => {
  atHours(0)
  const before = (await portal.as('lab').get(`/cylinder-test/test-sets?doNumber=${doNumber}`)).body.total
  for (const ages of [[0.25], [7.3], [366], [0.5, 12 / 24]]) {
    const answer = await post('create', { doNumber, specimens: 2, ages })
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.body.errors)[0]).toMatch(/^ages/)
  }
  expect((await portal.as('lab').get(`/cylinder-test/test-sets?doNumber=${doNumber}`)).body.total).toBe(before)
})
