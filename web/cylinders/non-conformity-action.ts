import { NonConformityDecide, NonConformityInquiry } from '~/domain/cylinders/non-conformity'
import { apiFor, attempt } from '~/web/kit/api'
import { closed, done } from '~/web/kit/done'
import { readForm, readIntent, refused } from '~/web/kit/read-form'

/** What the buttons and the two forms of a non-conformity post. */
export async function actOnNonConformity({ request, context }: Parameters<typeof apiFor>[0], id: string) {
  const { intent, fields, key } = await readIntent(request.clone() as Request)
  const api = apiFor({ request, context, key }).cylinders['non-conformities'][':id']
  const param = { id }
  const version = Number(fields.version)
  const reason = fields.reason ?? ''
  if (intent === 'hold' || intent === 'lift')
    return attempt(api.hold.$post({ param, json: { version, held: intent === 'hold', reason } }))
  if (intent === 'send')
    return attempt(api.send.$post({ param, json: { version, customerId: fields.customerId ?? '' } }))
  if (intent === 'close') return attempt(api.close.$post({ param, json: { version, remarks: reason } }))
  if (intent === 'reopen') return attempt(api.reopen.$post({ param, json: { version, reason } }))
  if (fields.of === 'decide') {
    const { values, raw } = await readForm(request, NonConformityDecide)
    const saved = await attempt(api.decide.$post({ param, json: values }))
    return saved.ok ? done(request, closed(request), 'Decision recorded') : refused(saved.problem, raw)
  }
  const { values, raw } = await readForm(request, NonConformityInquiry)
  const saved = await attempt(api.$put({ param, json: values }))
  return saved.ok ? done(request, closed(request), 'Inquiry saved') : refused(saved.problem, raw)
}
