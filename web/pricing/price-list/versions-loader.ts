import type { AppLoadContext } from '@remix-run/node'
import { businessDay } from '~/domain/kit/time'
import { apiFor, take } from '~/web/kit/api'
import { pairOf } from '~/web/kit/record/versions'
import { sessionOf } from '~/web/kit/session-of'

type Asked = { request: Request; context: AppLoadContext }

/** All versions of the list of a region, and two of them with their prices. */
export async function priceListVersionsOf({ request, context }: Asked, regionId: string) {
  const params = new URL(request.url).searchParams
  const api = apiFor({ request, context }).pricing['global-product-list']
  const query = { sort: '-fromDate', limit: '100', offset: '0' }
  const [{ rows }, session] = await Promise.all([
    take(api.region[':id'].versions.$get({ param: { id: regionId }, query })),
    sessionOf(request, context),
  ])
  const { a, b } = pairOf(params, rows)
  const detail = (row: typeof a) => (row ? take(api[':id'].$get({ param: { id: row.id } })) : null)
  const [before, after] = await Promise.all([detail(a), detail(b)])
  return { rows, before, after, today: businessDay(new Date(session?.now ?? 0)) }
}
