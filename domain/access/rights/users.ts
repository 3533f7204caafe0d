import type { Rights } from './kit'

export const usersRights = {
  'POST /login': 'public',
  'POST /refresh': 'public',
  'POST /signup': 'public',
  'POST /logout': 'signed-in',
  'GET /session': 'signed-in',
  'GET /demo/clock': 'signed-in',
  'POST /demo/clock': ['manage', 'demo'],
  'POST /demo/reset': ['manage', 'demo'],
  'GET /audit': ['view', 'audit_trail'],
} as const satisfies Rights
