import type { TestProject } from 'vitest/node'
import { openBrowser } from './browser'
import { newFolder, removeFolder, startPortal } from './portal'

declare module 'vitest' {
  export interface ProvidedContext {
    portal: { url: string; data: string }
  }
}

/** One portal with the demo company for all browser tests, started as a person would start it. */
export default async function browserRun(project: TestProject) {
  const data = newFolder()
  const portal = await startPortal({ PORTAL_DATA: data })
  console.log(`portal with the demo company ready after ${(portal.readyAfterMs / 1000).toFixed(1)} s`)
  await (await openBrowser()).close()
  project.provide('portal', { url: portal.url, data })
  return async () => {
    await portal.stop()
    removeFolder(data)
  }
}
