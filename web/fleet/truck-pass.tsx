import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { TruckPassMassUpdate, TruckPassSave } from '~/domain/fleet/pass'
import { apiFor, attempt, listOf } from '~/web/kit/api'
import { closed, done } from '~/web/kit/done'
import { searchOf } from '~/web/kit/list/url'
import { readForm, readIntent, refused } from '~/web/kit/read-form'
import { HolderMatrix } from './pass-holder-matrix'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = apiFor({ request, context }).fleet
  const [page, briefs] = await Promise.all([
    listOf(api['truck-pass'].list.$get({ query: searchOf(request) })),
    listOf(api.pass.list.$get({ query: { type: 'truck', active: 'true', limit: '50', offset: '0' } })),
  ])
  return { page, briefs: briefs.rows }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { intent, fields } = await readIntent(request.clone() as Request)
  const api = apiFor({ request, context }).fleet['truck-pass']
  if (intent === 'remove')
    return attempt(api[':id'].$delete({ param: { id: fields.id ?? '' }, query: { version: fields.version ?? '' } }))
  if (intent === 'mass') {
    const { values } = await readForm(request, TruckPassMassUpdate)
    return attempt(api['mass-update'].$post({ json: values }))
  }
  const { values, raw } = await readForm(request, TruckPassSave)
  const saved = await attempt(api.save.$post({ json: values }))
  return saved.ok ? done(request, closed(request), 'Pass saved') : refused(saved.problem, raw)
}

export default function TruckPass() {
  return <HolderMatrix type="truck" />
}
