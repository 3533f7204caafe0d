import { describe, expect, test } from 'vitest'
import { VERSION } from '~/domain/kit/release'
import { buildApi } from '~/functions/api'
import { contract } from '~/functions/contract/contract.mjs'
import { examples } from '~/functions/contract/examples.mjs'
import { fullDoor } from '~/functions/full-door'
import { AREAS } from '~/functions/kit/contract/areas'
import { documentOf } from '~/functions/kit/contract/document'
import { routesOf } from '~/functions/kit/openapi'
import type { Parts } from '~/functions/parts'
import { testSettings } from '../kit/settings'

const routes = routesOf(buildApi({ settings: testSettings() } as Parts, fullDoor))
const document = documentOf(routes, contract, VERSION, examples)
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, of]) => ({ call: `${method.toUpperCase()} ${path}`, of })),
)

describe('the document of the API', () => {
  test('tells of every served call, and the contract has no other', () => {
    const served = routes.flatMap(({ marks }) => marks.flatMap(mark => (mark.call ? [mark.call] : [])))
    const told = Object.values(contract).flatMap(({ calls }) => Object.keys(calls))
    expect(told.toSorted(), 'npm run contract').toEqual(served.toSorted())
    expect(operations).toHaveLength(served.length)
  })

  test('names each call once, says what it does and where it belongs', () => {
    const ids = operations.map(({ of }) => of.operationId)
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
    const odd = operations.filter(({ of }) => !/^[A-Z][a-z]+( \S+)*$/.test(of.summary) || !(of.tags[0] in AREAS))
    expect(odd.map(({ call, of }) => `${call}: ${of.summary}`)).toEqual([])
  })

  test('says of no two calls the same', () => {
    const by = Map.groupBy(operations, ({ of }) => of.summary as string)
    expect(
      [...by].filter(([, all]) => all.length > 1).map(([said, all]) => [said, ...all.map(({ call }) => call)]),
    ).toEqual([])
  })

  test('tells what a good answer holds, but for files and what IT support passes on', () => {
    const without = operations.filter(({ of }) => !of.responses[200].content).map(({ call }) => call)
    expect(without.filter(call => !/\/support\/|\/matiralestingsupport\//.test(call))).toEqual([])
  })

  test('every type that is named is told', () => {
    const named = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name!)
    expect(named.filter(name => !(name in document.components.schemas))).toEqual([])
  })
})
