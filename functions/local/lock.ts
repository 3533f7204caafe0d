import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { bornAt, isAlive } from './process'
import { StartFailure } from './start-failure'

type Holder = { pid: number; born: string | null; port: number }

/** One portal per data folder; the lock of a killed portal is taken over, because its process is gone. */
export async function lockFolder(folder: string, port: number): Promise<() => void> {
  makeFolder(resolve(folder))
  const file = join(folder, 'portal.lock')
  const mine = JSON.stringify({ pid: process.pid, born: await bornAt(process.pid), port } satisfies Holder)
  for (let attempt = 0; attempt < 20; attempt++) {
    if (written(file, mine)) return () => release(file, mine)
    const held = content(file)
    const holder = held ? parsed(held) : null
    if (holder && (await isStillRunning(holder)))
      throw new StartFailure(
        `The data folder ${folder} is in use by a portal on port ${holder.port} (process ${holder.pid}); stop that one, or set PORTAL_DATA to another folder.`,
      )
    if (held !== null) takeAway(file, held)
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

function written(file: string, text: string) {
  try {
    writeFileSync(file, text, { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') return false
    throw new StartFailure(`The data folder cannot be written: ${file} (${code}).`)
  }
}

async function isStillRunning({ pid, born }: Holder) {
  return isAlive(pid) && (born === null || born === (await bornAt(pid)))
}

/** Renaming is atomic: of two that take over at once, one gets the old lock and the other must look again. */
function takeAway(file: string, expected: string) {
  const aside = `${file}.${process.pid}`
  try {
    renameSync(file, aside)
  } catch {
    return
  }
  if (content(aside) === expected) rmSync(aside, { force: true })
  else renameSync(aside, file)
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
