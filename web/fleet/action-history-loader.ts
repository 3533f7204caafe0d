import { type apiFor, attempt, take } from '~/web/kit/api'
import { searchOf } from '~/web/kit/list/url'
import type { History } from './action-history'
import { historyFilters } from './action-history-filters'

type Api = ReturnType<typeof apiFor>

/** A page of the history of one truck or driver, by what the address says. */
export async function historyOf(api: Api, request: Request, of: Record<string, string>): Promise<History> {
  const { limit = '50', offset = '0' } = searchOf(request)
  const query = { ...historyFilters(new URL(request.url).searchParams), limit, offset, ...of }
  return await take(api.fleet.driver['action-history'].search.$get({ query }))
}

/** Starts the job that writes a long history; the answer names it. */
export const exportHistory = (
  send: (input: string) => Promise<Response>,
  query: string,
): ReturnType<typeof attempt<Response>> => attempt(send(`http://portal/api/driver/action-history/download?${query}`))
