import { readHealth } from '~/workflows/kit/read-health'
import { area, may } from '../kit/area'

/** How the portal is now, and what its last checks of the data and of the trail found. */
export const healthRoutes = area().get('/support/health', may('GET /support/health'), async c =>
  c.json({
    ...(await readHealth(c.var.parts)),
    scanner: c.var.parts.settings.scanner === 'none' ? 'none' : 'clamd',
  } as const),
)
