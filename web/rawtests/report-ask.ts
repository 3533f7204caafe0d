import type { LoaderFunctionArgs } from '@remix-run/node'
import { addDays, businessDay, isPlainDate } from '~/domain/kit/time'
import { readDate } from '~/web/kit/dates'
import { anId } from '~/web/kit/screens'
import { sessionOf } from '~/web/kit/session-of'

/** What a report is asked with, from its address; without a period the last `days` days. */
export async function reportAsk({ request, context }: LoaderFunctionArgs, days: number) {
  const params = new URL(request.url).searchParams
  const session = await sessionOf(request, context)
  const today = businessDay(new Date(session?.now ?? 0), session?.zone)
  const day = (name: string, usual: string) => {
    const given = readDate(params.get(name) ?? '', today) ?? ''
    return isPlainDate(given) ? given : usual
  }
  const ids = Object.fromEntries(
    ['materialId', 'supplierId', 'plantId'].flatMap(name => {
      const given = params.get(name) ?? ''
      return anId.test(given) ? [[name, given]] : []
    }),
  ) as { materialId?: string; supplierId?: string; plantId?: string }
  return { from: day('from', addDays(today, -days)), to: day('to', today), ...ids }
}
