import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { WAYS } from './day'
import { binsOf, sumsOf, tableOf } from './table'
import { liveYear, readYear, type YearState } from './year'

const folder = mkdtempSync(join(tmpdir(), 'year-'))
afterAll(() => rmSync(folder, { recursive: true }))

const ASK = { days: 5, seed: 11, spread: 1, orders: 14, rounds: 20 }
const lived = (name: string, days: number) => liveYear({ ...ASK, days }, join(folder, name), () => {})
const withoutCpu = ({ days, ledgers }: YearState) => ({
  days: days.map(({ day, figures }) => ({ day, figures })),
  ledgers,
})

test('five days: nothing impossible happens, no less is served than by who comes first, and promises are kept better', () => {
  const state = lived('whole', ASK.days)
  expect(state.days.flatMap(day => WAYS.flatMap(way => day.figures[way].broken))).toEqual([])
  const [promise, plan, first] = WAYS.map(way => sumsOf(state.days, way))
  expect(promise!.loads).toBeGreaterThan(150)
  expect(promise!.served + promise!.refused).toBeGreaterThanOrEqual(0.98 * first!.served)
  expect(promise!.kept / promise!.loads).toBeGreaterThan(first!.kept / first!.loads)
  expect(promise!.firstsKept / promise!.firsts).toBeGreaterThan(0.9)
  expect(promise!.longGaps / promise!.gaps).toBeLessThan(first!.longGaps / first!.gaps)
  expect(plan!.ordered).toBe(first!.ordered)

  // In slices it is the same year.
  lived('sliced', 1)
  const sliced = lived('sliced', 2)
  expect(withoutCpu(sliced).days).toEqual(withoutCpu(state).days.slice(0, 2))
  expect(withoutCpu(readYear(ASK, join(folder, 'sliced')))).toEqual(withoutCpu(sliced))
  expect(() => readYear({ ...ASK, seed: 12 }, join(folder, 'sliced'))).toThrow('holds a year of')
  expect(tableOf(state.days)).toContain('All 5 days')
  expect(binsOf(state.days).reduce((sum, bin) => sum + bin.count, 0)).toBe(
    state.days.reduce((sum, day) => sum + day.figures.promise.told.length, 0),
  )
})
