import { type apiFor, attempt } from '~/web/kit/api'

/** What the buttons of the yard post; null when the intent is not one of theirs. */
export async function actOnQueue(api: ReturnType<typeof apiFor>, intent: string, fields: Record<string, string>) {
  const { queueId = '', reason = '', remarks = '' } = fields
  const { queue } = api.queue
  switch (intent) {
    case 'call': {
      const load = fields.deliveryOrderId ? { deliveryOrderId: fields.deliveryOrderId } : {}
      const move = fields.move ? { moveCall: { reason } } : {}
      const json = { queueId, remarks: remarks || null, ...load, ...(reason ? { reason } : {}), ...move }
      return attempt(queue.call.$post({ json }))
    }
    case 'acknowledge':
      return attempt(queue.acknowledge.$post({ json: { queueId } }))
    case 'leave-queue':
      return attempt(queue.withdraw.$post({ json: { queueId, reason } }))
    case 'divert': {
      const [plantId = '', batchingPlantId = ''] = (fields.line ?? '').split(' ')
      return attempt(queue.divert.$post({ json: { queueId, plantId, batchingPlantId, reason } }))
    }
    case 'join':
      return attempt(
        queue.join.$post({
          json: { driverId: fields.driverId ?? '', truckId: fields.truckId ?? '', plantId: fields.plantId ?? '' },
        }),
      )
    case 'decide-skip':
      return attempt(
        queue['change-skip-queue-request-status'].$post({
          json: { ...decision(fields), status: fields.status as never },
        }),
      )
    case 'decide-rejection':
      return attempt(
        queue['change-rejection-verification-status'].$post({
          json: { ...decision(fields), status: fields.status as never },
        }),
      )
    default:
      return null
  }
}

const decision = ({ id = '', version, reason }: Record<string, string>) => ({
  id,
  version: Number(version),
  reason: reason || null,
})
