import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { openDb, type Sql } from '~/db/kit/open'
import { searchRecords } from '~/db/reports/search'
import { findByUsername, findPerson } from '~/db/users/user'
import { startPostgres } from '~/functions/local/postgres'
import { searchBefore } from './before'
import { count, fill } from './fill'
import { type Question, questionsOf } from './questions'
import { measureWrites } from './writes'

/**
 * `npm run bench:search -- --loads 3000000 --asked 1000 --seed 7`: a company of that many delivery orders, generated questions
 * asked as several people, beside the search that asks each table, and what the index costs who writes. `--data DIR` keeps
 * the database for the next run; `--slow 5` shows the slowest.
 */
const { values } = parseArgs({
  options: {
    loads: { type: 'string', default: '3000000' },
    asked: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '7' },
    data: { type: 'string' },
    slow: { type: 'string', default: '0' },
    writes: { type: 'boolean', default: true },
  },
  allowNegative: true,
})
const loads = Number(values.loads)
const folder = values.data ?? mkdtempSync(join(tmpdir(), 'readymix-search-'))
const PEOPLE = ['admin', 'dispatcher', 'salesperson', 'batcher', 'lab', 'finance_ar']
const BEFORE = 25

const postgres = await startPostgres({
  folder: join(folder, 'postgres'),
  password: 'bench',
  durable: false,
  given: { max_wal_size: '8GB' },
})
const owner = await connected('postgres')
try {
  const { rows } = await owner.query(`select from pg_database where datname = 'bench'`)
  const url = postgres.url('bench')
  if (!rows.length) {
    await owner.query('create database bench')
    const began = performance.now()
    const filling = await connected('bench')
    await fill(url, filling, loads)
    await filling.end()
    console.log(`filled in ${((performance.now() - began) / 1000).toFixed(0)} s`)
  }
  await measure(url)
} finally {
  await owner.end()
  await postgres.stop()
  if (!values.data) rmSync(folder, { recursive: true, force: true })
}

async function measure(url: string) {
  const client = await connected('bench')
  const { rows } =
    await client.query(`select (select count(*)::int from delivery_order) as loads, (select count(*)::int from search_entry) as entries,
    pg_size_pretty(pg_total_relation_size('search_entry')) as index, pg_size_pretty(pg_database_size('bench')) as everything`)
  const { loads: there, entries, index, everything } = rows[0]
  console.log(`${count(there)} delivery orders, ${count(entries)} entries (${index} of ${everything})`)
  const questions = await questionsOf(client, Number(values.seed), Number(values.asked))
  const db = openDb(url, { max: 1, statementSeconds: 60 })
  for (const name of PEOPLE) await askAs(db.sql, name, questions)
  await db.close()
  await askBefore(url, questions.slice(0, BEFORE))
  if (values.writes) {
    const writing = await connected('bench')
    await measureWrites(writing, loads)
    await writing.end()
  }
  await client.end()
}

async function askAs(sql: Sql, name: string, questions: Question[]) {
  const person = (await findPerson(sql, (await findByUsername(sql, name))!.id))!
  for (const { text } of questions.slice(0, 20)) await searchRecords(sql, person, text)
  const { rows } = await sql.execute<{ pid: number }>('select pg_backend_pid() as pid')
  const busy = () => busyOf(rows[0]!.pid)
  const asked: { ms: number; busy: number; question: Question; right: boolean }[] = []
  for (const question of questions) {
    const before = busy()
    const began = performance.now()
    const found = await searchRecords(sql, person, question.text)
    const ms = performance.now() - began
    const { id, kind, label } = question.record
    const right = found.slice(0, 3).some(row => row.id === id || (row.kind === kind && row.label === label))
    asked.push({ ms, busy: busy() - before, question, right })
  }
  const right = asked.filter(one => one.right).length
  // Only who may open everything can be asked for everything.
  const share = name === 'admin' ? `, right in the first three ${((right / asked.length) * 100).toFixed(1)} %` : ''
  say(
    `${name}, ${asked.length} questions`,
    asked.map(one => one.ms),
    share,
  )
  say(
    '  of that on a processor of the database',
    asked.map(one => one.busy),
    '',
  )
  const slowest = asked.sort((a, b) => b.ms - a.ms).slice(0, Number(values.slow))
  for (const { ms, question } of slowest)
    console.log(`    ${ms.toFixed(0)} ms  ${question.record.kind}, ${question.form}: ${question.text}`)
  if (name === 'admin' && Number(values.slow))
    for (const { question } of asked.filter(one => !one.right).slice(0, 5 * Number(values.slow)))
      console.log(`    missed  ${question.record.kind} ${question.record.label}, ${question.form}: ${question.text}`)
}

async function askBefore(url: string, questions: Question[]) {
  const pool = new pg.Pool({ connectionString: url, max: 9 })
  const asked: { ms: number; right: boolean }[] = []
  for (const { text, record } of questions) {
    const began = performance.now()
    const found = await searchBefore(pool, text)
    asked.push({ ms: performance.now() - began, right: found.some(row => row.id === record.id) })
  }
  const right = asked.filter(one => one.right).length
  say(
    `without the index, ${asked.length} questions`,
    asked.map(one => one.ms),
    `, right at all ${Math.round((right / asked.length) * 100)} %`,
  )
  await pool.end()
}

/** Milliseconds that a process has been on a processor, where the system tells: a busy machine does not count. */
function busyOf(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
  } catch {
    return 0
  }
}

function say(what: string, times: number[], more: string) {
  const sorted = [...times].sort((a, b) => a - b)
  const at = (share: number) =>
    `${sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!.toFixed(1)} ms`
  console.log(`${what}: p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}, most ${at(1)}${more}`)
}

async function connected(database: string) {
  const client = new pg.Client(postgres.url(database))
  // What went wrong is told by what failed, not by the connections that end with it.
  client.on('error', () => undefined)
  await client.connect()
  return client
}
