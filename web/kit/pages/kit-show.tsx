import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { examplePage } from './example-rows'
import { ShowApproval } from './show-approval'
import { ShowBoard } from './show-board'
import { ShowForm } from './show-form'
import { ShowMap } from './show-map'
import { ShowRecord } from './show-record'

export const loader = ({ request }: LoaderFunctionArgs) => {
  const params = new URL(request.url).searchParams
  return { view: params.get('show') ?? 'form', rows: examplePage({ limit: '8' }).rows, item: params.get('item') }
}

/** Refuses on purpose, so that the refusal can be looked at. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData()
  const problem = {
    type: 'urn:portal:invalid',
    title: 'invalid',
    status: 422,
    detail: 'Please review the errors in the form',
    errors: { plantName: ['Plant name is required'], 'lines.0.quantity': ['Quantity must be above zero'] },
  }
  const values = Object.fromEntries(form)
  return data({ ok: false, problem, values }, { status: 422 })
}

/** The other shells on example values: form, record, approval, board. */
export default function KitShow() {
  const { view, rows, item } = useLoaderData<typeof loader>()
  if (view === 'record') return <ShowRecord rows={rows} />
  if (view === 'approval') return <ShowApproval rows={rows} open={item} />
  if (view === 'board') return <ShowBoard rows={rows} />
  if (view === 'map') return <ShowMap />
  return <ShowForm />
}
