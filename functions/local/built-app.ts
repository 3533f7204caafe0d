import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildApi } from '~/functions/api'
import { fullDoor } from '~/functions/full-door'
import { runMessages } from '~/functions/jobs'
import { inItsLanguage } from '~/functions/kit/speaking'
import type { Parts } from '~/functions/parts'
import { builtAssets } from './assets'
import type { Handle } from './consumer'
import type { Houses } from './front'
import { threadPlanner } from './plan-thread'
import type { Middle } from './server'
import { StartFailure } from './start-failure'
import { webHandler } from './web'

/** What the server answers with and the consumer runs; in development the same, reloaded when a file changes. */
export type Rooms = Houses & { runMessages: Handle; middle?: Middle }

export async function builtRooms(parts: Parts): Promise<Rooms> {
  return { ...(await builtHouses(parts)), runMessages: builtJobs(parts) }
}

export function builtJobs(parts: Parts): Handle {
  const planner = threadPlanner()
  return messages => runMessages(planner ? { ...parts, planner } : parts, messages)
}

export async function builtHouses(parts: Parts): Promise<Houses> {
  const api = buildApi(parts, fullDoor)
  const entry = resolve('build/server/index.js')
  if (!existsSync(entry)) throw new StartFailure('The web was not built; run "npm run build".')
  const build = await import(pathToFileURL(entry).href)
  return {
    api: inItsLanguage(request => api.fetch(request)),
    web: webHandler({ build, publicUrl: parts.settings.publicUrl, tiles: parts.settings.tiles }),
    assets: builtAssets(resolve('build/client')),
  }
}
