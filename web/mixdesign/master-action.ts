import type { AppLoadContext } from '@remix-run/node'
import type * as z from 'zod'
import { apiFor, attempt } from '~/web/kit/api'
import { closed, done } from '~/web/kit/done'
import { readForm, readIntent, refused } from '~/web/kit/read-form'

type Asked = { request: Request; context: AppLoadContext }
type Api = ReturnType<typeof apiFor>
type Sent = Promise<Response>
/** The usual calls of a small list: POST makes, PUT by id changes, change-status switches where there is such a call. */
type Calls = {
  $post(of: { json: object }): Sent
  ':id': { $put(of: { param: { id: string }; json: object }): Sent }
  'change-status'?: { $post(of: { json: object }): Sent }
}

/** What the small form and the switches of a list post; `schema` is that of the change, without the version it makes. */
export async function saveMaster<S extends z.ZodType>(
  asked: Asked,
  schema: S,
  { calls, said }: { calls: (api: Api) => unknown; said: (values: z.input<S>) => string },
) {
  const { request, context } = asked
  const { intent, fields, key } = await readIntent(request.clone() as Request)
  const api = calls(apiFor({ request, context, key })) as Calls
  const { id = '', version, active } = fields
  if (intent === 'status') {
    const json = { id, version: Number(version), active: active === 'true' }
    return attempt(api['change-status']!.$post({ json }))
  }
  const { values, raw } = await readForm(request, schema)
  const { version: from, ...rest } = values as Record<string, unknown>
  const saved = await attempt(
    id ? api[':id'].$put({ param: { id }, json: { ...rest, version: from } }) : api.$post({ json: rest }),
  )
  return saved.ok ? done(request, closed(request), said(values)) : refused(saved.problem, raw)
}
