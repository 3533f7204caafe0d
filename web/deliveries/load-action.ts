import type { AppLoadContext } from '@remix-run/node'
import type { WashedOut } from '~/domain/billing/load-facts'
import { ASKED_OF_DIVERT } from '~/domain/deliveries/divert'
import type { WaitingCause } from '~/domain/deliveries/waiting-cause'
import { among } from '~/domain/kit/among'
import type { ReturnCause } from '~/domain/kit/return-cause'
import { apiFor, attempt } from '~/web/kit/api'
import { plainNumber } from '~/web/kit/figures'
import { readIntent } from '~/web/kit/read-form'
import { todaysMilestone } from '~/web/kit/session-of'
import { actOnQueue } from './queue-action'

/** What the buttons of the boards and of a ticket post; the API refuses with words that the screen shows. */
export async function actOnLoad(request: Request, context: AppLoadContext) {
  const { intent, fields, key } = await readIntent(request)
  const api = apiFor({ request, context, key })
  const { id = '', reason = '' } = fields
  const queued = await actOnQueue(api, intent, fields)
  if (queued) return queued
  const version = fields.version ? Number(fields.version) : undefined
  const load = { deliveryOrderId: id, ...(version ? { version } : {}) }
  const detail = api.deliveries.orderdetail
  const acts = api.deliveries['delivery-order']
  switch (intent) {
    case 'lock':
    case 'take-lock': {
      const today = await todaysMilestone(request, context)
      const override = intent === 'take-lock' ? { override: { reason } } : {}
      return attempt(detail.lock_do.$post({ json: { deliveryOrderId: id, milestone: today, ...override } }))
    }
    case 'unlock':
      return attempt(detail.unlock_do[':id'].$post({ param: { id }, json: {} }))
    case 'mark-called':
      return attempt(acts['mark-called'][':id'].$post({ param: { id }, json: {} }))
    case 'unmark-called':
      return attempt(acts['unmark-called'][':id'].$post({ param: { id }, json: {} }))
    case 'preprint':
      return attempt(detail.preprint_do.$post({ json: load }))
    case 'generate': {
      const { queueId, rules } = fields
      const override = rules && reason ? { rules: rules.split(',') as never, reason } : undefined
      const json = { deliveryOrderId: id, ...(queueId ? { queueId } : {}), ...(override ? { override } : {}) }
      return attempt(detail.generate_do.$post({ json }))
    }
    case 'assign':
      return attempt(
        acts['assign-normal-delivery-order'].$post({
          json: { deliveryOrderId: id, ...lineOf(fields), ...cut(fields) },
        }),
      )
    case 'choose-line':
      return attempt(acts['choose-line'].$post({ json: { ...load, batchingPlantId: fields.line ?? '' } }))
    case 'transfer':
      return attempt(acts.transfer_do.$post({ json: { ...load, ...lineOf(fields), reason } }))
    case 'withdraw':
      return attempt(acts.withdraw_do.$post({ json: { ...load, reason, ...cancelledBy(fields) } }))
    case 'waive-cancellation': {
      const json = { version: Number(fields.version), reason }
      return attempt(acts[':id']['waive-cancellation'].$post({ param: { id }, json }))
    }
    case 'deliver':
      return attempt(
        acts['change-do-status-to-delivered'].$post({ json: { deliveryOrderId: id, reason, ...aside(fields) } }),
      )
    case 'divert-load':
    case 'exchange-load': {
      const { targetId = '', rules } = fields
      const versions = { version: Number(fields.version), targetVersion: Number(fields.targetVersion) }
      const named = (rules ?? '').split(',').filter(rule => among(ASKED_OF_DIVERT, rule))
      const json = { targetId, ...versions, reason, rules: named }
      return intent === 'divert-load'
        ? attempt(acts[':id'].divert.$post({ param: { id }, json }))
        : attempt(acts[':id'].exchange.$post({ param: { id }, json }))
    }
    case 'event':
      return attempt(
        acts[':id'].event.$post({
          param: { id },
          json: {
            event: fields.event as never,
            ...(reason ? { reason } : {}),
            ...measured(fields),
            ...back(fields),
            ...aside(fields),
            ...cancelledBy(fields),
          },
        }),
      )
    default:
      return actOnTicket(api, intent, fields)
  }
}

/** The notes beside a ticket and its batches. */
async function actOnTicket(api: ReturnType<typeof apiFor>, intent: string, fields: Record<string, string>) {
  const { id = '' } = fields
  const version = Number(fields.version)
  const one = api.deliveries['delivery-order'][':id']
  const figure = (name: string) => (fields[name]?.trim() ? plainNumber(fields[name]) : null)
  const param = { id }
  switch (intent) {
    case 'waive-charge': {
      const json = { version, itemId: fields.itemId ?? '', reason: fields.reason ?? '' }
      return attempt(one['waive-charge'].$post({ param, json }))
    }
    case 'washed-out': {
      const json = { version, washedOut: (fields.washedOut || null) as WashedOut | null }
      return attempt(one.update_washed_out.$put({ param, json }))
    }
    case 'washout':
      return attempt(one.update_washout_fee.$put({ param, json: { version, washoutFee: figure('washoutFee') } }))
    case 'return-concrete': {
      const json = { version, returnConcrete: figure('returnConcrete'), returnCause: causeOf(fields) }
      return attempt(one.update_return_concrete.$put({ param, json }))
    }
    case 'technician': {
      const minutes = figure('technicianOnSiteDuration')
      const json = { version, technicianOnSiteDuration: minutes === null ? null : Number(minutes) }
      return attempt(one.update_technician_on_site_duration.$put({ param, json }))
    }
    case 'waiting': {
      const ours = figure('waitingOursMinutes')
      const waitingCause = (fields.waitingCause || null) as WaitingCause | null
      const json = { version, waitingCause, waitingOursMinutes: ours === null ? null : Number(ours) }
      return attempt(one.update_waiting_cause.$put({ param, json }))
    }
    case 'batching-no':
      return attempt(one.update_batching_no.$put({ param, json: { version, batchingNo: fields.batchingNo ?? null } }))
    case 'batch':
      return attempt(one.batch.$post({ param, json: JSON.parse(fields.batch ?? '{}') }))
    default:
      throw new Response(null, { status: 400 })
  }
}

const lineOf = ({ line = '' }: Record<string, string>) => {
  const [assignedPlantId = '', assignedBPId = ''] = line.split(' ')
  return { assignedPlantId, assignedBPId }
}

const cancelledBy = ({ cancelledBy: by }: Record<string, string>) =>
  by === 'customer' || by === 'company' ? ({ cancelledBy: by } as const) : {}

/** The rules of the road that the reason sets aside. */
function aside({ rules, reason = '', readingsReason = '' }: Record<string, string>) {
  const own = rules && reason ? rules.split(',') : []
  const all = readingsReason.trim() ? [...own, 'readings'] : own
  const why = [...new Set([own.length ? reason : '', readingsReason.trim()])].filter(Boolean).join('; ')
  return all.length ? { override: { rules: all as never, reason: why } } : {}
}

const causeOf = ({ returnCause }: Record<string, string>) => (returnCause || null) as ReturnCause | null

const back = (fields: Record<string, string>) =>
  fields.returnConcrete?.trim()
    ? { returnConcrete: plainNumber(fields.returnConcrete), returnCause: causeOf(fields) }
    : {}

const cut = ({ doQuantity }: Record<string, string>) =>
  doQuantity?.trim() ? { doQuantity: plainNumber(doQuantity) } : {}

function measured({ slumpMm, concreteTemperature, waterAddedLitres, admixtureAddedLitres }: Record<string, string>) {
  return {
    ...(slumpMm?.trim() ? { slumpMm: Number(slumpMm) } : {}),
    ...(concreteTemperature?.trim() ? { concreteTemperature: plainNumber(concreteTemperature) } : {}),
    ...(waterAddedLitres?.trim() ? { waterAddedLitres: plainNumber(waterAddedLitres) } : {}),
    ...(admixtureAddedLitres?.trim() ? { admixtureAddedLitres: plainNumber(admixtureAddedLitres) } : {}),
  }
}
