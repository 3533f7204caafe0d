import type { Rights } from './kit'

export const reportsRights = {
  'GET /jobs': 'signed-in',
  'GET /jobs/:id': 'signed-in',
  'POST /jobs/:id/cancel': 'signed-in',
  'GET /download': 'signed-in',
  'GET /attachment/list': 'signed-in',
  'POST /attachment/:id/upload': 'signed-in',
  'POST /attachment/download/:id': 'signed-in',
  'DELETE /attachment/attachment/:id': 'signed-in',
  'GET /search': 'signed-in',
  'GET /server-time': 'signed-in',
  'GET /dashboard/activity': 'signed-in',
} as const satisfies Rights
