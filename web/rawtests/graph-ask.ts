import type { LoaderFunctionArgs } from '@remix-run/node'
import { addDays, businessDay, isPlainDate } from '~/domain/kit/time'
import { GRADING_SPECIFICATIONS } from '~/domain/rawtests/limits/grading-limits'
import { apiFor, take } from '~/web/kit/api'
import { readDate } from '~/web/kit/dates'
import { anId } from '~/web/kit/screens'
import { sessionOf } from '~/web/kit/session-of'
import type { SpecificationChoice } from './graph-filters'

/** What a graph of material tests is asked with: its period, its limits and the aggregates there are. */
export async function graphAsk({ request, context }: LoaderFunctionArgs, days = 90) {
  const params = new URL(request.url).searchParams
  const session = await sessionOf(request, context)
  const today = businessDay(new Date(session?.now ?? 0), session?.zone)
  const day = (name: string, usual: string) => {
    const given = readDate(params.get(name) ?? '', today) ?? ''
    return isPlainDate(given) ? given : usual
  }
  const api = apiFor({ request, context })
  const [own, tested] = await Promise.all([
    take(api.rawtests['raw-material-test'].gradingspecs['get-all-active'].$get({ query: { limit: '200' } })),
    take(api.materials.material.list.$get({ query: { active: 'true', limit: '200' } })),
  ])
  const specifications: SpecificationChoice[] = [
    ...own.rows.map(row => ({ value: row.id, label: row.name, group: 'Of the company', material: row.material })),
    ...GRADING_SPECIFICATIONS.map(({ id, name, standard }) => ({
      value: id,
      label: name.startsWith(standard) ? name : `${standard} ${name}`,
      group: standard,
    })),
  ]
  const kinds = ['sand', 'stone']
  const aggregates = tested.rows
    .filter(row => kinds.includes(row.kind))
    .map(({ id, name, kind }) => ({ id, name, kind: kind as string }))
  return {
    params,
    api: api.rawtests['raw-material-test'],
    from: day('from', addDays(today, -days)),
    to: day('to', today),
    specifications,
    own: own.rows,
    aggregates,
  }
}

/** The address says which limits; without a word the company's own for that kind of aggregate. */
export function judgeOf(
  params: URLSearchParams,
  own: readonly { id: string; material: string; name: string }[],
  usual: { material: string; name?: string | undefined },
): { judge: string; ask: { gradingSpecificationId?: string; specification?: string } } {
  const fits = own.filter(row => row.material === usual.material)
  const named = fits.find(row => usual.name && row.name.includes(usual.name)) ?? fits[0]
  const judge = params.get('judge') ?? named?.id ?? 'none'
  if (judge === 'none' || judge === '') return { judge: 'none', ask: {} }
  return { judge, ask: anId.test(judge) ? { gradingSpecificationId: judge } : { specification: judge } }
}

/** The part of a material's name that a house specification shares with it, e.g. "4–20 mm". */
export const sizeOf = (name: string): string | undefined => /\d+–\d+ mm/.exec(name)?.[0]
