import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { apiFor, listOf } from '~/web/kit/api'
import { ListScreen } from '~/web/kit/list/screen'
import { searchOf } from '~/web/kit/list/url'
import { ApprovedBulk } from './approved-bulk'
import { type ResultRow, resultColumns, resultFilters } from './result-columns'
import { infoOf } from './words'

export const loader = ({ request, context }: LoaderFunctionArgs) => {
  const { limit, offset, ageDays, ...query } = searchOf(request)
  const json = {
    ...query,
    ...(ageDays ? { ageDays: Number(ageDays) } : {}),
    limit: Number(limit),
    offset: Number(offset),
  }
  return listOf(apiFor({ request, context }).cylinders['cylinder-test']['search-history'].$post({ json }))
}

/** Every result that was ever worked out, by project, concrete, plant and age. */
export default function HistoryList() {
  const page = useLoaderData<typeof loader>()
  return (
    <ListScreen<ResultRow>
      title="Search history"
      noun={['result', 'results']}
      page={page}
      columns={resultColumns}
      open={row => infoOf(row.cylinderTestId)}
      search="Test, delivery order, customer, project"
      filters={resultFilters}
      rowActions={row => [{ label: 'Report as PDF', to: `/files/cylinder-test/pdf/${row.cylinderTestId}` }]}
      bulk={picked => <ApprovedBulk picked={picked} />}
      empty={{ text: 'Results appear once specimens are crushed.' }}
    />
  )
}
