import { performance } from 'node:perf_hooks'
import type { Role } from '~/domain/access/roles'
import { type Random, random } from '~/domain/kit/random'
import { demoHouse } from '../../kit/demo-house'
import type { House } from '../../kit/house'
import { enter, freshSeed, fuzzLedger } from './fuzz-ledger'
import { type Harvest, harvest } from './harvest'
import { count, asked as isAsked, word } from './parameters'
import { Sampler } from './sample'
import { type Served, servedCalls } from './served'
import { type Attempt, attempt } from './spoil'
import { type Heard, SLOWEST_MS, verdict } from './verdict'

export type Fault = { call: string; what: string; attempt: Attempt; said: string; inside: string }
export type Outcome = {
  calls: number
  requests: number
  /** Of the call that was asked least. */
  fewest: number
  statuses: Map<number, number>
  reached: Set<string>
  faults: Fault[]
  slowest: number
}

/** A slice takes the calls that the ledger has asked least, with a seed of its own, and enters what it asked. */
export const SLICE = isAsked('slice')
const SEED = count('seed', SLICE ? freshSeed() : 20_261_120)
/** In a slice with what earlier ones asked. */
const PER_CALL = count('requests', SLICE ? 2000 : 40)
/** The long form may end by time: every call then had as many as the others, give or take a round. */
const MINUTES = count('minutes', 600)
const A_ROUND = 50
/** Rounds until the rows that are there are looked up anew. */
const HARVESTED = 300
const LANES = 4
const MOST_FAULTS = 60

/** Fuzzes every n-th call on a demo company of its own; the seed and the name of a call repeat its requests. */
export async function fuzz(part: number, parts: number): Promise<{ portal: House; outcome: Outcome }> {
  const portal = await demoHouse({ historyDays: 12 })
  const known = await harvest(portal)
  const only = word('call')?.split(',')
  const served = await servedCalls(portal)
  const all = served.filter(({ call }) => !only || only.some(part => call.includes(part)))
  const mine = all.filter((_, at) => at % parts === part)
  const outcome: Outcome = {
    calls: mine.length,
    requests: 0,
    fewest: 0,
    statuses: new Map(),
    reached: new Set(),
    faults: [],
    slowest: 0,
  }
  const bearer = bearers(portal, known)
  const samplers = new Map(mine.map(of => [of, new Sampler(random(SEED ^ hash(of.call)), known)]))
  const asked = new Map(mine.map(of => [of, 0]))
  const done = new Map(mine.map(of => [of, 0]))
  const before = SLICE ? fuzzLedger() : new Map<string, { requests: number }>()
  const total = (of: Served) => asked.get(of)! + (before.get(of.call)?.requests ?? 0)
  const late: { of: Served; made: Attempt }[] = []
  const ends = Date.now() + MINUTES * 60_000
  const faulty = new Set<string>()
  let turns = 0
  /** The call that was asked least and how often it is asked now, while one is short of its number and there is time. */
  const turn = async (): Promise<{ of: Served; most: number } | undefined> => {
    // What was made and changed since is known from here on.
    if (turns++ && turns % HARVESTED === 0) {
      Object.assign(known, await harvest(portal))
      keep()
    }
    const least = mine.reduce<Served | undefined>((of, one) => (of && total(of) <= total(one) ? of : one), undefined)
    if (!least || total(least) >= PER_CALL || Date.now() >= ends) return undefined
    const most = Math.min(PER_CALL - total(least), A_ROUND)
    asked.set(least, asked.get(least)! + most)
    return { of: least, most }
  }
  /** What a call with a fault was asked counts for nothing: it is asked anew. */
  const keep = () => {
    console.log(`fuzz ${part + 1}/${parts}: ${outcome.requests} requests, ${outcome.faults.length} faults`)
    if (!SLICE) return
    const counts = mine.map(of => [of.call, faulty.has(of.call) ? 0 : done.get(of)!] as const)
    enter(SEED, new Map(counts), new Set(served.map(({ call }) => call)))
  }
  const lane = async () => {
    for (let one = await turn(); one; one = await turn()) await round(one.of, one.most)
  }
  async function round(of: Served, most: number): Promise<void> {
    const sampler = samplers.get(of)!
    for (let no = 0; no < most; no++) {
      const made = attempt(of, sampler)
      const token = await bearer(of, sampler.next)
      const heard = await ask(portal, made, token)
      if (heard.status === 401 && !made.headers.authorization) bearer.forget(token)
      outcome.requests++
      outcome.slowest = Math.max(outcome.slowest, heard.ms)
      outcome.statuses.set(heard.status, (outcome.statuses.get(heard.status) ?? 0) + 1)
      done.set(of, done.get(of)! + 1)
      if (heard.status < 300) outcome.reached.add(of.call)
      if (heard.ms > SLOWEST_MS) late.push({ of, made })
      note(of, made, heard, verdict(made, heard))
    }
  }
  function note({ call }: Served, made: Attempt, heard: Heard, what: string | undefined): void {
    if (what) faulty.add(call)
    if (!what || outcome.faults.length >= MOST_FAULTS) return
    const said = heard.text.slice(0, 300)
    outcome.faults.push({ call, what, attempt: made, said, inside: inside(portal, heard.text) })
    // A long run tells what it finds when it finds it, not hours later.
    console.log(told(outcome.faults.at(-1)!))
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  // A crowded machine makes any answer late; what is slow when nobody else asks is slow.
  for (const { of, made } of late) {
    const { 'idempotency-key': key = '', ...headers } = made.headers
    const again = { ...made, headers: { ...headers, 'idempotency-key': `${key}-again` } }
    const heard = await ask(portal, again, await bearer(of, samplers.get(of)!.next))
    note(of, made, heard, heard.ms > SLOWEST_MS ? `took ${Math.round(heard.ms)} ms alone` : undefined)
  }
  if (SLICE) keep()
  outcome.fewest = mine.length ? Math.min(...asked.values()) : 0
  return { portal, outcome }
}

export const told = ({ call, what, attempt: { method, url, body, how }, said, inside }: Fault) =>
  [call, what, how, `${method} ${url.slice(0, 300)}`, body?.slice(0, 400), inside || said].join(' ~ ')

/** Mostly an administrator, now and then another role with a scope; whoever lost the session by it signs in anew. */
function bearers(portal: House, { ids }: Harvest) {
  const idsOf = (table: string) => (ids.get(table) ?? []).map(({ id }) => id)
  const where = { regionIds: idsOf('region').slice(0, 2), plantIds: idsOf('plant').slice(0, 2) }
  const tokens = new Map<string, string>()
  let made = 0
  const bearer = async ({ roles }: Served, next: Random): Promise<string> => {
    const role = (
      roles.length && (!roles.includes('admin') || next() < 0.25) ? roles[Math.floor(next() * roles.length)]! : 'admin'
    ) as Role
    if (!tokens.has(role)) {
      const name = `fuzz_${role}_${++made}`
      await portal.person(name, { roles: [role], ...where })
      tokens.set(role, await portal.tokenOf(name))
    }
    return tokens.get(role)!
  }
  const forget = (token: string) => {
    for (const [role, of] of tokens) if (of === token) tokens.delete(role)
  }
  return Object.assign(bearer, { forget })
}

/** The first lines of the stack of the defect that answered this. */
function inside({ defects }: House, text: string): string {
  const found = (defects as { requestId: string; error: string; cause: string }[]).find(({ requestId }) =>
    text.includes(requestId),
  )
  return found ? `${found.error.split('\n').slice(0, 5).join(' | ')} ${found.cause}`.slice(0, 900) : ''
}

async function ask(portal: House, of: Attempt, bearer: string): Promise<Heard> {
  const began = performance.now()
  const request = new Request(`http://portal/api${of.url}`, {
    method: of.method,
    headers: { authorization: `Bearer ${bearer}`, ...of.headers },
    ...(of.body === undefined || of.method === 'GET' ? {} : { body: of.body }),
  })
  const answer = await portal.api.request(request)
  const type = answer.headers.get('content-type') ?? ''
  const text = /json|text/.test(type) ? await answer.text() : String((await answer.arrayBuffer()).byteLength)
  return { status: answer.status, type, text, ms: performance.now() - began }
}

const hash = (text: string) => [...text].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, 7)
