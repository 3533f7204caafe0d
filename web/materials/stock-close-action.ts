import type { AppLoadContext } from '@remix-run/node'
import { StockCloseSave } from '~/domain/materials/stock-close'
import * as words from '~/domain/materials/words'
import { apiFor, attempt } from '~/web/kit/api'
import { closed, done } from '~/web/kit/done'
import { readForm, readIntent, refused } from '~/web/kit/read-form'

/** What the list of closings posts: the reopening of one, or a new one. */
export async function actOnStockClose(request: Request, context: AppLoadContext) {
  const { intent, fields, key } = await readIntent(request.clone() as Request)
  const api = apiFor({ request, context, key }).materials['stock-close']
  const { id = '', reason = '' } = fields
  if (intent === 'reopen')
    return attempt(api[':id'].reopen.$post({ param: { id }, json: { version: Number(fields.version), reason } }))
  const { values, raw } = await readForm(request, StockCloseSave)
  const saved = await attempt(api.$post({ json: values }))
  if (!saved.ok) return refused(saved.problem, raw)
  const plant = String(raw.plantName ?? '')
  return done(request, closed(request), words.closeSaved({ plant, day: saved.data.closedUntil }))
}
