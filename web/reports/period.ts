import type { AppLoadContext } from '@remix-run/node'
import { addDays, businessDay } from '~/domain/kit/time'
import { readDate } from '~/web/kit/dates'
import { anId } from '~/web/kit/screens'
import { sessionOf } from '~/web/kit/session-of'

/** Today, the period and the plant of a report from its address; without one the last `days` days. */
export async function periodOf(request: Request, context: AppLoadContext, days: number) {
  const params = new URL(request.url).searchParams
  const session = await sessionOf(request, context)
  const today = businessDay(new Date(session?.now ?? 0), session?.zone)
  const day = (name: string, usual: string) => {
    return readDate(params.get(name) ?? '', today) ?? usual
  }
  const plantId = params.get('plantId') ?? ''
  const [from, to] = [day('from', addDays(today, -days)), day('to', today)]
  // Two days the wrong way round are meant as the period between them.
  const period = from <= to ? { from, to } : { from: to, to: from }
  return { today, ...period, ...(anId.test(plantId) ? { plantId } : {}) }
}
