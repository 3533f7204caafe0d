import type { LoaderFunctionArgs } from '@remix-run/node'
import { apiFor, take } from '~/web/kit/api'
import { anId } from '~/web/kit/screens'

/** The results that an address names by `ids`, and approved ones to choose from when it names none. */
export async function resultsOfIds({ request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>) {
  const named = (new URL(request.url).searchParams.get('ids') ?? '').split(',').filter(id => anId.test(id))
  const api = apiFor({ request, context }).cylinders['cylinder-test']
  const query = named.length
    ? { ids: named.join(','), limit: '100' }
    : { status: 'approved', ageDays: '28', limit: '40' }
  const { rows } = await take(api.results.$get({ query }))
  return { rows, named: named.length > 0 }
}
