import type { AppLoadContext } from '@remix-run/node'
import { addDays, businessDay } from '~/domain/kit/time'
import { readDate } from './dates'
import { anId } from './screens'
import { sessionOf } from './session-of'

type Asked = { request: Request; context: AppLoadContext }
export type Period<Id extends string> = { from: string; to: string } & { [Name in Id]?: string }

/** The period of a report and the ids that narrow it, from its address; without days the last `days` days. */
export async function periodOf<Id extends string = 'plantId'>(
  { request, context }: Asked,
  days: number,
  ids: readonly Id[] = ['plantId' as Id],
): Promise<Period<Id>> {
  const params = new URL(request.url).searchParams
  const session = await sessionOf(request, context)
  const today = businessDay(new Date(session?.now ?? 0), session?.zone)
  const day = (name: string, usual: string) => readDate(params.get(name) ?? '', today) ?? usual
  const [from, to] = [day('from', addDays(today, -days)), day('to', today)]
  const given = ids.filter(id => anId.test(params.get(id) ?? '')).map(id => [id, params.get(id)])
  // Two days the wrong way round are meant as the period between them.
  const period = from <= to ? { from, to } : { from: to, to: from }
  return { ...period, ...Object.fromEntries(given) }
}
