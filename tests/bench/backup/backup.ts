import { appendFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openDb } from '~/db/kit/open'
import { seedDemo } from '~/db/seed/demo'
import { drill } from '~/functions/local/backup/drill'
import { restore } from '~/functions/local/backup/restore'
import { ask, backedUp, numbersIn, writer } from '../../kit/backed-up'

/**
 * `npm run bench:backup -- --gigabytes 5 --seconds 300`: a database of that size under writes, a base of it, the machine
 * "lost" at a random second, and how much was lost and how long the way back took. The ledger keeps every row that was heard.
 */
const { values } = parseArgs({
  options: {
    gigabytes: { type: 'string', default: '0.2' },
    seconds: { type: 'string', default: '60' },
    ledger: { type: 'string' },
  },
})
// The log of the filling is as long as the database: on a slow disk it takes minutes to arrive.
const house = await backedUp({ walSeconds: 30, arriveSeconds: 900 })
try {
  const company = openDb(house.url(), { max: 2, statementSeconds: 300 })
  await seedDemo(company, { now: new Date(), passwordHash: 'nobody signs in by it', historyDays: 30 })
  await company.close()
  await ask(house.url(), 'create table filler (n int, text text)')
  const rows = Math.round(Number(values.gigabytes) * 1_000_000)
  // Text that does not pack well, about a kilobyte a row.
  for (let from = 0; from < rows; from += 50_000)
    await ask(
      house.url(),
      `insert into filler select n, (select string_agg(md5(n::text || i), '') from generate_series(1, 30) i) from generate_series(${from}, ${Math.min(rows, from + 50_000) - 1}) n`,
    )
  const [{ size }] = (await ask<{ size: string }>(house.url(), `select pg_database_size('portal') as size`)) as [
    { size: string },
  ]
  await house.arrived()
  const busy = writer(house.url(), 0, 20)
  const began = performance.now()
  const base = await house.base()
  console.log(
    `database ${mb(Number(size))}, base ${mb(base.bytes)} in ${((performance.now() - began) / 1000).toFixed(1)} s`,
  )
  await sleep(Number(values.seconds) * 1000 * (0.5 + Math.random() / 2))
  const lostAt = Date.now()
  // What the machine did not send by then is gone with it.
  await house.carrier().stop()
  const vault = await house.vault()
  const to = join(house.home, 'restored')
  const { seconds, reached } = await restore({ vault, at: null, to })
  await busy.stop()
  const there = await numbersIn(to)
  rmSync(to, { recursive: true })
  const promised = busy.rows.filter(({ heard }) => heard < reached.getTime())
  const missing = promised.filter(({ n }) => !there.has(n)).length
  const rate = (busy.rows.length * 1000) / (busy.rows.at(-1)!.heard - busy.rows[0]!.sent)
  console.log(
    `RPO ${((lostAt - reached.getTime()) / 1000).toFixed(1)} s, RTO ${seconds.toFixed(1)} s, ${rate.toFixed(0)} writes a second, ${promised.length} acknowledged before the point, ${missing} of them missing`,
  )
  const { checks, restoreSeconds } = await drill({ vault, side: join(house.home, 'drill') })
  for (const { name, found, faults } of checks)
    console.log(`${faults.length ? 'FAULT' : 'holds'}  ${name.padEnd(12)} ${found}`)
  console.log(`drill ${restoreSeconds} s`)
  const line = {
    at: new Date().toISOString(),
    size: Number(size),
    reached,
    rpo: lostAt - reached.getTime(),
    rto: seconds,
    acknowledged: promised.length,
    missing,
  }
  if (values.ledger) appendFileSync(values.ledger, `${JSON.stringify(line)}\n`)
} finally {
  await house.stop()
}

function mb(bytes: number) {
  return `${(bytes / 2 ** 20).toFixed(0)} MB`
}
