import { openDb } from '~/db/kit/open'
import { inOneGo, SYSTEM } from '~/db/kit/work'
import { findByUsername, findPerson } from '~/db/users/user'
import { startExport } from '~/workflows/fleet/export-action-history'
import { JOBS } from '~/workflows/jobs'
import { runJob } from '~/workflows/kit/jobs'
import { NOW } from '../portal/fill'

const GOAL_MB = 200
const ROWS = 50_000
const db = openDb(process.env.DATABASE_URL!, { max: 4 })
let bytes = 0
const sent: { jobId: string; kind: string }[] = []
const parts = {
  db,
  clock: { now: () => NOW },
  queue: { send: async (message: (typeof sent)[number]) => void sent.push(message) },
  shelf: {
    put: async (_key: string, body: Uint8Array) => {
      bytes = body.byteLength
    },
    get: async () => null,
    remove: async () => {},
    list: async () => [],
  },
  mail: { send: async () => {} },
  log: { info() {}, warn: console.warn, error: console.error },
  print: { pdf: async () => new Uint8Array(), sheet: async () => new Uint8Array() },
  personOf: (id: string) => findPerson(db.sql, id),
}
const manager = (await findPerson(db.sql, (await findByUsername(db.sql, 'dispatcher_manager'))!.id)) ?? SYSTEM

async function run(fromDate: string): Promise<{ rows: number; seconds: number; peak: number }> {
  const { rows } = await inOneGo(db, { by: manager, now: NOW, requestId: 'bench' }, work =>
    startExport(work, parts.queue, { fromDate, toDate: '2026-11-17', format: 'csv' }),
  )
  globalThis.gc?.()
  let peak = process.memoryUsage.rss()
  const timer = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss())
  }, 5)
  const began = performance.now()
  await runJob(parts, JOBS, sent.pop()!)
  clearInterval(timer)
  return { rows, seconds: (performance.now() - began) / 1000, peak: Math.max(peak, process.memoryUsage.rss()) }
}

// A small one first, so that code and connections are there before the memory is looked at.
await run('2026-11-17')
globalThis.gc?.()
const before = process.memoryUsage.rss()
// Two minutes an action: this many days hold the rows.
const first = new Date(Date.parse('2026-11-17T00:00:00Z') - (ROWS * 2 * 60_000 - 36_000_000)).toISOString().slice(0, 10)
const { rows, seconds, peak } = await run(first)
const more = (peak - before) / 1024 / 1024
console.log('an export through the job')
console.log(
  `  ${rows.toLocaleString('en')} rows, ${(bytes / 1024 / 1024).toFixed(1)} MB, ${seconds.toFixed(1)} s, ` +
    `${more.toFixed(0)} MB more memory${more > GOAL_MB ? `, above the goal of ${GOAL_MB} MB` : ''}`,
)
await db.close()
