import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { apiFor, listOf } from '~/web/kit/api'
import { showDate } from '~/web/kit/dates'
import type { Column, ListPage } from '~/web/kit/list/column'
import { ListScreen } from '~/web/kit/list/screen'
import { searchOf } from '~/web/kit/list/url'
import { type Scored, Serves, shareOf, show } from './strength-model-parts'

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  listOf(apiFor({ request, context }).mixdesign['strength-models'].list.$get({ query: searchOf(request) }))

type Row = {
  id: string
  versionNo: number
  trainedTo: string
  results: number
  createdAt: string
  servedFrom: string | null
  servedUntil: string | null
  comparison: { candidate: Scored; serving: Scored; why: string }
}

/** What the house has learnt of its own strengths, version by version. */
export default function StrengthModelList() {
  const page = useLoaderData<typeof loader>() as ListPage<Row>
  return (
    <ListScreen<Row>
      title="Strength model"
      noun={['version', 'versions']}
      page={page}
      columns={columns}
      open={row => `/mixdesign/strength-models/${row.id}`}
      views={
        <p className="max-w-240 text-body text-muted">
          A version is made each month, at night, from approved results joined to the concrete of their loads. It serves
          only where it does better than the one in use on results that neither has seen.
        </p>
      }
      empty={{ text: 'The first version is made in the night of the first month with results.' }}
    />
  )
}

const columns: Column<Row>[] = [
  { key: 'versionNo', label: 'Version', show: row => row.versionNo },
  { key: 'status', label: 'Status', show: row => <Serves of={row} />, phone: 'end' },
  { key: 'trainedTo', label: 'Results to', show: row => showDate(row.trainedTo) },
  { key: 'results', label: 'Results', show: row => row.results, align: 'right' },
  { key: 'unseen', label: 'Compared on', show: row => row.comparison.candidate.n, align: 'right' },
  { key: 'error', label: 'Error, MPa', show: row => show(row.comparison.candidate.error, 2), align: 'right' },
  { key: 'before', label: 'Before it, MPa', show: row => show(row.comparison.serving.error, 2), align: 'right' },
  { key: 'coverage', label: 'In the band', show: row => shareOf(row.comparison.candidate.coverage), align: 'right' },
  { key: 'why', label: 'Why', show: row => row.comparison.why, wrap: true, width: 320 },
]
