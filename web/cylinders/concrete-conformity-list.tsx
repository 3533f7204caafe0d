import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, useLocation } from '@remix-run/react'
import { apiFor, listOf } from '~/web/kit/api'
import { filter, type ListPage, PLANTS } from '~/web/kit/list/column'
import { ListScreen } from '~/web/kit/list/screen'
import { searchOf } from '~/web/kit/list/url'
import { type ConcreteRow, concreteColumns } from './concrete-conformity-columns'

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  listOf(apiFor({ request, context }).cylinders.conformity.list.$get({ query: searchOf(request) }))

/** Each concrete of each plant: initial or continuous production, and what it has to spare. */
export default function ConcreteConformityList() {
  const page = useLoaderData<typeof loader>() as ListPage<ConcreteRow>
  const { pathname } = useLocation()
  return (
    <ListScreen<ConcreteRow>
      title="Conformity"
      noun={['concrete', 'concretes']}
      page={page}
      columns={concreteColumns}
      open={row => `${pathname}/${row.id}`}
      search="Concrete or plant"
      filters={[
        filter.choice(
          'state',
          'Production',
          [
            ['initial', 'Initial'],
            ['continuous', 'Continuous'],
          ],
          true,
        ),
        filter.lookup('plantId', 'Plant', PLANTS),
      ]}
      empty={{ text: 'A concrete is listed from its first approved result at the specified age.' }}
    />
  )
}
