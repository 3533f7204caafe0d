import { expect, test } from 'vitest'
import { faultOf } from '~/tests/kit/rules/fault-of'
import { BenchAsk } from './ask'
import { benchDesign } from './design'
import { waterOfDose } from './dose'
import type { BenchMaterials } from './materials'

const id = (at: number) => `00000000-0000-4000-8000-00000000000${at}`
const grading = (...rows: [number, number][]) => rows.map(([size, passing]) => ({ size, passing }))
const SAND = grading([9.5, 100], [4.75, 97], [2.36, 83], [1.18, 64], [0.6, 44], [0.3, 22], [0.15, 7], [0.075, 2.6])
const ST20 = grading(
  ...([
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
  ] as [number, number][]),
)
const ST10 = grading(
  ...([
    [12.5, 100],
    [9.5, 93],
    [4.75, 18],
    [2.36, 4],
    [1.18, 2.4],
    [0.6, 1.8],
    [0.3, 1.5],
    [0.15, 1.2],
    [0.075, 0.7],
  ] as [number, number][]),
)
const stone = (materialId: string, name: string, of: typeof SAND, relativeDensity: number) => ({
  ...{ materialId, name, relativeDensity, grading: of, testNo: `T-${name}`, absorption: 0.6 },
})
const MATERIALS: BenchMaterials = {
  cement: { materialId: id(1), name: 'Cement CEM I 42.5N', relativeDensity: 3.15 },
  addition: null,
  water: { materialId: id(2), name: 'Water', relativeDensity: 1 },
  admixture: { materialId: id(3), name: 'Superplasticiser', relativeDensity: 1.07, solidsPercent: '30' },
  fine: stone(id(4), 'Sand', SAND, 2.61),
  stones: [stone(id(5), 'Granite 20', ST20, 2.65)],
}
const ask = (of: object = {}): BenchAsk =>
  BenchAsk.parse({
    ...{ cementId: id(1), waterId: id(2), admixtureId: id(3), fineId: id(4), stoneIds: [id(5)] },
    ...of,
  })
const kg = (found: ReturnType<typeof benchDesign>, name: string) =>
  found.closing.parts.find(part => part.name.startsWith(name))?.mass

test('every method fills one cubic metre in one named step and cites each of its lines', () => {
  const asks = [
    ask(),
    ask({ method: 'bre-331', admixtureDose: 0.8, waterSaving: 20, exposures: ['XS1'] }),
    ask({ method: 'aci-si', waterSaving: 20 }),
    ask({ method: 'aci-us', waterSaving: 20 }),
    ask({ method: 'en-206', water: 170, ratio: 0.48 }),
  ]
  for (const one of asks) {
    const found = benchDesign(one, MATERIALS)
    expect(Math.abs(found.closing.after - 1), one.method).toBeLessThanOrEqual(0.002)
    expect(found.steps.at(-1)!.name).toBe('Closed to one cubic metre')
    for (const { name, value, source } of found.steps) expect([name, value, source].every(Boolean), name).toBe(true)
  }
})

test('N40 by BRE: target 53 on cubes, Table 3 and the margin are told with their clauses', () => {
  const found = benchDesign(ask({ waterSaving: 20 }), MATERIALS)
  const of = (name: string) => found.steps.find(one => one.name === name)
  expect(found.targetMean).toBe(53)
  expect(of('Margin')).toMatchObject({
    value: '13.1 MPa',
    how: 'k × s = 1.64 × 8 MPa',
    source: 'BRE 331 §4.4, Figure 3',
  })
  // Crushed sand and stone at 60 to 180 mm: 225 kg less a fifth.
  expect(of('Free water')).toMatchObject({ value: '180 kg/m³', source: 'BRE 331 Table 3' })
  expect(of('Strength at a ratio of 0.5')!.value).toBe('49 MPa')
  expect(kg(found, 'Water')).toBe(180)
})

test('the exposure class raises the grade, bounds the ratio and asks for cement and air', () => {
  const plain = benchDesign(ask({ strengthMpa: 25, waterSaving: 20 }), MATERIALS)
  const sea = benchDesign(ask({ strengthMpa: 25, waterSaving: 20, exposures: ['XS3', 'XF4'] }), MATERIALS)
  expect(sea.steps[0]).toMatchObject({ name: 'Grade for the exposure', value: '45 MPa', source: 'EN 206 Table F.1' })
  expect(sea.airPercent).toBe(4)
  expect(kg(sea, 'Cement')!).toBeGreaterThan(Math.max(kg(plain, 'Cement')!, 340))
})

test('ACI in SI and in US units are the same concrete to a few kilograms', () => {
  const [si, us] = (['aci-si', 'aci-us'] as const).map(method =>
    benchDesign(ask({ method, maxSize: 20, slump: 90, waterSaving: 15, stoneType: 'crushed' }), MATERIALS),
  )
  expect(Math.abs(kg(si!, 'Water')! - kg(us!, 'Water')!)).toBeLessThanOrEqual(4)
  expect(Math.abs(kg(si!, 'Granite')! - kg(us!, 'Granite')!)).toBeLessThanOrEqual(6)
  expect(us!.steps.find(one => one.name === 'Mixing water')!.value).toMatch(/lb\/yd³$/)
})

test('EN 206 counts an addition by its k-value, and two stones are split by the Fuller curve', () => {
  const slag = { materialId: id(6), name: 'Slag', relativeDensity: 2.9, kind: 'ggbs' as const }
  const of = { method: 'en-206', water: 170, ratio: 0.5, additionId: id(6), additionShare: 40 }
  const two = { ...MATERIALS, addition: slag, stones: [stone(id(7), 'Granite 10', ST10, 2.64), ...MATERIALS.stones] }
  const found = benchDesign(ask(of), two)
  // 1 kg of binder counts 0.6 + 0.6 × 0.4 = 0.84 kg: 340 / 0.84 = 404.8.
  expect(found.steps.find(one => one.name === 'Binder')).toMatchObject({ value: '405 kg/m³' })
  expect([kg(found, 'Cement'), kg(found, 'Slag')]).toEqual([243, 162])
  expect(found.steps.find(({ name }) => name === 'Split of the stone')!.source).toBe('Fuller and Thompson')
  const third = benchDesign(ask({ ...of, finerPercent: 33 }), two)
  expect(kg(third, 'Granite 10')! / (kg(third, 'Granite 10')! + kg(third, 'Granite 20')!)).toBeCloseTo(0.33, 2)
  const bre = benchDesign(ask({ waterSaving: 20 }), { ...two, addition: null })
  expect(kg(bre, 'Granite 20')! / kg(bre, 'Granite 10')!).toBeCloseTo(2, 1)
})

test('what a method cannot do is a fault at its field', () => {
  expect(faultOf(() => benchDesign(ask({ strengthMpa: 100 }), MATERIALS))).toBe('strength-beyond-curve')
  expect(faultOf(() => benchDesign(ask({ slump: 200 }), MATERIALS))).toBe('out-of-bounds')
  expect(faultOf(() => benchDesign(ask({ method: 'aci-si', slump: 200 }), MATERIALS))).toBe('slump-beyond-table')
  expect(faultOf(() => benchDesign(ask({ method: 'en-206', water: 170 }), MATERIALS))).toBe('missing-value')
  const fume = { materialId: id(6), name: 'Silica fume', relativeDensity: 2.2, kind: 'silica-fume' as const }
  expect(faultOf(() => benchDesign(ask(), { ...MATERIALS, addition: fume }))).toBe('no-such-addition')
})

test('the exposure classes ask by the standard in force', () => {
  const marine = ask({ exposures: ['XS1'], waterSaving: 20, admixtureDose: 0.8 })
  const ratio = (standard: 'en206' | 'aci318') => {
    const found = benchDesign(marine, MATERIALS, standard)
    const water = kg(found, 'Water')! + waterOfDose(MATERIALS.admixture!, kg(found, 'Superplasticiser')!)
    return water / kg(found, 'Cement')!
  }
  // XS1 is C2 of ACI 318, w/cm 0.40; EN 206 Table F.1 asks for 0.50. Whole kilograms are 0.002 at most.
  expect(ratio('aci318')).toBeLessThanOrEqual(0.402)
  expect(ratio('en206')).toBeGreaterThan(0.42)
  const aci = benchDesign({ ...marine, method: 'aci-si' }, MATERIALS, 'aci318')
  expect(aci.steps.map(({ source }) => source).join()).not.toContain('EN 206 Table F.1')
})
