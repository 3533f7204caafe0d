import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, useLocation } from '@remix-run/react'
import { apiFor, listOf } from '~/web/kit/api'
import { filter, type ListPage, PLANTS } from '~/web/kit/list/column'
import { ListScreen } from '~/web/kit/list/screen'
import { searchOf } from '~/web/kit/list/url'
import { STATUS } from '~/web/kit/status-words'
import { type NonConformityRow, nonConformityColumns } from './non-conformity-columns'

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  listOf(apiFor({ request, context }).cylinders['non-conformities'].list.$get({ query: searchOf(request) }))

const STATUSES = Object.entries(STATUS.nonConformity).map(([value, { label }]) => [value, label] as const)

/** Concrete that did not conform, from the finding to its closing. */
export default function NonConformityList() {
  const page = useLoaderData<typeof loader>() as ListPage<NonConformityRow>
  const { pathname } = useLocation()
  return (
    <ListScreen<NonConformityRow>
      title="Non-conformities"
      noun={['non-conformity', 'non-conformities']}
      page={page}
      columns={nonConformityColumns}
      open={row => `${pathname}/${row.id}`}
      search="Number, concrete or plant"
      filters={[
        filter.choice('status', 'Status', STATUSES, true),
        filter.choice('held', 'Hold', [['true', 'On hold']]),
        filter.own('Decided by'),
        filter.lookup('plantId', 'Plant', PLANTS),
      ]}
      empty={{ text: 'A criterion that fails opens one; people open others at the concrete.' }}
    />
  )
}
