import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { PartyCreate, PartyUpdate } from '~/domain/rawtests/party'
import { apiFor, attempt, listOf } from '~/web/kit/api'
import { searchOf } from '~/web/kit/list/list-url'
import { readForm, refused } from '~/web/kit/read-form'
import { closed, done } from '~/web/kit/said'
import { PartyScreen } from './party-screen'

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  listOf(
    apiFor({ request, context }).rawtests['raw-material-test'].tester['get-all'].$get({ query: searchOf(request) }),
  )

export async function action({ request, context }: ActionFunctionArgs) {
  const id = new URL(request.url).searchParams.get('edit') ?? ''
  const isNew = id === 'new'
  const { values, raw, key } = await readForm(request, isNew ? PartyCreate : PartyUpdate)
  const api = apiFor({ request, context, key }).rawtests['raw-material-test'].tester
  const saved = await attempt(
    isNew
      ? api.create.$post({ json: values })
      : api.update[':id'].$put({ param: { id }, json: values as (typeof PartyUpdate)['_zod']['input'] }),
  )
  return saved.ok ? done(request, closed(request), `${values.name} saved`) : refused(saved.problem, raw)
}

/** Who tests samples. */
export default function TesterList() {
  const page = useLoaderData<typeof loader>()
  return (
    <PartyScreen
      title="Testers"
      one="tester"
      many="testers"
      empty="A tester is a person or a laboratory that sieves and crushes."
      page={page}
    />
  )
}
