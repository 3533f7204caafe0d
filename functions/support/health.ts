import { lastCheckRun } from '~/db/kit/check-run'
import { readHealth } from '~/workflows/kit/read-health'
import { area, may } from '../kit/area'
import { sqlOf } from '../kit/context'

/** How the portal is now, and what its last checks of the books and of the trail found. */
export const healthRoutes = area().get('/support/health', may('GET /support/health'), async c => {
  const [invariants, trail] = [await lastCheckRun(sqlOf(c), 'invariants'), await lastCheckRun(sqlOf(c), 'trail')]
  return c.json({ readings: await readHealth(c.var.parts), invariants: invariants ?? null, trail: trail ?? null })
})
