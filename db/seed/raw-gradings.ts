import type { RawTestCreate } from '~/domain/rawtests/test-info'
import type { Random } from './random'

type SieveInput = Extract<RawTestCreate, { testType: 'sieve' }>['input']
type CementInput = Extract<RawTestCreate, { testType: 'cement' }>['input']

/** Percent passing that an aggregate usually has, coarse to fine; the same sieves as its neighbours, so that they blend. */
const USUAL: Record<string, readonly (readonly [size: number, passing: number])[]> = {
  SAND: [
    [9.5, 100],
    [4.75, 97],
    [2.36, 83],
    [1.18, 64],
    [0.6, 44],
    [0.3, 22],
    [0.15, 7],
    [0.075, 2.6],
  ],
  ST20: [
    [25, 100],
    [19, 95],
    [12.5, 62],
    [9.5, 36],
    [4.75, 5],
    [2.36, 2],
    [1.18, 1.6],
    [0.6, 1.3],
    [0.3, 1.1],
    [0.15, 0.9],
    [0.075, 0.6],
  ],
  ST10: [
    [12.5, 100],
    [9.5, 93],
    [4.75, 18],
    [2.36, 4],
    [1.18, 2.4],
    [0.6, 1.8],
    [0.3, 1.5],
    [0.15, 1.2],
    [0.075, 0.7],
  ],
}
export const AGGREGATE_CODES = Object.keys(USUAL)

/** The house limits of each aggregate, sieve in mm with the lowest and highest percent passing. */
export const HOUSE_LIMITS: Record<string, Record<string, [number, number]>> = {
  SAND: {
    '9.5': [100, 100],
    '4.75': [95, 100],
    '2.36': [80, 100],
    '1.18': [50, 85],
    '0.6': [25, 60],
    '0.3': [10, 30],
    '0.15': [2, 10],
  },
  ST20: { '25': [100, 100], '19': [90, 100], '9.5': [20, 55], '4.75': [0, 10], '2.36': [0, 5] },
  ST10: { '12.5': [100, 100], '9.5': [85, 100], '4.75': [10, 30], '2.36': [0, 10], '1.18': [0, 5] },
}

/**
 * A sample of an aggregate as it is weighed, in g. `coarser` moves the whole grading by percent points: quarries wear their
 * screens out and renew them.
 */
export function sieveSample(code: string, random: Random, coarser: number): SieveInput {
  const sand = code === 'SAND'
  const dry = sand ? random.between(480, 640) : random.between(4800, 6400)
  const step = sand ? 10 : 1
  let above = 100
  const passing = USUAL[code]!.map(([, usual], at) => {
    const room = at === 0 ? 0 : Math.min(1, (usual * (100 - usual)) / 900)
    above = Math.max(0, Math.min(above, usual - room * (coarser + random.between(-1.6, 1.6))))
    return above
  })
  const weigh = (percent: number) => Math.round((dry * percent * step) / 100) / step
  const sieves = USUAL[code]!.map(([size], at) => ({
    size,
    retained: weigh((at === 0 ? 100 : passing[at - 1]!) - passing[at]!),
  }))
  const pan = weigh(passing.at(-1)!)
  const collected = sieves.reduce((sum, sieve) => sum + sieve.retained, pan)
  const totalMass = Math.round(collected * (1 + random.between(0, 0.0018)) * step) / step
  return { sieves, pan, totalMass, method: 'ASTM C136' }
}

/** Results of a CEM I 42.5N; the 28-day strength is there once the prisms are old enough. */
export function cementSample(random: Random, age: number, weaker: number): CementInput {
  const round = (value: number, places: number) => Number(value.toFixed(places))
  const level = random.between(-1.8, 1.8) - weaker
  const strength: Record<string, number> = { 2: round(23.5 + level * 0.7 + random.between(-0.8, 0.8), 1) }
  if (age >= 7) strength['7'] = round(38.6 + level * 0.9 + random.between(-0.9, 0.9), 1)
  if (age >= 28) strength['28'] = round(51.8 + level + random.between(-1.1, 1.1), 1)
  const results = {
    strength,
    initialSet: random.whole(27, 36) * 5,
    expansion: round(random.between(0, 1.5), 1),
    blaine: random.whole(345, 385),
    sulfate: round(random.between(2.4, 3), 2),
    chloride: round(random.between(0.008, 0.03), 3),
    lossOnIgnition: round(random.between(1.6, 3.2), 2),
    insoluble: round(random.between(0.3, 1.1), 2),
  }
  return { standard: 'EN 197-1', class: '42.5N', results }
}
