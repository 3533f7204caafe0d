import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Client } from 'pg'
import { freePort } from '~/functions/local/free-port'
import { type People, peopleOf } from './people'

export type Release = {
  people: People
  owner: Client
  ownerUrl: string
  settings: Record<string, string>
  /** Ends it as `kill` would; its database goes with it. */
  stop(): Promise<void>
}

const READY = /is ready at (http:\S+)/

/** The start command of a checkout on a data folder, as its people would run it. */
export async function startRelease(checkout: string, data: string, env: Record<string, string> = {}): Promise<Release> {
  if (!existsSync(join(checkout, 'node_modules')))
    symlinkSync(resolve('node_modules'), join(resolve(checkout), 'node_modules'))
  mkdirSync(data, { recursive: true })
  const child = spawn(process.execPath, ['functions/local/start.mjs'], {
    cwd: checkout,
    env: { ...bare(process.env), PORT: String(await freePort()), PORTAL_DATA: resolve(data), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const url = await ready(child)
  const { ownerUrl, settings } = JSON.parse(readFileSync(join(data, 'running.json'), 'utf8'))
  const owner = new Client({ connectionString: ownerUrl })
  owner.on('error', () => {})
  await owner.connect()
  const stop = async () => {
    await owner.end()
    const code = await ended(child)
    if (code !== 0) throw new Error(`The portal ended with ${code}`)
  }
  return { people: peopleOf(url), owner, ownerUrl, settings, stop }
}

/** The release's own migration files, in their order. */
export const migrationNames = (checkout: string) =>
  readdirSync(join(checkout, 'db/migrations'))
    .filter(name => name.endsWith('.sql'))
    .sort()

function ready(child: ChildProcess): Promise<string> {
  let printed = ''
  return new Promise((done, failed) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', chunk => {
        printed += chunk
        const url = READY.exec(printed)?.[1]
        if (url) done(url)
      })
    child.once('close', () => failed(new Error(`The release did not start:\n${printed}`)))
  })
}

function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode)
  return new Promise(done => {
    child.once('close', code => done(code))
    child.kill('SIGTERM')
  })
}

/** The environment of whoever runs this must not decide how the release starts. */
function bare(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { NODE_ENV, VITEST, DATABASE_URL, HOST, PORTAL_NODE, PORTAL_CLOCK, ...rest } = env
  return rest as NodeJS.ProcessEnv
}
