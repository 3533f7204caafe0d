import type { AppLoadContext } from '@remix-run/node'
import { apiFor, attempt } from '~/web/kit/api'
import { readIntent } from '~/web/kit/read-form'

const DECISIONS = ['accept', 'done', 'decline'] as const

/** What the buttons of the board and of an order's page post. */
export async function actOnOrder(request: Request, context: AppLoadContext) {
  const { intent, fields, key } = await readIntent(request)
  const { id = '', reason = '' } = fields
  const version = Number(fields.version)
  const api = apiFor({ request, context, key })
  const one = api.orders.order[':id']
  switch (intent) {
    case 'hold':
      return attempt(one.hold.$post({ param: { id }, json: { version, reason } }))
    case 'release':
      return attempt(
        one.release.$post({
          param: { id },
          query: { isMergeOrder: fields.isMergeOrder ?? 'false' },
          json: { version },
        }),
      )
    case 'cancel':
      return attempt(
        one.cancel.$post({
          param: { id },
          json: { version, reason, cancelledBy: fields.cancelledBy === 'company' ? 'company' : 'customer' },
        }),
      )
    case 'waive-cancellation': {
      const [load = '', at] = (fields.load ?? '').split(':')
      if (!load) return attempt(one['waive-cancellation'].$post({ param: { id }, json: { version, reason } }))
      const waive = api.deliveries['delivery-order'][':id']['waive-cancellation']
      return attempt(waive.$post({ param: { id: load }, json: { version: Number(at), reason } }))
    }
    case 'complete':
      return attempt(
        api.orders.order['complete-order'][':id'].$put({ param: { id }, json: { version, confirmRemaining: true } }),
      )
    case 'undo-cut':
      return attempt(one['undo-cut'].$post({ param: { id }, json: { version } }))
    case 'balance':
      return attempt(one.balance.$post({ param: { id }, json: { version } }))
    case 'uncomplete':
      return attempt(api.orders.order['uncomplete-order'][':id'].$put({ param: { id }, json: { version, reason } }))
    case 'complete-merge':
      return attempt(
        api.orders.order['complete-merge-order'][':id'].$put({
          param: { id },
          json: { version, confirmRemaining: true },
        }),
      )
    case 'uncomplete-merge':
      return attempt(
        api.orders.order['uncomplete-merge-order'][':id'].$put({ param: { id }, json: { version, reason } }),
      )
    case 'undo-merge':
      return attempt(api.orders['order-merging'][':id'].undo.$post({ param: { id }, json: { version, reason } }))
    case 'change-project': {
      const { projectId = '', locationId, purchaseOrderId } = fields
      const json = { version, projectId, locationId: locationId || null, purchaseOrderId: purchaseOrderId || null }
      return attempt(one.updateProject.$post({ param: { id }, json }))
    }
    case 'issue-passport': {
      const { projectId = '', orderId = '' } = fields
      return attempt(api.orders['pour-passports'].$post({ json: { projectId, orderId } }))
    }
    case 'wait':
      return attempt(
        api.orders['wait-list'].$post({
          json: { orderId: id, version, toleranceMinutes: Number(fields.toleranceMinutes) },
        }),
      )
    case 'take-wait':
      return attempt(api.orders['wait-list'][':id'].take.$post({ param: { id }, json: { version } }))
    case 'decline-wait':
      return attempt(api.orders['wait-list'][':id'].decline.$post({ param: { id }, json: { version } }))
    case 'leave-wait':
      return attempt(api.orders['wait-list'][':id'].leave.$post({ param: { id }, json: { version } }))
    case 'note-call':
      return attempt(one.call.$post({ param: { id }, json: { version, calledBy: fields.calledBy ?? null } }))
    case 'offer-on-call': {
      const { quantity = '', startTime = '' } = fields
      return attempt(one['on-call-quantity'].offers.$post({ param: { id }, json: { quantity, startTime } }))
    }
    case 'release-on-call': {
      const { quantity = '', startTime = '', askedBy = '' } = fields
      return attempt(
        one['on-call-quantity'].release.$post({
          param: { id },
          json: { version, quantity, startTime, askedBy, reason },
        }),
      )
    }
    case 'end-on-call': {
      const { quantity = '', askedBy = '' } = fields
      return attempt(one['on-call-quantity'].end.$post({ param: { id }, json: { version, quantity, askedBy, reason } }))
    }
    case 'site-link':
      return attempt(one['site-link'].$post({ param: { id } }))
    case 'revoke-site-link':
      return attempt(one['site-link'].revoke.$post({ param: { id }, json: { version } }))
    case 'send-site-link':
      return attempt(one['site-link'].send.$post({ param: { id }, json: { email: fields.email ?? '' } }))
    case 'site-request': {
      const { siteRequestId = '', decision, answer = '' } = fields
      const kind = DECISIONS.find(known => known === decision) ?? 'decline'
      return attempt(
        one['site-request'].$post({ param: { id }, json: { siteRequestId, version, decision: kind, answer } }),
      )
    }
    case 'merge': {
      const orders = (fields.orders ?? '').split(',').map(pair => {
        const [orderId = '', at = ''] = pair.split(':')
        return { id: orderId, version: Number(at) }
      })
      const { orderDate = '', startTime = '', consent } = fields
      return attempt(
        api.orders['order-merging'].$post({ json: { orderDate, startTime, orders, consent: consent || null } }),
      )
    }
    default:
      throw new Response(null, { status: 400 })
  }
}
