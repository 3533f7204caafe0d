import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { inject } from 'vitest'
import { newFolder, startPortal } from './portal'

/** The Friday morning at which a story begins unless it says otherwise: it must not depend on the hour in which it is told. */
export const STORY_CLOCK = '2026-11-20T10:20:00+08:00'
/** The company is made a little before, so that a portal that goes on with it writes nothing that is older than what it has. */
const MADE_AT = '2026-11-20T10:17:00+08:00'

/** The data of a demo company at the moment of the stories, made once for all of them: each made it for a quarter of a minute. */
export async function makeDemoFolder(): Promise<string> {
  const data = newFolder()
  await (await startPortal({ PORTAL_DATA: data, PORTAL_CLOCK: MADE_AT })).stop()
  return data
}

/** A folder of one's own with that company. PostgreSQL goes on being the user to whom its files belong. */
export async function demoFolder(): Promise<string> {
  const data = newFolder()
  await promisify(execFile)('cp', ['-Rp', `${inject('demoFolder')}/.`, data])
  return data
}
