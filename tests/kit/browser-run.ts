import type { TestProject } from 'vitest/node'
import { openBrowser } from './browser'
import { makeDemoFolder } from './demo-folder'
import { newFolder, removeFolder, startPortal } from './portal'

declare module 'vitest' {
  export interface ProvidedContext {
    portal: { url: string; data: string }
    demoFolder: string
  }
}

/** One portal with the demo company for all browser tests, started as a person would start it, and the data for their own. */
export default async function browserRun(project: TestProject) {
  const data = newFolder()
  const [portal, folder] = await Promise.all([
    startPortal({ PORTAL_DATA: data, PORTAL_PROCESSES: '' }),
    makeDemoFolder(),
  ])
  console.log(`portal with the demo company ready after ${(portal.readyAfterMs / 1000).toFixed(1)} s`)
  await (await openBrowser()).close()
  project.provide('portal', { url: portal.url, data })
  project.provide('demoFolder', folder)
  return async () => {
    await portal.stop()
    removeFolder(data)
    removeFolder(folder)
  }
}
