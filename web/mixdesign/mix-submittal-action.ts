import { SubmittalAnswer, SubmittalSend } from '~/domain/mixdesign/mix-submittal'
import { apiFor, attempt, rawApi } from '~/web/kit/api'
import { closed, done } from '~/web/kit/done'
import { problemOf } from '~/web/kit/problem'
import { readForm, readIntent, refused } from '~/web/kit/read-form'

type Asked = Parameters<typeof apiFor>[0]

/** What the buttons and the small forms of a submittal post. */
export async function actOnSubmittal({ request, context }: Asked, id: string) {
  if (request.headers.get('content-type')?.startsWith('multipart/')) return uploadDocument({ request, context }, id)
  const { intent, fields, key } = await readIntent(request.clone() as Request)
  const api = apiFor({ request, context, key }).mixdesign['mix-submittals'][':id']
  const param = { id }
  const version = Number(fields.version)
  if (intent === 'revise') {
    const next = await attempt(api.revise.$post({ param, json: { version } }))
    return next.ok ? done(request, `../${next.data.id}`, `Revision ${next.data.revision} saved as draft`) : next
  }
  if (intent === 'withdraw')
    return attempt(api.withdraw.$post({ param, json: { version, reason: fields.reason ?? '' } }))
  if (fields.of === 'send') {
    const { values, raw } = await readForm(request, SubmittalSend)
    const sent = await attempt(api.send.$post({ param, json: values }))
    return sent.ok ? done(request, closed(request), `${sent.data.submittalNo} sent`) : refused(sent.problem, raw)
  }
  const { values, raw } = await readForm(request, SubmittalAnswer)
  const saved = await attempt(api.answer.$post({ param, json: values }))
  return saved.ok ? done(request, closed(request), 'Answer recorded') : refused(saved.problem, raw)
}

/** The file goes to the API as it came. */
async function uploadDocument({ request, context }: Asked, id: string) {
  const answer = await rawApi({ request, context })(`http://portal/api/mix-submittals/${id}/upload`, {
    method: 'POST',
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    body: await request.arrayBuffer(),
  })
  if (!answer.ok) return { ok: false as const, problem: await problemOf(answer) }
  return { ok: true as const, data: (await answer.json()) as { name: string } }
}
