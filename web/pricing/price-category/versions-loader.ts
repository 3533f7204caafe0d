import type { AppLoadContext } from '@remix-run/node'
import { businessDay } from '~/domain/kit/time'
import { apiFor, take } from '~/web/kit/api'
import { pairOf } from '~/web/kit/record/versions'
import { sessionOf } from '~/web/kit/session-of'

type Asked = { request: Request; context: AppLoadContext }

/** All versions of the category that a version belongs to, and two of them. */
export async function priceCategoryVersionsOf({ request, context }: Asked, id: string) {
  const api = apiFor({ request, context }).pricing['price-category']
  const [one, session] = await Promise.all([take(api[':id'].$get({ param: { id } })), sessionOf(request, context)])
  const all = { sort: '-fromDate', limit: '200', offset: '0' }
  const found = await take(api.versions[':regionId'].$get({ param: { regionId: one.regionId }, query: all }))
  const rows = found.rows.filter(row => row.categoryName === one.categoryName)
  const { a, b } = pairOf(new URL(request.url).searchParams, rows)
  return { rows, a: a ?? null, b: b ?? null, today: businessDay(new Date(session?.now ?? 0)) }
}
