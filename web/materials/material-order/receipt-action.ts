import type { AppLoadContext } from '@remix-run/node'
import { ReceiptAccept, ReceiptClaim, ReceiptCorrect, ReceiptCredit, ReceiptWeight } from '~/domain/materials/receipt'
import * as words from '~/domain/materials/words'
import { apiFor, attempt } from '~/web/kit/api'
import { closed, done } from '~/web/kit/done'
import { readForm, readIntent } from '~/web/kit/read-form'
import { momentOf, refusedMoment } from './moment'

/** What the record of a material order posts: one small form a verb. */
export async function actOnReceipt(request: Request, context: AppLoadContext, id: string) {
  const { fields, key } = await readIntent(request.clone() as Request)
  const api = apiFor({ request, context, key }).materials['material-order'][':id']
  const param = { id }
  const { saved, raw } = await ask()
  return saved.ok
    ? done(request, closed(request), words.receiptSaved({ orderNo: saved.data.orderNo }))
    : refusedMoment(saved.problem, raw)

  async function ask() {
    switch (fields.verb) {
      case 'accept': {
        const { values: json, raw } = await readForm(request, ReceiptAccept)
        return { raw, saved: await attempt(api.accept.$post({ param, json })) }
      }
      case 'claim': {
        const { values: json, raw } = await readForm(request, ReceiptClaim)
        return { raw, saved: await attempt(api.claim.$post({ param, json })) }
      }
      case 'credit': {
        const { values: json, raw } = await readForm(request, ReceiptCredit)
        return { raw, saved: await attempt(api.credit.$post({ param, json })) }
      }
      case 'reweigh': {
        const { values, raw } = await readForm(request, ReceiptWeight)
        const json = { ...values, receivedAt: momentOf(raw) }
        return { raw, saved: await attempt(api.reweigh.$post({ param, json })) }
      }
      default: {
        const { values, raw } = await readForm(request, ReceiptCorrect)
        const json = { ...values, receivedAt: momentOf(raw) }
        return { raw, saved: await attempt(api.correct.$post({ param, json })) }
      }
    }
  }
}
