import { type apiFor, attempt } from '~/web/kit/api'
import { done } from '~/web/kit/done'

/** What the buttons of a driver's page post: going on and off duty, resting, leaving the queue, leaving the company. */
export async function actOnDriver(
  api: ReturnType<typeof apiFor>,
  request: Request,
  intent: string,
  fields: Record<string, string>,
) {
  const key = { driverId: fields.id ?? '', version: Number(fields.version) }
  const { driver } = api.fleet
  switch (intent) {
    case 'in_service':
    case 'off_duty':
    case 'out_of_service':
      return attempt(
        driver['change-operation-status'].$post({
          json: { ...key, operationStatus: intent, resetQueue: intent !== 'in_service' },
        }),
      )
    case 'resting':
      return attempt(
        driver['change-operation-status'].$post({
          json: {
            ...key,
            operationStatus: 'resting',
            restReasonId: fields.restReasonId || null,
            resetQueue: fields.resetQueue === 'on',
          },
        }),
      )
    case 'reset-queue':
      return attempt(driver['reset-queue-status'].$post({ json: key }))
    case 'phone-code':
      return attempt(driver[':id'].phone.$post({ param: { id: fields.id ?? '' } }))
    case 'revoke-phone': {
      const json = { id: fields.phone ?? '', version: Number(fields.version) }
      return attempt(driver[':id'].phone.revoke.$post({ param: { id: fields.id ?? '' }, json }))
    }
    case 'remove': {
      const removed = await attempt(driver.delete.$post({ json: key }))
      return removed.ok ? done(request, '..', 'Driver removed') : removed
    }
    default:
      throw new Response(null, { status: 400 })
  }
}
