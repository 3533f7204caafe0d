import type { TestProject } from 'vitest/node'
import { startCluster, TEMPLATE } from './cluster'

/** Files that have a process of their own have a server of their own: the projects of a run start side by side. */
export default async function aloneCluster(project: TestProject) {
  return startCluster(project, 'readymix-alone-tests-', postgres => postgres(TEMPLATE))
}
