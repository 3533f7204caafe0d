import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { BannedTruckSave } from '~/domain/fleet/ban'
import { apiFor, attempt, listOf } from '~/web/kit/api'
import { closed, done } from '~/web/kit/done'
import { searchOf } from '~/web/kit/list/url'
import { readForm, readIntent, refused } from '~/web/kit/read-form'
import { BanList } from './ban-list'

export async function loader({ request, context }: LoaderFunctionArgs) {
  return {
    page: await listOf(apiFor({ request, context }).fleet['banned-truck'].search.$get({ query: searchOf(request) })),
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { intent, fields } = await readIntent(request.clone() as Request)
  const api = apiFor({ request, context }).fleet['banned-truck']
  if (intent === 'remove')
    return attempt(api[':id'].$delete({ param: { id: fields.id ?? '' }, query: { version: fields.version ?? '' } }))
  const { values, raw } = await readForm(request, BannedTruckSave)
  const saved = await attempt(api.save.$post({ json: values }))
  return saved.ok ? done(request, closed(request), 'Ban saved') : refused(saved.problem, raw)
}

export default function BannedTruck() {
  return <BanList kind="truck" />
}
