import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { bornAt, isAlive } from './process'
import { StartFailure } from './start-failure'

type Holder = { pid: number; born: string | null; port: number }

const ATTEMPTS = 200
const WAIT_MS = 10

/**
 * One portal per data folder; the lock of a killed portal is taken over, because its process is gone. A lock is written beside
 * its place and linked there, so that nobody reads half of it.
 */
export async function lockFolder(folder: string, port: number): Promise<() => void> {
  makeFolder(resolve(folder))
  const file = join(folder, 'portal.lock')
  const own = `${file}.${process.pid}`
  const mine = JSON.stringify({ pid: process.pid, born: await bornAt(process.pid), port } satisfies Holder)
  write(file, own, mine)
  try {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      if (linked(own, file)) return () => release(file, mine)
      const held = content(file)
      const holder = held ? parsed(held) : null
      if (holder && (await isStillRunning(holder)))
        throw new StartFailure(
          `The data folder ${folder} is in use by a portal on port ${holder.port} (process ${holder.pid}); stop that one, or set PORTAL_DATA to another folder.`,
        )
      if (held !== null) await takeAway(own, file, held)
    }
  } finally {
    rmSync(own, { force: true })
  }
  throw new StartFailure(`The data folder ${folder} cannot be locked: ${file} keeps changing.`)
}

/** Level by level: where nothing can be made, as under /proc, the recursive way of Node asks for ever. */
function makeFolder(path: string): void {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  try {
    mkdirSync(path)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'EEXIST') throw new StartFailure(`The data folder cannot be made: ${path} (${code}).`)
  }
}

function write(file: string, own: string, text: string): void {
  try {
    writeFileSync(own, text, { mode: 0o600 })
  } catch (error) {
    throw unwritable(file, error)
  }
}

/** Whether the place was free: a link is there whole or not at all. */
function linked(own: string, file: string): boolean {
  try {
    linkSync(own, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw unwritable(file, error)
  }
}

const unwritable = (file: string, error: unknown) =>
  new StartFailure(`The data folder cannot be written: ${file} (${(error as NodeJS.ErrnoException).code}).`)

async function isStillRunning({ pid, born }: Holder) {
  return isAlive(pid) && (born === null || born === (await bornAt(pid)))
}

/** One at a time takes a dead lock away, and only that one: nobody else can have put theirs there meanwhile. */
async function takeAway(own: string, file: string, dead: string): Promise<void> {
  const taking = `${file}.taking`
  if (linked(own, taking)) {
    if (content(file) === dead) rmSync(file, { force: true })
    rmSync(taking, { force: true })
    return
  }
  const by = parsed(content(taking) ?? '')
  if (by && !(await isStillRunning(by))) rmSync(taking, { force: true })
  await sleep(WAIT_MS)
}

function release(file: string, mine: string) {
  if (content(file) === mine) rmSync(file, { force: true })
}

function content(file: string) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

function parsed(text: string): Holder | null {
  try {
    const holder = JSON.parse(text) as Holder
    return Number.isInteger(holder.pid) ? holder : null
  } catch {
    return null
  }
}
