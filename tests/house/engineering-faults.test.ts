import { beforeAll, describe, expect, test } from 'vitest'
import type { Calculator } from '~/domain/kit/calculator'
import { asked, at, bodyOf, CALCULATORS, put, type Question, questionsOf } from '../kit/given/calculator'
import { type House, house } from '../kit/house'

/** Names that people give: any word may be one, those that every JavaScript object knows too. */
const NAMES = ['name', 'key', 'label', 'plant', 'mix', 'id', 'reference', 'waivedBy']
const WORDS = ['constructor', '__proto__', 'toString', 'NaN']
/** What a figure may be that no worked example shows, tried from the largest down: the first that is taken is a usual one. */
const TRIED = [500, 250, 110, 60, 20, 8, 5, 2, 1]
/** What it is called when it is given in another unit, and by how much it is too small. */
const UNITS: Readonly<Record<string, readonly [unit: string, times: number]>> = {
  '%': ['a fraction', 100],
  mm: ['metres', 1000],
}
const ASKED = CALCULATORS.filter(({ schema }) => schema)

let portal: House
/** The usual figure of a question, as the worked example of any call shows it. */
const usual = new Map<string, number>()
beforeAll(async () => {
  portal = await house()
  for (const one of ASKED) {
    const body = bodyOf(one)
    for (const { name, unit, places } of questionsOf(one, body)) {
      const figure = at(body, places[0] ?? [])
      if (typeof figure === 'number') usual.set(`${name} ${unit}`, figure)
    }
  }
})

const isFigure = ({ kind }: Question) => ['number', 'mixed', 'numbers', 'lines', 'gradings', 'pairs'].includes(kind)
const refuses = async (one: Calculator, body: object) => (await asked(portal, one, body)).status === 422

describe('every engineering call refuses with 422', () => {
  test.each(ASKED.map(one => [one.key, one] as const))('%s', async (_key, one) => {
    const body = bodyOf(one)
    const taken: string[] = []
    const refused = async (what: string, wrong: object) => {
      if (!(await refuses(one, wrong))) taken.push(what)
    }
    for (const word of WORDS) await refused(`a field ${word}`, put(body, [word], '1'))
    for (const question of questionsOf(one, body)) {
      const { name, places } = question
      const [place = []] = places
      if (question.kind === 'text' && NAMES.includes(name)) await anyName(one, body, place, taken)
      else for (const word of WORDS) await refused(`${name} ${word}`, put(body, place, word))
      if (!isFigure(question)) continue
      for (const figure of [1e12, -1e6]) await refused(`${name} ${figure}`, put(body, place, figure))
      const small = await inOtherUnit(one, body, question)
      if (small) await refused(`${name} in ${small.unit}`, small.body)
    }
    expect(taken).toEqual([])
    expect(portal.defects).toEqual([])
  })

  const sand = { name: 'Sand', mass: 800, absorption: 1 }
  const grading = [
    { size: 9.5, passing: 100 },
    { size: 4.75, passing: 60 },
    { size: 0.6, passing: 20 },
  ]
  const combined = [
    { size: 25, passing: 100 },
    { size: 9.5, passing: 61 },
    { size: 2.36, passing: 35 },
  ]
  const bre = CALCULATORS.find(({ key }) => key === 'bre')!.example
  const aci = CALCULATORS.find(({ key }) => key === 'aci-211')!.example
  test.each([
    ['forecast-28', 'out-of-bounds', { early: 20, pairs: [{ early: 45, actual: 12 }] }],
    ['forecast-28', 'out-of-bounds', { early: 150, pairs: [{ early: 20, actual: 130 }] }],
    ['moisture', 'out-of-bounds', { water: 1e7, aggregates: [{ ...sand, moisture: 6 }] }],
    ['moisture', 'units-mixed-up', { water: 180, aggregates: [{ ...sand, moisture: 0.06 }] }],
    ['admixture-water', 'out-of-bounds', { dose: 4000, solids: 40, binder: 400 }],
    ['absolute-volume', 'out-of-bounds', { parts: [{ name: 'Cement', mass: 9000, relativeDensity: 3.15 }], air: 1 }],
    ['yield', 'out-of-bounds', { masses: [350, 175, 1085, 770], density: 500 }],
    ['strength-control', 'out-of-bounds', { strengthClass: 'C30/37', specimen: 'cube', age: -1 }],
    ['strength-control', 'out-of-bounds', { strengthClass: 'C30/37', specimen: 'cube', age: 1e9 }],
    ['limits', 'limits-crossed', { grading, limits: [{ size: 4.75, min: 80, max: 20 }] }],
    ['cube-strength', 'not-a-cube', { load: 900, sides: [150, 100] }],
    ['bre', 'units-mixed-up', { ...bre, slump: 0.05 }],
    ['bre', 'too-little-cement', { ...bre, pfa: 50, ggbs: 60 }],
    ['bre', 'too-little-cement', { ...bre, pfa: 50, ggbs: 40 }],
    ['aci-211', 'out-of-bounds', { ...aci, adjust: { warmth: -10 } }],
    ['aci-211', 'out-of-bounds', { ...aci, adjust: { reduction: 40 } }],
    ['slump', 'units-mixed-up', { slump: 0.1, specified: { by: 'class', class: 'S3' } }],
    ['shilstone', 'beyond-chart', { grading: combined, cementitious: 564 }],
    ['slump', 'unknown-class', { slump: 100, specified: { by: 'class', class: 'constructor' } }],
    [
      'sieve',
      'units-mixed-up',
      { sieves: grading.map(({ size }) => ({ size, retained: 0.4 })), pan: 0.2, totalMass: 1.4 },
    ],
  ])('what a technologist found: %s is %s for %j', async (call, fault, body) => {
    const { status, body: said } = await portal.as('lab').post(`/engineering/${call}`, body)
    expect([status, said.facts?.fault], JSON.stringify(said)).toEqual([422, fault])
  })

  test('and every call under /engineering that takes a body is among them, with figures in per cent and in mm', () => {
    expect(ASKED.length).toBeGreaterThan(70)
    const units = ASKED.flatMap(one => questionsOf(one, bodyOf(one)).map(({ unit }) => unit))
    expect(units.filter(unit => unit === '%').length).toBeGreaterThan(60)
    expect(units.filter(unit => unit === 'mm').length).toBeGreaterThan(40)
  })
})

/** A name changes no figure: what is answered to `constructor` is what is answered to the same word with a letter more. */
async function anyName(one: Calculator, body: object, place: readonly string[], taken: string[]) {
  const answer = async (word: string) => {
    const { status, body: said } = await asked(portal, one, put(body, place, word))
    return `${status} ${JSON.stringify(said)}`.replaceAll(word, 'it').replace(/"requestId":"[^"]*"/, '')
  }
  for (const word of WORDS)
    if ((await answer(word)) !== (await answer(`${word}s`))) taken.push(`${place.join('.')} ${word}`)
}

/** The body with a usual figure in the unit that people mix it up with, in every place of the question. */
async function inOtherUnit(one: Calculator, body: object, question: Question) {
  const [unit, times] = UNITS[question.unit] ?? []
  if (!unit || !times) return undefined
  const { name, places } = question
  let whole = body
  if (at(body, places[0] ?? []) === undefined) {
    const figure = usual.get(`${name} ${question.unit}`) ?? (await taken(one, body, places[0] ?? []))
    if (figure === undefined) throw new Error(`${one.key}: no figure of ${TRIED} is taken as ${name}`)
    whole = put(body, places[0] ?? [], figure)
  }
  const small = places.reduce((of, place) => {
    const figure = at(whole, place)
    return typeof figure === 'number' ? put(of, place, figure / times) : of
  }, whole)
  return { unit, body: small }
}

async function taken(one: Calculator, body: object, place: readonly string[]): Promise<number | undefined> {
  for (const figure of TRIED) if (!(await refuses(one, put(body, place, figure)))) return figure
  return undefined
}
