import { expect, test } from 'vitest'
import { carbonBand } from './carbon-band'
import { constituentKind, savesWater } from './constituent-kind'
import { judgeFields } from './field-setup'
import { recipeDifference } from './mix-difference'
import { ruleWords } from './optimise/rule-words'
import { strengthMixOfRecipe } from './recipe-preview'

const band = (name: string, upTo: string | null, strengthClass: string | null = null) => ({
  name,
  upTo,
  strengthClass,
  description: null,
})
const ALL = [band('High', null), band('Usual', '370'), band('Low', '270'), band('Lean', '200', 'C30/37')]

test.each([
  ['270', 40, 'Low'],
  ['270.001', 40, 'Usual'],
  ['900', 40, 'High'],
  ['150', 30, 'Lean'],
])('%s kg of a %s MPa mix is %s', (gwp, strength, name) => {
  expect(carbonBand(gwp, strength, ALL)?.name).toBe(name)
})

test('a class with bands of its own is not judged by those for all, and unknown carbon by none', () => {
  expect(carbonBand('250', 30, ALL)).toBeNull()
  expect(carbonBand(null, 40, ALL)).toBeNull()
})

test('two recipes differ in what was changed, added and left out', () => {
  const part = (materialId: string, kgPerM3: string) => ({ materialId, name: materialId, kgPerM3 })
  const rows = recipeDifference(
    [part('cement', '350'), part('sand', '760.000'), part('ash', '40')],
    [part('cement', '338.5'), part('sand', '760'), part('slag', '30')],
  )
  expect(rows.map(row => [row.materialId, row.before, row.after, row.change])).toEqual([
    ['cement', '350', '338.5', '-11.500'],
    ['slag', null, '30', '30.000'],
    ['ash', '40', null, '-40.000'],
  ])
})

test.each([
  ['addition', 'Ground granulated slag', '2900', 'ggbs'],
  ['addition', 'Fly ash class F', '2300', 'pfa'],
  ['addition', 'Densified silica fume', '2200', 'silica-fume'],
  ['addition', 'Addition X', '2880', 'ggbs'],
  ['sand', 'River sand', '2620', 'fine'],
  ['fibre', 'Steel fibre', '7850', null],
])('%s %s of %s is %s', (kind, name, density, expected) => {
  expect(constituentKind({ kind, name, density })).toBe(expected)
})

test('a superplasticiser saves water, a retarder does not', () => {
  expect([savesWater('Superplasticiser PCE'), savesWater('Retarder'), savesWater('Air entrainer')]).toEqual([
    true,
    false,
    false,
  ])
})

test('a field is asked for, and its limits are said with their unit', () => {
  const rule = (more: object) => ({ field: 'binderKg' as const, required: false, least: null, most: null, ...more })
  expect(judgeFields([rule({ required: true })], {})).toMatchObject([{ message: 'Binder is required' }])
  expect(judgeFields([rule({ least: '300.0000' })], { binderKg: '299.999' })).toMatchObject([
    { field: 'binderKg', message: 'Binder must be at least 300 kg/m³' },
  ])
  expect(judgeFields([rule({ least: '300', most: '300' })], { binderKg: '300.000' })).toEqual([])
  expect(judgeFields([rule({ most: '0.5' })], {})).toEqual([])
})

test('the strength model reads ice as water and refuses what it has never seen', () => {
  const line = (kind: string, name: string, kgPerM3: string, density = '2650') => ({
    kind,
    name,
    kgPerM3,
    density,
    costPerKg: null,
    carbonFactor: null,
    carbonValidTo: null,
  })
  const lines = [
    line('cement', 'C', '350'),
    line('water', 'W', '140'),
    line('ice', 'I', '30'),
    line('sand', 'S', '760'),
  ]
  expect(strengthMixOfRecipe(lines, 28)).toEqual({ missing: 'The mix has no stone yet' })
  const full = [...lines, line('stone', 'G', '1050')]
  expect(strengthMixOfRecipe(full, 7)).toMatchObject({ mix: { cement: 350, water: 170, coarseagg: 1050, age: 7 } })
  expect(strengthMixOfRecipe([...full, line('addition', 'Silica fume', '20', '2200')], 28)).toHaveProperty('missing')
})

test.each([
  ['volume', 'Everything fills one cubic metre'],
  ['passing:4.75-max', 'Most passing 4.75 mm'],
  ['share:ggbs+pfa-max', 'Most slag and fly ash in the binder'],
  ['amount:cement-min', 'Least cement'],
  ['available:7', 'Stock of Sand'],
  ['over-cement:silica-fume', 'Silica fume that counts against cement'],
])('the rule %s is read as %s', (rule, what) => {
  expect(ruleWords(rule, () => 'Sand').what).toBe(what)
})
