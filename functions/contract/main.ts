import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Hono } from 'hono'
import { type Call, RIGHTS } from '~/domain/access/rights'
import { VERSION } from '~/domain/kit/release'
import { NOUNS } from '~/domain/nouns'
import { fullDoor } from '~/functions/full-door'
import { NAMED } from '~/functions/support/named'
import type { Env } from '../kit/context'
import { answersOf } from '../kit/contract/answers'
import { AREAS, areaOf } from '../kit/contract/areas'
import { clientOf } from '../kit/contract/client'
import { type AreaContract, type CallAnswer, type Contract, reached } from '../kit/contract/contract'
import { documentOf } from '../kit/contract/document'
import { programOf } from '../kit/contract/program'
import { routesOf } from '../kit/openapi'

/**
 * Writes the contract of every area and the web's clients from it; `--check` says instead which file is out of date.
 */
const root = resolve(import.meta.dirname, '../..')
const read = answersOf(programOf(root), root)
const app = new Hono<Env>()
fullDoor(app)
const contract = withAll(read, Object.keys(RIGHTS) as Call[])
const document = documentOf(routesOf(app), contract, VERSION)
const files = new Map<string, string>()
for (const area of Object.keys(AREAS)) {
  files.set(`functions/contract/${area}.json`, printedContract(contract[area]!))
  files.set(`web/kit/client/${area}.ts`, clientOf(area, document))
}
const old = [...files].filter(([path, text]) => readOr(path) !== text)
if (process.argv.includes('--check')) {
  for (const [path] of old) console.log(`${path} is out of date: npm run contract`)
  process.exitCode = old.length ? 1 : 0
} else for (const [path, text] of old) writeFileSync(join(root, path), text)

/** Every call in its area: what its handler's type tells, or what the call behind it answers. */
function withAll(areas: Record<string, AreaContract>, calls: readonly Call[]): Contract {
  const known = new Map(Object.values(areas).flatMap(({ calls }) => Object.entries(calls)))
  const home = new Map(
    Object.entries(areas).flatMap(([area, { calls }]) => Object.keys(calls).map(call => [call, area])),
  )
  const types = Object.assign({}, ...Object.values(areas).map(each => each.types))
  const all: Record<string, Record<string, CallAnswer>> = Object.fromEntries(Object.keys(AREAS).map(area => [area, {}]))
  for (const call of calls) {
    const own = NOUNS.find(noun => call in noun.calls)?.area ?? home.get(call)
    const area = own && own in AREAS ? own : areaOf(call)
    all[area]![call] = known.get(call) ?? known.get(behind(call)) ?? {}
  }
  return Object.fromEntries(Object.entries(all).map(([area, calls]) => [area, { calls, types: reached(calls, types) }]))
}

function behind(call: Call): string {
  return NAMED[call]?.replace(/\?.*/, '').replace(/:\w+/g, ':id') ?? ''
}

/** A line a call and a line a type, so that a change shows where it is. */
function printedContract({ calls, types }: AreaContract): string {
  const lines = (of: object) =>
    Object.entries(of)
      .map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`)
      .join(',\n')
  return `{\n"calls": {\n${lines(calls)}\n},\n"types": {\n${lines(types)}\n}\n}\n`
}

function readOr(path: string): string {
  try {
    return readFileSync(join(root, path), 'utf8')
  } catch {
    return ''
  }
}
