import type { Call } from '~/domain/access/rights'

type Example = { takes?: object; answers?: object }

/** Real values of calls that a newcomer tries first, as the demo company takes them. */
const EXAMPLES: Partial<Record<Call, Example>> = {
  'POST /login': {
    takes: { username: 'dispatcher', password: 'ready-mix-demo-2026' },
    answers: {
      token: 'eyJhbGciOiJIUzI1NiJ9.eyJzaWQiOiIwMTljIn0.c2lnbmF0dXJl',
      refreshToken: '3f0c9a7e5d1b',
      expiresAt: '2026-11-20T01:10:00.000Z',
      mustChangePassword: false,
    },
  },
  'POST /payment-term': { takes: { paymentTermName: '30 days', days: 30, active: true } },
  'POST /order/:id/hold': { takes: { version: 3, reason: 'The site is flooded' } },
  'POST /order/:id/cancel': { takes: { version: 3, reason: 'The customer pours next week' } },
}
export const exampleOf = (call: Call): Example | undefined => EXAMPLES[call]
