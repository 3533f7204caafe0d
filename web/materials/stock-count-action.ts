import type { AppLoadContext } from '@remix-run/node'
import { StockCountSave } from '~/domain/materials/stock-count'
import * as words from '~/domain/materials/words'
import { apiFor, attempt } from '~/web/kit/api'
import { closed, done } from '~/web/kit/done'
import { readForm, readIntent } from '~/web/kit/read-form'
import { momentOf, refusedMoment } from './material-order/moment'
import { signedTonnes } from './words'

/** What the list of counts posts: a decision on one, or a new one. */
export async function actOnStockCount(request: Request, context: AppLoadContext) {
  const { intent, fields, key } = await readIntent(request.clone() as Request)
  const api = apiFor({ request, context, key }).materials['stock-count']
  const { id = '', reason = '' } = fields
  const version = Number(fields.version)
  if (intent === 'confirm') return attempt(api[':id'].confirm.$post({ param: { id }, json: { version } }))
  if (intent === 'reject') return attempt(api[':id'].reject.$post({ param: { id }, json: { version, reason } }))
  const { values, raw } = await readForm(request, StockCountSave)
  const saved = await attempt(api.$post({ json: { ...values, countedAt: momentOf(raw) ?? '' } }))
  if (!saved.ok) return refusedMoment(saved.problem, raw)
  const { countNo, differenceKg, status } = saved.data
  const count = { countNo, difference: signedTonnes(differenceKg) }
  return done(request, closed(request), status === 'posted' ? words.countSaved(count) : words.countSent(count))
}
