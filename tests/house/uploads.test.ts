import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { type Call, rightOf } from '~/domain/access/rights'
import { ROLES } from '~/domain/access/roles'
import { routesOf } from '~/functions/kit/openapi'
import { type House, house } from '../kit/house'
import { machineHeadersOf } from '../kit/machine-key'

let portal: House
beforeAll(async () => {
  portal = await house()
  for (const role of ROLES) await portal.person(role)
})

/** Reading the file of a form, in any of the ways that the kit knows. */
const READS_A_FILE = /\b(?:upload|formFile|attach)\(|parseBody\(|\.formData\(/

test('R-253 whatever route reads a file declares it, so that the document of the API tells of it', () => {
  const silent = routeSources().filter(({ text }) => READS_A_FILE.test(text) && !text.includes('takesFile('))
  expect(silent.map(({ call }) => call)).toEqual([])
  const reading = routeSources().filter(({ text }) => READS_A_FILE.test(text))
  const declared = routesOf(portal.api).filter(({ marks }) => marks.some(mark => mark.input?.of === 'form'))
  expect(declared.map(({ method, path }) => `${method} ${path.replace('/api', '')}`).sort()).toEqual(
    reading.map(({ call }) => call).sort(),
  )
  expect(reading.length).toBeGreaterThan(6)
})

test('R-253 a wrong type is refused before the address, the key and the body are judged, and after the right', async () => {
  const form = () => {
    const body = new FormData()
    body.set('file', new File(['a;b'], 'a.csv'))
    return body
  }
  const ask = async (who: string | null, path: string, method: string, init: RequestInit) => {
    const token = who && (await portal.tokenOf(who))
    const headers = { ...(init.headers as object), ...(token ? { authorization: `Bearer ${token}` } : {}) }
    return (await portal.api.request(`/api${path}`, { ...init, method, headers })).status
  }
  const json = { headers: { 'content-type': 'application/json' }, body: '{}' }
  const asMachine = await machineHeadersOf(portal)
  for (const { method, path, marks } of routesOf(portal.api)) {
    if (!path.startsWith('/api/') || method === 'GET' || path === '/api/openapi.json') continue
    const call = path.slice(4)
    // Signing out would end the session that asks the others.
    if (call === '/logout') continue
    // An address that no schema takes: were it judged first, the answer would be a 422.
    const at = `${call.replaceAll(/:\w+(\{[^}]*\})?/g, '~')}?nobody=asked`
    const upload = marks.some(mark => mark.input?.of === 'form')
    const wrong = upload ? json : { body: form() }
    const byKey = rightOf(`${method} ${call}` as Call) === 'machine'
    const refused = byKey ? 401 : expect.toBeOneOf([415, 403])
    expect([method, call, await ask('admin', at, method, wrong)]).toEqual([method, call, refused])
    const keyed = { ...wrong, headers: { ...('headers' in wrong ? wrong.headers : {}), ...asMachine(call) } }
    if (byKey) expect([method, call, await ask(null, at, method, keyed)]).toEqual([method, call, 415])
    expect([method, call, await ask(null, at, method, wrong)]).toEqual([method, call, expect.toBeOneOf([415, 401])])
  }
})

type RouteSource = { call: string; text: string }

/** Each registration of a route with what follows it up to the next one; the routes of an import are in the kit. */
function routeSources(): RouteSource[] {
  const kit = readFileSync(join('functions', 'kit', 'import', 'import-routes.ts'), 'utf8')
  const files = readdirSync('functions', { recursive: true, encoding: 'utf8' }).filter(
    name => name.endsWith('.ts') && !name.startsWith('kit/') && !name.startsWith('local/'),
  )
  return files.flatMap(name => {
    const text = readFileSync(join('functions', name), 'utf8')
    const starts = [...text.matchAll(/may\(\s*'((?:GET|POST|PUT|DELETE) [^']+)'/g)]
    const imports = [...text.matchAll(/importRoutes\('([^']+)'/g)].map(([, path]) => `POST ${path}/upload`)
    return [
      ...starts.map((start, place) => ({ call: start[1]!, text: text.slice(start.index, starts[place + 1]?.index) })),
      ...imports.map(call => ({ call, text: kit })),
    ]
  })
}
