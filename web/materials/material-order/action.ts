import type { AppLoadContext } from '@remix-run/node'
import * as kitWords from '~/domain/kit/words'
import { MaterialOrderCreate, MaterialOrderSplit, MaterialOrderUpdate } from '~/domain/materials/material-order'
import { MaterialOrderReceive } from '~/domain/materials/receipt'
import * as words from '~/domain/materials/words'
import { apiFor, attempt } from '~/web/kit/api'
import { closed, done } from '~/web/kit/done'
import { readForm, readIntent } from '~/web/kit/read-form'
import { differenceOf, tonnes } from '../words'
import { momentOf, refusedMoment } from './moment'

type Raw = Record<string, unknown>

/** What the lists of material orders post: placing and revoking at once, the rest from the small form over the rows. */
export async function actOnMaterialOrder(request: Request, context: AppLoadContext) {
  const { intent, fields, key } = await readIntent(request.clone() as Request)
  const api = apiFor({ request, context, key }).materials['material-order']
  const { id = '', reason = '' } = fields
  const version = Number(fields.version)
  if (intent === 'place') {
    const placed = await attempt(api[':id'].place.$post({ param: { id }, json: { version } }))
    if (!placed.ok || placed.data.warnings.length === 0) return placed
    const { orderNo, warnings } = placed.data
    return { ...placed, data: { said: words.orderPlacedWith({ orderNo, warnings: warnings.join('. ') }) } }
  }
  if (intent === 'revoke') return attempt(api[':id'].revoke.$post({ param: { id }, json: { version, reason } }))
  switch (fields.verb) {
    case 'receive': {
      const { values, raw } = await readForm(request, MaterialOrderReceive)
      const json = { ...values, receivedAt: momentOf(raw) }
      const saved = await attempt(api[':id']['confirm-received'].$post({ param: { id }, json }))
      if (!saved.ok) return refusedMoment(saved.problem, raw)
      const { orderNo, orderedKg, receivedKg, status } = saved.data
      const weighed = `${tonnes(receivedKg)} (${differenceOf(orderedKg, receivedKg)})`
      return done(
        request,
        closed(request),
        status === 'disputed'
          ? words.orderReceivedDisputed({ orderNo, weighed })
          : words.orderReceived({ orderNo, weighed }),
      )
    }
    case 'split': {
      const { values, raw } = await readForm(request, MaterialOrderSplit)
      const parts = Object.values((raw.parts ?? {}) as Record<string, Raw>)
        .filter(part => part.kg || part.day)
        .map(part => ({
          kg: String(part.kg ?? ''),
          expectedAt: momentOf(part) ?? '',
          ...(part.siloId ? { siloId: String(part.siloId) } : {}),
        }))
      const saved = await attempt(api[':id'].split.$post({ param: { id }, json: { version: values.version, parts } }))
      if (!saved.ok) return refusedMoment(saved.problem, raw)
      const { total: count, warnings } = saved.data
      return done(
        request,
        closed(request),
        warnings.length
          ? words.orderSplitWith({ count, warnings: warnings.join('. ') })
          : words.orderSplitInto({ count }),
      )
    }
    case 'change': {
      const { values, raw } = await readForm(request, MaterialOrderUpdate)
      const json = { ...values, expectedAt: momentOf(raw) ?? '' }
      const saved = await attempt(api[':id'].$put({ param: { id }, json }))
      return saved.ok
        ? done(request, closed(request), kitWords.actionSaved({ name: saved.data.orderNo }))
        : refusedMoment(saved.problem, raw)
    }
    default: {
      const { values, raw } = await readForm(request, MaterialOrderCreate)
      const json = { ...values, expectedAt: momentOf(raw) ?? '' }
      const saved = await attempt(api.$post({ json }))
      return saved.ok
        ? done(request, closed(request), words.orderDrafted({ orderNo: saved.data.orderNo }))
        : refusedMoment(saved.problem, raw)
    }
  }
}
