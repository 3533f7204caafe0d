import type { Rights } from './kit'

/** Every one of them reads and nothing else. */
export const supportRights = {
  'GET /support/view/:path{.+}': ['view', 'support'],
  'POST /support/view/:path{.+}': ['view', 'support'],
  'PUT /support/view/:path{.+}': ['view', 'support'],
} as const satisfies Rights
