import { type apiFor, attempt } from '~/web/kit/api'
import { plainNumber } from '~/web/kit/figures'

type Api = ReturnType<typeof apiFor>['billing']['invoice-draft']

/** Posts what a button of an exception asks for; undefined for the buttons of others. */
export function settleAction(api: Api, intent: string, fields: Record<string, string>) {
  const { exceptionId: id = '', exceptionVersion, keep, reason = '', quantity, unitPrice } = fields
  const version = Number(exceptionVersion)
  if (intent === 'accept-exception')
    return attempt(api.exception[':id'].accept.$put({ param: { id }, json: { version, reason } }))
  if (intent !== 'settle-exception') return undefined
  const agreed = {
    ...(quantity ? { quantity: plainNumber(quantity) } : {}),
    ...(unitPrice ? { unitPrice: plainNumber(unitPrice) } : {}),
  }
  const json = { version, keep: keep as 'mine' | 'system' | 'agreed' | 'disputed', reason, ...agreed }
  return attempt(api.exception[':id'].settle.$put({ param: { id }, json }))
}
