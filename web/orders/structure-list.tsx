import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { StructureSave } from '~/domain/orders/order-master'
import { apiFor, attempt, listOf } from '~/web/kit/api'
import { searchOf } from '~/web/kit/list/list-url'
import { readForm, refused } from '~/web/kit/read-form'
import { closed, done } from '~/web/kit/said'
import { OrderMasterList } from './order-master-list'

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  listOf(apiFor({ request, context }).orders.structures.$get({ query: searchOf(request) }))

export async function action({ request, context }: ActionFunctionArgs) {
  const { values, raw } = await readForm(request, StructureSave)
  const saved = await attempt(apiFor({ request, context }).orders.structures.$post({ json: values }))
  return saved.ok ? done(request, closed(request), `Structure ${saved.data.name} saved`) : refused(saved.problem, raw)
}

export default function StructureList() {
  return (
    <OrderMasterList
      page={useLoaderData<typeof loader>()}
      noun={['structure', 'structures']}
      empty="What is poured: slab, wall, pile, column."
      columns={[]}
    />
  )
}
