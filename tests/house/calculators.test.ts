import { readdirSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { RIGHTS } from '~/domain/access/rights'
import type { CalculatorField } from '~/domain/kit/calculator'
import { calculatorFields } from '~/domain/kit/calculator-fields'
import { USUAL } from '~/domain/kit/calculator-names'
import { CALCULATORS as ALL, asked, bodyOf } from '../kit/given/calculator'
import { type House, house } from '../kit/house'

const LISTS = ['plantCalculators', 'concreteCalculators', 'materialCalculators', 'mixCalculators']

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
    const answer = await asked(portal, one, bodyOf(one))
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  })
})
