import { expect, test } from 'vitest'
import { afterEvent } from '~/tests/bench/dispatch/event'
import { generatedDay } from '~/tests/bench/dispatch/generated-day'
import { plan } from '~/tests/bench/dispatch/plan-day'
import { faultsOf } from './check'
import { standardParams } from './params'
import { repair } from './repair'

const base = generatedDay({ loads: 40, trucks: 14, plants: 3 }, 3)
const day = {
  ...base,
  pours: base.pours.map(pour => {
    const loads = split(pour.volume)
    return { ...pour, loads, volume: loads.reduce((sum, each) => sum + each, 0) }
  }),
}
const { loads, unserved } = plan(day, { iterations: 60 }, 1)

function split(volume: number) {
  const full = Math.floor(volume / 600)
  return [...Array(full).fill(600), ...(volume % 600 > 0 ? [volume % 600] : [])]
}

const volumesOf = (pour: number, of = loads) =>
  of
    .filter(load => load.pour === pour)
    .map(load => load.volume)
    .sort((a, b) => a - b)

test('loads have the volumes that were settled, each exactly once', () => {
  expect(faultsOf(day, loads)).toEqual([])
  day.pours.forEach((pour, o) => {
    if (!unserved.includes(o)) expect(volumesOf(o)).toEqual([...pour.loads].sort((a, b) => a - b))
  })
})

test('a repair keeps the settled volumes', () => {
  const now = 540
  const { truck } = loads.find(load => load.begin > now + 60)!
  const after = afterEvent(day, loads, { kind: 'truck-down', truck, from: now, until: 1440 })
  const result = repair(after.day, after.loads, now, 1, standardParams)
  expect(faultsOf(result.day, result.loads, result.unserved)).toEqual([])
  day.pours.forEach((pour, o) => {
    if (!result.unserved.includes(o)) expect(volumesOf(o, result.loads)).toEqual([...pour.loads].sort((a, b) => a - b))
  })
})

test('a load of another volume is named', () => {
  const wrong = loads.map((load, i) => (i === 0 ? { ...load, volume: load.volume - 50 } : load))
  expect(faultsOf(day, wrong).map(fault => fault.rule)).toContain('load-size')
})
