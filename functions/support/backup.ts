import { backupRunsOf } from '~/db/kit/backup-run'
import { area, may } from '../kit/area'
import { sqlOf } from '../kit/context'

const RUNS = 30

/** How old the backup is and how its last runs ended; without one on this machine there is no state. */
export const backupRoutes = area().get('/support/backup', may('GET /support/backup'), async c => {
  const state = (await c.var.parts.backup?.()) ?? null
  return c.json({ state, runs: await backupRunsOf(sqlOf(c), RUNS) })
})
