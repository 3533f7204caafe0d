import type { Rights } from './kit'

export const reportsRights = {
  'GET /jobs': 'signed-in',
  'GET /jobs/:id': 'signed-in',
  'POST /jobs/:id/cancel': 'signed-in',
  'GET /files/:key': 'signed-in',
  'GET /search': 'signed-in',
} as const satisfies Rights
