import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '~/functions/local/free-port'

export type RunningPortal = {
  url: string
  data: string
  port: number
  /** Everything that it printed so far. */
  printed(): string
  readyAfterMs: number
  /** Ends it as `kill` would, and gives its exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>
  running(): { ownerUrl: string; settings: Record<string, string> }
}

export type Failed = { code: number | null; printed: string }

const READY = /is ready at (http:\S+)/

/**
 * The real start command on a port and a data folder of its own. One process answers unless a test is about more; blank is
 * what a person gets who says nothing.
 */
export async function startPortal(env: Record<string, string> = {}): Promise<RunningPortal> {
  const begun = await tryToStart(env)
  if ('code' in begun) throw new Error(`The portal did not start:\n${begun.printed}`)
  return begun
}

export async function tryToStart(env: Record<string, string>): Promise<RunningPortal | Failed> {
  const data = env.PORTAL_DATA ?? newFolder()
  const port = Number(env.PORT ?? (await freePort()))
  const began = performance.now()
  const ours = { ...withoutOurs(process.env), PORT: String(port), PORTAL_DATA: data, PORTAL_PROCESSES: '1', ...env }
  const child = spawn(process.execPath, ['functions/local/start.mjs'], { env: ours, stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  const ready = new Promise<string | null>(resolve => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', chunk => {
        printed += chunk
        const url = READY.exec(printed)?.[1]
        if (url) resolve(url)
      })
    child.once('close', () => resolve(null))
  })
  const url = await ready
  if (!url) return { code: child.exitCode, printed }
  return {
    url,
    data,
    port,
    printed: () => printed,
    readyAfterMs: performance.now() - began,
    stop: (signal = 'SIGTERM') => ended(child, signal),
    running: () => JSON.parse(readFileSync(join(data, 'running.json'), 'utf8')),
  }
}

/** Open to be entered: when root runs the tests, PostgreSQL is another user and has to get to its data. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'readymix-portal-'))
  chmodSync(folder, 0o755)
  return folder
}
export const removeFolder = (folder: string) => rmSync(folder, { recursive: true, force: true })

/** The tests' own environment must not decide how the portal starts. */
const withoutOurs = (env: NodeJS.ProcessEnv) =>
  Object.fromEntries(
    Object.entries(env).filter(([name]) => !/^(PORTAL_\w+|DATABASE_URL|NODE_ENV|VITEST)$/.test(name)),
  ) as NodeJS.ProcessEnv

function ended(child: ChildProcess, signal: NodeJS.Signals) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode)
  return new Promise<number | null>(resolve => {
    child.once('close', code => resolve(code))
    child.kill(signal)
  })
}
