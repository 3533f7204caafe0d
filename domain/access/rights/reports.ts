import type { Rights } from './kit'

export const reportsRights = {
  'GET /jobs': 'signed-in',
  'GET /jobs/:id': 'signed-in',
  'POST /jobs/:id/cancel': 'signed-in',
  'GET /download': 'signed-in',
  'GET /search': 'signed-in',
  'GET /server-time': 'signed-in',
  'GET /dashboard/activity': 'signed-in',
} as const satisfies Rights
