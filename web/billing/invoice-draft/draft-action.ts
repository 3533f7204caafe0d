import type { AppLoadContext } from '@remix-run/node'
import { apiFor, attempt } from '~/web/kit/api'
import type { BulkAnswer } from '~/web/kit/approval/bulk-bar'
import { readIntent } from '~/web/kit/read-form'
import { settleAction } from './settle-action'

/** What the buttons of drafts and of their exceptions post, on the inbox and in the register. */
export async function actOnDraft(request: Request, context: AppLoadContext) {
  const { intent, fields, key } = await readIntent(request)
  const api = apiFor({ request, context, key }).billing['invoice-draft']
  const settled = settleAction(api, intent, fields)
  if (settled) return settled
  const drafts =
    intent === 'approve-many'
      ? JSON.parse(fields.items ?? '[]')
      : [{ id: fields.id ?? '', version: Number(fields.version) }]
  if (intent === 'reject') return attempt(api.reject.$put({ json: { drafts, reason: fields.reason ?? '' } }))
  const decided = await attempt(api.approve.$put({ json: { drafts } }))
  if (intent !== 'approve-many') return decided
  return {
    results: decided.ok
      ? decided.data.results.map(of => ({ id: of.id, ok: of.ok, detail: of.problem?.detail ?? '' }))
      : drafts.map((of: { id: string }) => ({ id: of.id, ok: false, detail: decided.problem.detail })),
  } satisfies BulkAnswer
}
