import { readdirSync, readFileSync, rmSync } from 'node:fs'
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
    /** Every server process stops in the middle of what it does, holds its locks and connections, and goes on after that. */
    async freeze(stillMs: number) {
      const first = firstOf(running)
      // The first one stops first, so that no child is made meanwhile.
      signal(first, 'SIGSTOP')
      const pids = [...childrenOf(first), first]
      for (const pid of pids) signal(pid, 'SIGSTOP')
      await new Promise(resolve => setTimeout(resolve, stillMs))
      for (const pid of pids) signal(pid, 'SIGCONT')
    },
    /** Every server process dies at once, as `pg_ctl stop -m immediate` has it; the log is replayed at the next start. */
    async crash(awayMs: number) {
      const pid = firstOf(running)
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

const firstOf = ({ folder }: Postgres) => Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0])

/** One process of each connection, and those that write the log and the pages. */
function childrenOf(first: number): number[] {
  const parent = (pid: number) => {
    try {
      return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')[1])
    } catch {
      return 0
    }
  }
  const all = readdirSync('/proc').filter(name => /^\d+$/.test(name))
  return all.map(Number).filter(pid => parent(pid) === first)
}

/** Who ended a moment ago hears nothing. */
function signal(pid: number, name: 'SIGSTOP' | 'SIGCONT'): void {
  try {
    process.kill(pid, name)
  } catch {}
}
