import type { AppLoadContext } from '@remix-run/node'
import { rawApi } from '~/web/kit/api'
import { done } from '~/web/kit/done'
import { countOf } from '~/web/kit/figures'
import { problemOf } from '~/web/kit/problem'
import { refused } from '~/web/kit/read-form'

/** The filled sheet goes to the API as it came; all of it is taken or nothing. */
export async function uploadResults({ request, context }: { request: Request; context: AppLoadContext }) {
  const body = await request.arrayBuffer()
  const answer = await rawApi({ request, context })('http://portal/api/cylinder-test/upload-cylinder-test', {
    method: 'POST',
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    body,
  })
  if (!answer.ok) return refused(await problemOf(answer), {})
  const { specimens, results } = (await answer.json()) as { specimens: number; results: number }
  return done(request, '.', `${countOf(specimens, 'specimen')} of ${countOf(results, 'result')} imported`)
}
