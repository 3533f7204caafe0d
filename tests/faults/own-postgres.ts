import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Postgres, startPostgres } from '~/functions/local/postgres'
import { gone } from '~/functions/local/process'
import type { FreshDatabase } from '../kit/database'
import { migrated } from '../kit/migrated'
import { newFolder } from '../kit/portal'
import { pgProxy } from './pg-proxy'

const HOST = '127.0.0.1'
const PASSWORD = 'bounced'

/** A PostgreSQL that keeps what it acknowledged, at an address that stays while it is crashed and started again. */
export async function ownPostgres() {
  const home = newFolder()
  const start = () => startPostgres({ folder: join(home, 'data'), password: PASSWORD, connections: 60 })
  let running: Postgres = await start()
  const proxy = await pgProxy({ host: HOST, port: running.port })
  const ownerUrl = `postgresql://portal_owner:${PASSWORD}@${HOST}:${proxy.port}/postgres`
  const database: FreshDatabase = {
    url: await migrated(ownerUrl),
    ownerUrl,
    drop: async () => {},
  }
  return {
    database,
    /** Every server process dies at once, as `pg_ctl stop -m immediate` has it; the log is replayed at the next start. */
    async crash(awayMs: number) {
      const pid = Number(readFileSync(join(running.folder, 'postmaster.pid'), 'utf8').split('\n')[0])
      process.kill(pid, 'SIGQUIT')
      await gone(pid, 20_000)
      proxy.cutAll()
      await new Promise(resolve => setTimeout(resolve, awayMs))
      running = await start()
      proxy.pointTo({ host: HOST, port: running.port })
    },
    async stop() {
      await proxy.stop()
      await running.stop()
      rmSync(home, { recursive: true, force: true })
    },
  }
}
