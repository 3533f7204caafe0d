import { usualSpan } from '~/domain/reports/cockpit'
import { type apiFor, attempt } from '~/web/kit/api'
import { readDate } from '~/web/kit/dates'

/** The days that the address asks for, else four weeks up to yesterday, and the company in them. */
export async function loadCockpit(api: ReturnType<typeof apiFor>, request: Request, today: string) {
  const params = new URL(request.url).searchParams
  const usual = usualSpan(today)
  const asked = (name: 'from' | 'to') => readDate(params.get(name) ?? '', today) ?? usual[name]
  const [from, to] = [asked('from'), asked('to')]
  return { today, from, to, answer: await attempt(api.reports.cockpit.$get({ query: { from, to } })) }
}
