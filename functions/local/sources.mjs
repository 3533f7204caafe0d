import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const TESTS = /\.test\.tsx?$/

/** One hash over everything that a build reads; equal hash, equal build. */
export function hashOf(paths) {
  const hash = createHash('sha256')
  for (const file of paths.flatMap(filesIn)) hash.update(`${file}\0`).update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

/** Runs the build unless the note beside its result says that it was made from the same sources. */
export async function onceFor(hash, note, build) {
  if (existsSync(note) && readFileSync(note, 'utf8') === hash) return false
  await build()
  mkdirSync(dirname(note), { recursive: true })
  writeFileSync(note, hash)
  return true
}

function filesIn(path) {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && !TESTS.test(entry.name))
    .map(entry => join(entry.parentPath ?? entry.path, entry.name))
    .sort()
}
