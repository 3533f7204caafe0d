import { type AppLoadContext, redirect } from '@remix-run/node'
import type { KeptForList } from '~/domain/users/saved-view'
import { rawApi } from '~/web/kit/api'
import { addressOf, listKey } from './kept'

type Asked = { request: Request; context: AppLoadContext }

/** The views of the list at this address and how this person looks at it; without an answer the list shows plainly. */
export async function keptFor({ request, context }: Asked, path: string): Promise<KeptForList | null> {
  if (path === '/' || !context.session.token) return null
  const list = encodeURIComponent(listKey(path))
  const answer = await rawApi({ request, context })(`http://portal/api/saved-view?list=${list}`)
  return answer.ok ? ((await answer.json()) as KeptForList) : null
}

/** A bare address opens the view that the person chose to begin with. */
export function openFirstView(request: Request, path: string, kept: KeptForList | null) {
  const { search } = new URL(request.url)
  const params = new URLSearchParams(search)
  params.delete('_routes')
  if (request.method !== 'GET' || params.size > 0) return
  const first = kept?.views.find(view => view.id === kept.setting?.defaultViewId)
  if (first) throw redirect(path + addressOf(first))
}
