import type { Rights } from './kit'

const sees = ['view', 'queue'] as const
const runs = ['manage', 'queue'] as const
/** The board of a dispatcher asks these beside the plant. */
const seesLoads = ['view', 'ticket'] as const
const stands = ['write', 'queue_joining'] as const

export const queueRights = {
  'GET /queue/joined_queue_list': sees,
  'DELETE /queue/joined_queue_list/evict': sees,
  'GET /queue/acknowledged_queue_list': sees,
  'GET /queue/acknowledged_queue_list_by_do': sees,
  'GET /queue/truck-for-pre-print': seesLoads,
  'POST /queue/call': runs,
  'POST /queue/divert': runs,
  'POST /queue/withdraw': runs,
  'GET /queue/assignment-plant-rejection-list': sees,
  'POST /queue/change-rejection-verification-status': runs,
  'GET /queue/skip-queue-request-list': sees,
  'POST /queue/change-skip-queue-request-status': runs,
  'GET /queue/approval-list': sees,
  'GET /queue/queue_list': sees,
  'GET /queue/queue_item_detail': sees,
  'GET /queue/batcher_plant': sees,
  'GET /queue/check-max-truck': seesLoads,
  'GET /queue/returning-truck': sees,
  'POST /queue/join': stands,
  'POST /queue/acknowledge': stands,
} as const satisfies Rights
