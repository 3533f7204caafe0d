import { Ajv2020 } from 'ajv/dist/2020'
import { describe, expect, test } from 'vitest'
import { VERSION } from '~/domain/kit/release'
import { buildApi } from '~/functions/api'
import { contract } from '~/functions/contract/contract.mjs'
import { examples } from '~/functions/contract/examples.mjs'
import { fullDoor } from '~/functions/full-door'
import type { Example, Operation } from '~/functions/kit/contract/contract'
import { documentOf } from '~/functions/kit/contract/document'
import { routesOf } from '~/functions/kit/openapi'
import type { Parts } from '~/functions/parts'
import { closed } from '../kit/held'
import { testSettings } from '../kit/settings'

const routes = routesOf(buildApi({ settings: testSettings() } as Parts, fullDoor))
const document = documentOf(routes, contract, VERSION, examples)
const schemas = closed(document.components.schemas)
const ajv = new Ajv2020({ strict: false, validateFormats: false })
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, of]) => ({ call: callOf(method, path), of })),
)

describe('the examples of the document', () => {
  test('are many, and each belongs to a call', () => {
    const known = new Set(operations.map(({ call }) => call))
    expect(Object.keys(examples).filter(call => !known.has(callOf(...split(call))))).toEqual([])
    expect(Object.keys(examples).length).toBeGreaterThanOrEqual(40)
  })

  test.each(Object.entries(examples))('%s fits its schema', (call, example) => {
    expect(faultsOf(call, example)).toEqual([])
  })

  test('one that does not fit is seen', () => {
    const [call, whole] = Object.entries(examples).find(([each]) => each === 'POST /order')!
    const { quantity: _, ...without } = whole.takes as Record<string, unknown>
    expect(faultsOf(call, { ...whole, takes: without })).toEqual([expect.stringContaining('quantity')])
    expect(faultsOf(call, { ...whole, answers: { ...(whole.answers as object), extra: 1 } })).toEqual([
      expect.stringContaining('additional'),
    ])
  })

  test('tell one story: the invoice bills the order that was booked', () => {
    const { orderNo } = examples['POST /order']!.answers as { orderNo: string }
    const { id } = examples['POST /order']!.answers as { id: string }
    expect(examples['GET /order/:id']!.asked).toEqual({ id })
    expect(examples['GET /order/:id']!.answers).toMatchObject({ orderNo })
    const { customer } = { customer: examples['POST /customer']!.answers as { id: string; customerName: string } }
    expect(examples['GET /invoice/:id']!.answers).toMatchObject({ customerName: customer.customerName })
  })
})

function faultsOf(call: string, { takes, answers }: Example): string[] {
  const { of } = operations.find(each => each.call === callOf(...split(call)))! as { of: Operation }
  const body = of.requestBody?.content['application/json']?.schema
  return [
    ...(takes === undefined ? [] : unlike('takes', body, takes)),
    ...unlike('answers', of.responses[200].content['application/json'].schema, answers),
  ]
}

function unlike(which: string, schema: object, value: unknown): string[] {
  const held = ajv.compile({ ...(closed(schema) as object), components: { schemas } })
  return held(value) ? [] : held.errors!.map(({ instancePath, message }) => `${which}${instancePath} ${message}`)
}

/** Paths that differ by the name of a parameter alone are one. */
function callOf(method: string, path: string): string {
  return `${method.toUpperCase()} ${path.replace(/^\/api/, '').replaceAll(/\{\w+\}|:\w+(\{[^}]*\})?/g, '{}')}`
}

function split(call: string): [string, string] {
  const [method = '', path = ''] = call.split(' ')
  return [method, path]
}
