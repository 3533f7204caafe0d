import { readdirSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { RIGHTS } from '~/domain/access/rights'
import { concreteCalculators } from '~/domain/cylinders/calculators/all'
import { plantCalculators } from '~/domain/cylinders/calculators/plant'
import type { CalculatorField } from '~/domain/kit/calculator'
import { calculatorFields } from '~/domain/kit/calculator-fields'
import { USUAL } from '~/domain/kit/calculator-names'
import { calculatorBody, calculatorText } from '~/domain/kit/calculator-read'
import { mixCalculators } from '~/domain/mixdesign/calculators/all'
import { materialCalculators } from '~/domain/rawtests/calculators/all'
import { type House, house } from '../kit/house'

const ALL = [...plantCalculators, ...concreteCalculators, ...materialCalculators, ...mixCalculators]
const LISTS = ['plantCalculators', 'concreteCalculators', 'materialCalculators', 'mixCalculators']

/** The body as the screen makes it from what its worked example shows. */
const bodyOf = (one: (typeof ALL)[number]) => {
  const fields = calculatorFields(one)
  const typed = calculatorText(fields, one.example)
  const rowsOf = (path: string) =>
    1 +
    Math.max(
      -1,
      ...Object.keys(typed).flatMap(name =>
        name.startsWith(`${path}.`) ? [Number.parseInt(name.slice(path.length + 1), 10)] : [],
      ),
    )
  return calculatorBody(fields, name => typed[name], rowsOf)
}

const isNamed = (path: string) => Object.hasOwn(USUAL, path.split('.').at(-1) ?? '')

test('every engineering call is named by a screen', () => {
  const calls = Object.keys(RIGHTS).filter(call => call.includes(' /engineering/'))
  const named = new Set<string>(ALL.map(({ call }) => call))
  expect(calls.length).toBeGreaterThan(70)
  expect(calls.filter(call => !named.has(call))).toEqual([])
  expect([...named].filter(call => !calls.includes(call))).toEqual([])
  expect(new Set(ALL.map(({ key }) => key)).size).toBe(ALL.length)
  const screens = (readdirSync('web', { recursive: true }) as string[])
    .filter(path => /^\w+\/[\w-]+\.tsx$/.test(path))
    .map(path => readFileSync(`web/${path}`, 'utf8'))
  for (const list of LISTS)
    expect(
      screens.filter(source => source.includes(`calculatorData({ request }, ${list})`)),
      list,
    ).toHaveLength(1)
})

test('every figure that is asked has a label of its own', () => {
  const flat = (fields: readonly CalculatorField[]): CalculatorField[] =>
    fields.flatMap(field => (field.kind === 'grid' ? [field, ...flat(field.columns)] : [field]))
  const bare = ALL.flatMap(one =>
    flat(calculatorFields(one))
      .filter(({ kind, path }) => ['number', 'numbers'].includes(kind) && !isNamed(path) && !one.words?.[path])
      .map(({ path }) => `${one.key}: ${path}`),
  )
  expect(bare).toEqual([])
  expect(ALL.filter(({ source, title, group }) => !source || !title || !group)).toEqual([])
})

describe('worked examples', () => {
  let portal: House
  beforeAll(async () => {
    portal = await house()
  })

  test.each(ALL.map(one => [one.key, one] as const))('%s is answered as it is typed', async (_key, one) => {
    const [method, path] = one.call.split(' ') as [string, string]
    const body = bodyOf(one)
    const as = portal.as(plantCalculators.includes(one) ? 'batcher' : 'lab')
    const answer =
      method === 'GET'
        ? await as.get(`${path}?${new URLSearchParams(body as Record<string, string>)}`)
        : await as.post(path, body)
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  })

  test('what is wrong is a fault of the call, never a number', async () => {
    for (const one of ALL.filter(({ schema, call }) => schema && call.startsWith('POST'))) {
      const fields = calculatorFields(one).filter(({ kind }) => kind === 'number')
      if (!fields.length) continue
      const body = bodyOf(one)
      const [field] = fields
      const broken = calculatorBody(
        [{ ...field!, path: field!.path }],
        () => 'constructor',
        () => 0,
      )
      const answer = await portal.as('lab').post(one.call.split(' ')[1]!, { ...body, ...broken })
      expect(answer.status, one.key).toBe(422)
    }
    expect(portal.defects).toEqual([])
  })
})
