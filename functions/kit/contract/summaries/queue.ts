import type { Call } from '~/domain/access/rights'

/** Calls whose method and path do not say enough. */
export const queue: Partial<Record<Call, string>> = {
  'GET /queue/joined_queue_list': 'List trucks that joined the queue',
  'DELETE /queue/joined_queue_list/evict': 'Drop the cached queue',
  'GET /queue/acknowledged_queue_list': 'List called and loading trucks',
  'GET /queue/acknowledged_queue_list_by_do': 'List trucks called for a load',
  'GET /queue/truck-for-pre-print': 'List trucks for a ticket printed ahead',
  'POST /queue/call': 'Call a truck',
  'POST /queue/divert': 'Divert a truck to another plant',
  'POST /queue/withdraw': 'Take a truck out of the queue',
  'GET /queue/assignment-plant-rejection-list': 'List refused assignments to plants',
  'POST /queue/change-rejection-verification-status': 'Decide on a refused assignment',
  'GET /queue/skip-queue-request-list': 'List requests to skip the queue',
  'POST /queue/change-skip-queue-request-status': 'Decide on a request to skip the queue',
  'GET /queue/approval-list': 'List requests of the queue to decide on',
  'GET /queue/queue_list': 'Search the queue book',
  'GET /queue/queue_item_detail': 'Show where a driver is in the queue',
  'GET /queue/batcher_plant': 'List plants of the batcher',
  'GET /queue/check-max-truck': 'Check how many trucks an order may have',
  'GET /queue/returning-truck': 'List trucks on their way back',
  'POST /queue/join': 'Put a truck into the queue',
  'POST /queue/acknowledge': 'Acknowledge a call',
}
