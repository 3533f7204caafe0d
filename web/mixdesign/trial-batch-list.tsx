import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { apiFor, listOf } from '~/web/kit/api'
import { showDate } from '~/web/kit/dates'
import { showNumber } from '~/web/kit/figures'
import { type Column, filter, type ListPage, PLANTS } from '~/web/kit/list/column'
import { ListScreen } from '~/web/kit/list/screen'
import { searchOf } from '~/web/kit/list/url'
import { Badge } from '~/web/ui/badge'
import { MIXES } from './lookups'
import { ageWords, type TrialRow } from './trial-batch-columns'

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  listOf(apiFor({ request, context }).mixdesign['trial-batches'].list.$get({ query: searchOf(request) }))

type Row = TrialRow & { mixCode: string; mixVersion: number; mixDesignId: string; productCode: string }

/** Mixes made in the small, newest first, with what came of them. */
export default function TrialBatchList() {
  const page = useLoaderData<typeof loader>() as ListPage<Row>
  return (
    <ListScreen<Row>
      title="Trial batches"
      noun={['trial batch', 'trial batches']}
      page={page}
      columns={columns}
      open={row => `/mixdesign/trial-batches/${row.id}`}
      search="Number or mix"
      filters={[
        filter.choice(
          'status',
          'Status',
          [
            ['recorded', 'Recorded'],
            ['withdrawn', 'Withdrawn'],
          ],
          true,
        ),
        filter.lookup('mixDesignId', 'Mix', MIXES),
        filter.lookup('plantId', 'Plant', PLANTS),
      ]}
      rowActions={row => [{ label: 'Open the mix', to: `/mixdesign/${row.mixDesignId}?tab=trials` }]}
      empty={{ text: 'A trial batch is recorded from the page of its mix design.' }}
    />
  )
}

const columns: Column<Row>[] = [
  { key: 'trialNo', label: 'Trial batch', show: row => <span className="code">{row.trialNo}</span>, sort: true },
  {
    key: 'mixCode',
    label: 'Mix',
    show: row => (
      <span>
        <span className="code">{row.mixCode}</span> <span className="text-muted">version {row.mixVersion}</span>
      </span>
    ),
    sort: true,
  },
  { key: 'batchedAt', label: 'Batched', show: row => showDate(row.batchedAt), sort: true },
  { key: 'plantName', label: 'Plant', show: row => row.plantName, sort: true },
  { key: 'slumpMm', label: 'Slump', show: row => row.slumpMm !== null && `${row.slumpMm} mm`, align: 'right' },
  { key: 'ages', label: 'Results', show: row => row.ages.map(ageWords).join(', '), width: 260 },
  { key: 'fck', label: 'fck', show: row => `${showNumber(row.fck.toFixed(1))} MPa`, align: 'right' },
  {
    key: 'targetMean',
    label: 'Target mean',
    show: row => row.targetMean !== null && `${showNumber(row.targetMean.toFixed(1))} MPa`,
    align: 'right',
    hidden: true,
  },
  {
    key: 'status',
    label: 'Status',
    show: row => (
      <Badge tone={row.status === 'withdrawn' ? 'stop' : 'done'}>
        {row.status === 'withdrawn' ? 'Withdrawn' : 'Recorded'}
      </Badge>
    ),
    sort: true,
    phone: 'end',
  },
]
