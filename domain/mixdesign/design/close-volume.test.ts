import fc from 'fast-check'
import { expect, test } from 'vitest'
import { faultOf } from '~/tests/kit/rules/fault-of'
import { YIELD } from './absolute-volume'
import { breDesign } from './bre/design'
import { closeVolume } from './close-volume'

const fills = (total: number) => Math.abs(total - 1) <= YIELD.tolerance + 1e-12

const partsOf = (masses: { cement: number; water: number; fine: number; coarse: number }) => [
  { name: 'cement', kind: 'other' as const, mass: masses.cement, relativeDensity: 3.15 },
  { name: 'water', kind: 'other' as const, mass: masses.water, relativeDensity: 1 },
  { name: 'sand', kind: 'fine' as const, mass: masses.fine, relativeDensity: 2.6 },
  { name: 'stone', kind: 'coarse' as const, mass: masses.coarse, relativeDensity: 2.65 },
]

test('B13 a BRE mix is closed to one cubic metre by the constituent that is named, and the rest stays', () => {
  const { masses } = breDesign({
    target: { characteristic: 30, defective: 2.5 },
    ...{ cement: '42.5', age: 28, fine: 'uncrushed', coarse: 'uncrushed', slump: '30_60', maxSize: 20 },
    passing600: 70,
    relativeDensity: 2.63,
  } as Parameters<typeof breDesign>[0])
  const before = closeVolume(partsOf(masses!), 1, 'fine')
  expect(fills(before.before)).toBe(false)
  for (const by of ['fine', 'coarse', 'aggregate'] as const) {
    const closed = closeVolume(partsOf(masses!), 1, by)
    expect(fills(closed.after), `${by} ${closed.after}`).toBe(true)
    expect(closed.parts.slice(0, 2)).toEqual(partsOf(masses!).slice(0, 2))
    expect(closed.changes.map(({ name }) => name)).toEqual(
      by === 'fine' ? ['sand'] : by === 'coarse' ? ['stone'] : ['sand', 'stone'],
    )
  }
})

test('B13 every mix within a quarter of its aggregate is closed, seeded', () => {
  const of = (least: number, most: number) => fc.integer({ min: least, max: most })
  fc.assert(
    fc.property(
      of(250, 450),
      of(140, 210),
      of(600, 850),
      of(950, 1150),
      of(0, 6),
      (cement, water, fine, coarse, air) => {
        const parts = partsOf({ cement, water, fine, coarse })
        const fault = faultOf(() => closeVolume(parts, air, 'aggregate'))
        if (fault !== 'none') expect(fault).toBe('volume-too-far-off')
        else expect(fills(closeVolume(parts, air, 'aggregate').after)).toBe(true)
      },
    ),
    { seed: 13, numRuns: 2000 },
  )
})

test('what cannot close is a named fault', () => {
  const [cement, water, sand] = partsOf({ cement: 350, water: 180, fine: 700, coarse: 1 })
  expect(faultOf(() => closeVolume([cement!, water!, sand!], 1, 'coarse'))).toBe('nothing-closes')
  expect(faultOf(() => closeVolume([cement!, water!, sand!], 1, 'fine'))).toBe('volume-too-far-off')
  expect(faultOf(() => closeVolume([{ ...cement!, mass: -1 }, sand!], 1, 'fine'))).toBe('negative-mass')
})
