import { type ChildProcess, spawn } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '~/functions/parts'
import { freePort } from './free-port'
import { keepUp } from './keep-up'
import { type PostgresHome, postgresHome } from './postgres-home'
import { commandOf, gone, isAlive, output } from './process'
import { StartFailure } from './start-failure'

export type Postgres = {
  url(database: string): string
  port: number
  folder: string
  /** From now on it is brought back, at the same address, when it ends by itself. */
  keepUp(log: Log): void
  stop(): Promise<void>
}

/** `durable: false` is for tests: nothing is synced to disk and everybody on this machine may sign in. */
type Wish = { folder: string; password: string; durable?: boolean; connections?: number } & Partial<Run>

/** `given` are settings of this run; one that replays its log takes its time. */
type Run = { given: Record<string, string | number>; within: number; attempts: number }

/** Starts PostgreSQL from the installed packages on a free port of this machine alone. */
export async function startPostgres(wish: Wish): Promise<Postgres> {
  const { folder, password, durable = true, connections = 100 } = wish
  mkdirSync(dirname(resolve(folder)), { recursive: true })
  const home = await postgresHome(resolve(folder), output)
  await stopLeftOver(home.folder)
  if (!existsSync(join(home.folder, 'PG_VERSION'))) await create(home, password, durable)
  const settings = options(home.folder, durable, connections, wish.given)
  let { child, port } = await launch(home, settings, wish)
  let stopping = false
  let starting: Promise<void> = Promise.resolve()
  const again = async () => {
    await stopLeftOver(home.folder)
    child = (await launch(home, settings, wish, port)).child
  }
  return {
    port,
    folder: home.folder,
    url: database => `postgresql://${OWNER}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`,
    keepUp: log =>
      void keepUp({
        name: 'PostgreSQL',
        ended: async () => exited(child),
        again: () => (starting = again()),
        stopping: () => stopping,
        log,
      }),
    async stop() {
      stopping = true
      await starting.catch(() => {})
      await stop(child)
    },
  }
}

const OWNER = 'portal_owner'
const READY_WITHIN = 60_000

/** A run that was killed leaves its server behind, still holding the data folder. */
export async function stopLeftOver(folder: string) {
  const pid = Number(lines(join(folder, 'postmaster.pid'))[0])
  if (!pid) return
  if (isAlive(pid) && (await commandOf(pid)).includes(folder)) {
    process.kill(pid, 'SIGINT')
    if (!(await gone(pid, 5000))) process.kill(pid, 'SIGQUIT')
    if (!(await gone(pid, 5000))) throw new StartFailure(`PostgreSQL of an earlier run (process ${pid}) does not stop.`)
  }
  rmSync(join(folder, 'postmaster.pid'), { force: true })
}

/** Made beside its place and then renamed, so that a killed first start leaves nothing that looks finished. */
async function create(home: PostgresHome, password: string, durable: boolean) {
  const fresh = `${home.folder}.new`
  const secret = `${home.folder}.password`
  rmSync(fresh, { recursive: true, force: true })
  mkdirSync(fresh, { recursive: true, mode: 0o700 })
  writeFileSync(secret, password, { mode: 0o600 })
  if (home.account) for (const path of [fresh, secret]) chownSync(path, home.account.uid, home.account.gid)
  const args = ['-D', fresh, '-U', OWNER, '-E', 'UTF8', '--no-locale', '--no-sync', '--pwfile', secret]
  const child = run(home, 'initdb', [...args, '-A', durable ? 'scram-sha-256' : 'trust'], ['ignore', 'ignore', 'pipe'])
  let complaint = ''
  child.stderr?.on('data', chunk => {
    complaint += chunk
  })
  const code = await exited(child)
  rmSync(secret, { force: true })
  if (code !== 0)
    throw new StartFailure(`PostgreSQL could not make its data folder ${home.folder}: ${lastLine(complaint)}`)
  renameSync(fresh, home.folder)
}

/** Another program may take the free port first, and backends of a killed server may need a moment to go. */
async function launch(home: PostgresHome, settings: string[], wish: Partial<Run>, samePort?: number) {
  const { within = READY_WITHIN, attempts = 5 } = wish
  for (let attempt = 1; ; attempt++) {
    const port = samePort ?? (await freePort())
    const log = `${home.folder}.log`
    const sink = openSync(log, 'w')
    chmodSync(log, 0o600)
    const child = run(home, 'postgres', [...settings, '-c', `port=${port}`], ['ignore', sink, sink])
    closeSync(sink)
    if (await ready(home.folder, child, within)) return { child, port }
    await stop(child)
    if (attempt === attempts)
      throw new StartFailure(`PostgreSQL did not start in ${home.folder}: ${lastLine(readFileSync(log, 'utf8'))}`)
    await sleep(500)
  }
}

function options(folder: string, durable: boolean, connections: number, more: Run['given'] = {}) {
  const given: Run['given'] = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: connections,
    shared_buffers: '128MB',
    TimeZone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_wal_size: '2GB' }),
    ...more,
  }
  return ['-D', folder, ...Object.entries(given).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}

/** In a session of its own, so that Ctrl-C reaches the portal alone and the portal can finish before its database. */
function run(home: PostgresHome, program: string, args: string[], stdio: ('ignore' | 'pipe' | number)[]): ChildProcess {
  const [command, ...rest] = [...home.before, join(home.programs, 'bin', program), ...args]
  const account = home.before.length > 0 ? {} : (home.account ?? {})
  return spawn(command!, rest, { stdio, detached: true, env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' }, ...account })
}

async function ready(folder: string, child: ChildProcess, within: number) {
  for (const end = Date.now() + within; Date.now() < end; await sleep(15)) {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return false
    const file = lines(join(folder, 'postmaster.pid'))
    if (Number(file[0]) === child.pid && file[7]?.trim() === 'ready') return true
  }
  return false
}

async function stop(child: ChildProcess) {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGINT')
  const slow = setTimeout(() => child.kill('SIGQUIT'), 8000)
  await exited(child)
  clearTimeout(slow)
}

function exited(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  return new Promise<number | null>(resolve => {
    child.once('exit', resolve)
    child.once('error', () => resolve(null))
  })
}

function lines(file: string) {
  try {
    return readFileSync(file, 'utf8').split('\n')
  } catch {
    return []
  }
}

const lastLine = (text: string) =>
  text
    .trim()
    .split('\n')
    .at(-1)
    ?.replace(/^.*(FATAL|error):\s*/, '') ?? 'no reason given'
