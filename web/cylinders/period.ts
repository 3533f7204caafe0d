import type { AppLoadContext } from '@remix-run/node'
import { addDays, businessDay } from '~/domain/kit/time'
import { readDate } from '~/web/kit/dates'
import { anId } from '~/web/kit/screens'
import { sessionOf } from '~/web/kit/session-of'

/** The period and the narrowing of a report from its address; without one the last `days` days. */
export async function periodOf(request: Request, context: AppLoadContext, days: number) {
  const params = new URL(request.url).searchParams
  const session = await sessionOf(request, context)
  const today = businessDay(new Date(session?.now ?? 0), session?.zone)
  const day = (name: string, usual: string) => {
    return readDate(params.get(name) ?? '', today) ?? usual
  }
  const ids = Object.fromEntries(
    ['plantId', 'houseId', 'customerId', 'projectId', 'productId'].flatMap(name => {
      const given = params.get(name) ?? ''
      return anId.test(given) ? [[name, given]] : []
    }),
  ) as { plantId?: string; houseId?: string; customerId?: string; projectId?: string; productId?: string }
  return { from: day('from', addDays(today, -days)), to: day('to', today), ...ids }
}
