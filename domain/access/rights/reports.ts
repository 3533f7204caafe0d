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
  'GET /dashboard/activity/export': 'signed-in',
  'GET /work-item': 'signed-in',
  'GET /cockpit': ['view', 'cockpit'],
  'GET /report/plant-monthly-report/:plantId/:month': ['view', 'plant_report'],
  'GET /report/plant-monthly-report/:plantId/:month/concrete': ['view', 'plant_report'],
  'GET /report/carbon-emission': ['view', 'carbon_report'],
  'GET /report/carbon-emission-report': ['view', 'carbon_report'],
  'GET /report/chat-report/catalogue': ['view', 'chat_report'],
  'GET /report/chat-report/answer': ['view', 'chat_report'],
} as const satisfies Rights
