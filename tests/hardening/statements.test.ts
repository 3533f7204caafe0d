import { beforeAll, expect, test } from 'vitest'
import type { Call } from '~/domain/access/rights'
import { random } from '~/domain/kit/random'
import { contract } from '~/functions/contract/contract.mjs'
import { demoHouse } from '../kit/demo-house'
import type { House } from '../kit/house'
import { DEARER } from './kit/dearer-lists'
import { type Harvest, harvest } from './kit/harvest'
import { namingsOf } from './kit/kinds'
import { word } from './kit/parameters'
import { questionOf } from './kit/question'
import { rareRows } from './kit/rare-rows'
import { Sampler } from './kit/sample'
import { type Schema, type Served, servedCalls } from './kit/served'

/** Who asks, the page, and how many there are. */
const PLAIN = 3
/** Fewer lists were answered than when this was written: something is left out. */
const FLOOR = 270
/** Dearer lists when this was written: the list of them only shrinks. */
const DEARER_THEN = 88

const heard: string[] = []
let portal: House
let lists: Served[]
let known: Harvest

beforeAll(async () => {
  portal = await demoHouse({ historyDays: 12 }, { onQuery: (_seconds, text) => void heard.push(text) })
  await rareRows(portal)
  known = await harvest(portal)
  const areas = Object.values(contract)
  const told = new Map(areas.flatMap(({ calls }) => Object.entries(calls)))
  const types: Record<string, Schema> = Object.assign({}, ...areas.map(of => of.types))
  const shapeOf = (of: Schema): Schema => (of?.$ref ? shapeOf(types[of.$ref.split('/').at(-1)!]) : of)
  const isList = ({ call }: Served) => {
    const { properties } = shapeOf(told.get(call)?.json) ?? {}
    return properties?.rows !== undefined && properties.total !== undefined
  }
  const reads = (await servedCalls(portal)).filter(of => of.method === 'GET' || of.right.startsWith('view'))
  lists = reads.filter(isList).filter(of => of.call.includes(word('call') ?? ''))
}, 120_000)

test('a list asks the database who asks, for its page and for the total, and nothing more', {
  timeout: 300_000,
}, async () => {
  const asked = new Map<string, string[]>()
  for (const of of lists) {
    const answer = await ask(of)
    // What a look of IT support writes on the trail is no read of the list.
    const reads = heard.filter(text => /^[\s(]*(select|with)\b/i.test(text))
    if (word('call')) console.log(of.call, answer.status, reads.map(text => text.slice(0, 300)).join('\n'))
    if (answer.ok) asked.set(of.call, reads)
  }
  const dearer = [...asked].filter(([, reads]) => reads.length > PLAIN)
  const wrong = dearer.flatMap(([call, reads]) => {
    const most = DEARER[call as Call] ?? PLAIN
    return reads.length > most ? [`${call} asks ${reads.length} times, ${most} at most`] : []
  })
  expect(wrong).toEqual([])
  if (word('call')) return
  expect(Object.keys(DEARER).length).toBeLessThanOrEqual(DEARER_THEN)
  const needless = Object.keys(DEARER).filter(call => (asked.get(call)?.length ?? PLAIN) <= PLAIN)
  expect(needless, 'are plain by now: take them from the list').toEqual([])
  console.log(`statements: ${asked.size} lists, ${asked.size - dearer.length} of them plain`)
  expect(asked.size).toBeGreaterThanOrEqual(FLOOR)
})

const signedIn = new Set<string>()
async function ask(of: Served): Promise<Response> {
  const role = of.roles[0] ?? 'admin'
  if (!signedIn.has(role)) await portal.adopt(role)
  signedIn.add(role)
  const { namings } = namingsOf(of)
  const name = (naming: (typeof namings)[number]) =>
    naming.kind.column ? undefined : known.ids.get(naming.kind.table)?.[0]?.id
  const { url, body } = questionOf(of, namings, name, new Sampler(random(7), known))
  const headers = { authorization: `Bearer ${await portal.tokenOf(role)}`, 'content-type': 'application/json' }
  heard.length = 0
  const answer = await portal.api.request(`/api${url}`, {
    method: of.method,
    headers,
    ...(body === undefined ? {} : { body }),
  })
  await answer.arrayBuffer()
  return answer
}
