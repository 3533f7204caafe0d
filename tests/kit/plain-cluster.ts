import type { TestProject } from 'vitest/node'
import { startCluster, TEMPLATE } from './cluster'

const OWNER = 'plain_owner'

/** The same run as on a managed database that gives its user one database and nothing else: no superuser, no roles. */
export default async function plainCluster(project: TestProject) {
  return startCluster(project, 'readymix-plain-tests-', async (url, server) => {
    await server.query(`create role ${OWNER} login password 'tests' nosuperuser nocreatedb nocreaterole`)
    const address = new URL(url(TEMPLATE))
    address.username = OWNER
    return address.href
  })
}
