import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const TESTS = /\.test\.tsx?$/

/** One hash over everything that a build reads; equal hash, equal build. */
export function hashOf(paths) {
  const hash = createHash('sha256')
  for (const file of paths.flatMap(filesIn)) hash.update(`${file}\0`).update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

/** Runs the build unless the note beside its result says that it was made from the same sources; one at a time. */
export async function onceFor(hash, note, build) {
  const fresh = () => existsSync(note) && readFileSync(note, 'utf8') === hash
  if (fresh()) return false
  const release = await turn(`${dirname(note).replaceAll(/[\\/]/g, '-')}.lock`)
  try {
    if (fresh()) return false
    await build()
    mkdirSync(dirname(note), { recursive: true })
    writeFileSync(note, hash)
    return true
  } finally {
    release()
  }
}

/** Waits while another process builds the same; one that was killed holds nobody up. */
async function turn(name) {
  mkdirSync('.cache', { recursive: true })
  const file = join('.cache', name)
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' })
      return () => rmSync(file, { force: true })
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
    if (isAbandoned(file)) rmSync(file, { force: true })
    await new Promise(resolve => setTimeout(resolve, 200))
  }
}

/** An empty one is being written at this moment, unless it stays empty. */
function isAbandoned(file) {
  try {
    const holder = Number(readFileSync(file, 'utf8'))
    return holder ? !isAlive(holder) : Date.now() - statSync(file).mtimeMs > 5000
  } catch {
    return false
  }
}

function isAlive(pid) {
  try {
    return pid > 0 && pid !== process.pid && process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function filesIn(path) {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && !TESTS.test(entry.name))
    .map(entry => join(entry.parentPath ?? entry.path, entry.name))
    .sort()
}
