import { generateKeyPairSync } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { startPostgres } from '~/functions/local/postgres'
import { migrated } from '../../kit/migrated'
import { signIn } from '../fleet/sign-in'
import { portalApi } from '../portal/portal-api'
import { ASKS, KINDS } from './asks'
import { fillLists } from './fill'

/**
 * `npm run bench:lists -- --sizes 200000,2000000`: p50 and p95 of each list's first page, deep page, sort and keyword by the number
 * of delivery orders, and how many times the first size's figure the last one's is. `--data DIR` keeps the databases.
 */
const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '200000,2000000' },
    asked: { type: 'string', default: '15' },
    data: { type: 'string' },
  },
})
const sizes = values.sizes.split(',').map(Number)
const asked = Number(values.asked)
const folder = values.data ?? mkdtempSync(join(tmpdir(), 'readymix-lists-'))
const key = { ...generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }), kid: 'bench' }
const secrets = {
  PORTAL_TOKEN_KEY: JSON.stringify(key),
  PORTAL_FORWARD_SECRET: 'f'.repeat(32),
  PORTAL_LINK_SECRET: 'l'.repeat(32),
  PORTAL_COOKIE_SECRET: 'c'.repeat(32),
}

type Figure = { p50: number; p95: number; refused: number }
/** What acceptance asks of the lists: the largest at most so many times the smallest, and nobody waits longer. */
const MOST_TIMES = 1.5
const LONGEST_MS = 300
const postgres = await startPostgres({
  folder: join(folder, 'postgres'),
  password: 'bench',
  durable: false,
  given: { max_wal_size: '2GB' },
})
try {
  const companies = []
  for (const loads of sizes) companies.push(await opened(loads))
  print(await measured(companies))
  for (const { db } of companies) await db.close()
} finally {
  await postgres.stop()
  if (!values.data && existsSync(folder)) rmSync(folder, { recursive: true, force: true })
}

async function opened(loads: number) {
  const url = postgres.url(await filled(loads))
  const env = { ...secrets, DATABASE_URL: await migrated(url) }
  const { db, api } = portalApi(env)
  const headers = { authorization: `Bearer ${await signIn(env, 'admin')}`, 'content-type': 'application/json' }
  return { db, api, headers }
}

/** The sizes in turn, question by question: what else runs on the machine meanwhile meets all of them. */
async function measured(companies: Awaited<ReturnType<typeof opened>>[]): Promise<Map<string, Figure>[]> {
  const bySize = companies.map(() => new Map<string, Figure>())
  for (const { list, method, path } of ASKS)
    for (const [kind, wish] of KINDS(list)) {
      const times = companies.map((): number[] => [])
      const refused = companies.map(() => 0)
      const query = method === 'GET' ? `?${new URLSearchParams(wish)}` : ''
      const body = method === 'GET' ? {} : { body: JSON.stringify({ ...wish, limit: 50, offset: Number(wish.offset) }) }
      for (let no = -3; no < asked; no++)
        for (const [size, { api, headers }] of companies.entries()) {
          if (refused[size]! > 1) continue
          const began = performance.now()
          const answer = await api(new Request(`http://portal/api${path}${query}`, { method, headers, ...body }))
          await answer.arrayBuffer()
          // A database that gives up is a figure of its own; anything else is a fault of this bench.
          if (answer.status === 503) refused[size]!++
          else if (!answer.ok) throw new Error(`${list}, ${kind}: ${answer.status}`)
          if (no >= 0 || answer.status === 503) times[size]!.push(performance.now() - began)
        }
      for (const [size, of] of times.entries()) {
        of.sort((a, b) => a - b)
        bySize[size]!.set(`${list}, ${kind}`, { p50: at(of, 0.5), p95: at(of, 0.95), refused: refused[size]! })
      }
    }
  return bySize
}

/** Before the first measurement: what a module says further down is not there yet while it waits. */
function at(times: number[], part: number): number {
  return times[Math.min(times.length - 1, Math.floor(times.length * part))]!
}

async function filled(loads: number): Promise<string> {
  const name = `lists_${loads}`
  const server = new pg.Client(postgres.url('postgres'))
  await server.connect()
  const { rowCount } = await server.query('select from pg_database where datname = $1', [name])
  if (!rowCount) {
    await server.query(`create database ${name}`)
    const began = performance.now()
    await fillLists(postgres.url(name), loads)
    console.log(`${loads.toLocaleString('en')} delivery orders in ${((performance.now() - began) / 1000).toFixed(0)} s`)
  }
  await server.end()
  return name
}

function print(bySize: Map<string, Figure>[]): void {
  console.log(
    `p50/p95 in ms at ${sizes.map(size => size.toLocaleString('en')).join(' and ')} delivery orders, and the ratio of the p50`,
  )
  let over = 0
  for (const [what, first] of bySize[0]!) {
    const all = bySize.map(figures => figures.get(what)!)
    const last = all.at(-1)!
    const shown = all.map(({ p50, p95 }) => `${p50.toFixed(0)}/${p95.toFixed(0)}`.padStart(11)).join('')
    const faults = [
      last.refused ? 'not answered' : '',
      last.p50 > first.p50 * MOST_TIMES ? 'grows' : '',
      last.p95 > LONGEST_MS ? 'slow' : '',
    ].filter(Boolean)
    if (faults.length) over++
    console.log(`${what.padEnd(42)}${shown}   x${(last.p50 / first.p50).toFixed(2)} ${faults.join(', ')}`)
  }
  console.log(`${over} of ${bySize[0]!.size} grow beyond ${MOST_TIMES} times or take longer than ${LONGEST_MS} ms`)
}
