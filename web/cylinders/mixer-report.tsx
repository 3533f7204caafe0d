import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { Plus } from 'lucide-react'
import { MixerEvaluationSave, MixerEvaluationSearch } from '~/domain/cylinders/mixer-evaluation'
import { apiFor, attempt, listOf } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { showDate } from '~/web/kit/dates'
import { closed, done } from '~/web/kit/done'
import { DialogForm } from '~/web/kit/form/dialog-form'
import { type Column, filter, PLANTS } from '~/web/kit/list/column'
import { useEditLink } from '~/web/kit/list/edit-link'
import { ListScreen } from '~/web/kit/list/screen'
import { searchOf } from '~/web/kit/list/url'
import { readForm, readSearch, refused } from '~/web/kit/read-form'
import { Badge } from '~/web/ui/badge'
import { Button } from '~/web/ui/button'
import { MixerFields, MixerResult, type Uniformity } from './mixer-fields'

export function loader({ request, context }: LoaderFunctionArgs) {
  const json = readSearch(searchOf(request), MixerEvaluationSearch)
  return listOf(apiFor({ request, context }).cylinders['cylinder-test']['mixer-ev-report'].$post({ json }))
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { values, raw, key } = await readForm(request, MixerEvaluationSave)
  const api = apiFor({ request, context, key }).cylinders['cylinder-test']
  const saved = await attempt(api['mixer-evaluation'].$post({ json: values }))
  return saved.ok ? done(request, closed(request), `The mixer is ${saved.data.verdict}`) : refused(saved.problem, raw)
}

type Row = {
  id: string
  evaluationNo: string
  plantName: string
  batchingPlantName: string | null
  truckNo: string | null
  evaluatedOn: string
  byName: string
  verdict: string
  result: unknown
  remarks: string | null
}

/** Whether mixers mix: two samples of one batch through six requirements. */
export default function MixerReport() {
  const page = useLoaderData<typeof loader>()
  const mayWrite = useCan()('write', 'cylinder_lab')
  const { editing, to } = useEditLink()
  const rows: Row[] = page.rows
  const row = rows.find(one => one.id === editing)
  const add = mayWrite && (
    <Button asChild look="primary">
      <Link to={to('new')} data-hotkey="c">
        <Plus /> Evaluate mixer
      </Link>
    </Button>
  )
  return (
    <ListScreen<Row>
      title="Mixer evaluation report"
      noun={['evaluation', 'evaluations']}
      page={page}
      columns={columns}
      open={one => to(one.id)}
      search="Number"
      filters={[
        filter.choice(
          'verdict',
          'Verdict',
          [
            ['uniform', 'Uniform'],
            ['not uniform', 'Not uniform'],
            ['undecided', 'Undecided'],
          ],
          true,
        ),
        filter.date('from', 'From'),
        filter.date('to', 'To'),
        filter.lookup('plantId', 'Plant', PLANTS),
      ]}
      actions={add}
      empty={{ text: 'A mixer evaluation compares two samples of one batch (ASTM C94 annex).', action: add }}
    >
      {editing === 'new' && (
        <DialogForm key="new" title="Evaluate a mixer" values={NEW} save="Calculate and save">
          <MixerFields />
        </DialogForm>
      )}
      {row && (
        <DialogForm key={row.id} title={`${row.evaluationNo}: ${row.verdict}`} values={row} readOnly>
          <MixerResult of={row.result as Uniformity} remarks={row.remarks} />
        </DialogForm>
      )}
    </ListScreen>
  )
}

const NEW = { input: { coarseDensity: '2.65', potVolume: '0.01416' } }

const columns: Column<Row>[] = [
  {
    key: 'evaluationNo',
    label: 'Evaluation',
    show: row => <span className="code">{row.evaluationNo}</span>,
    sort: true,
  },
  {
    key: 'evaluatedOn',
    label: 'On',
    show: row => <span className="figures">{showDate(row.evaluatedOn)}</span>,
    sort: true,
  },
  { key: 'plantName', label: 'Plant', show: row => row.plantName, sort: true },
  { key: 'mixer', label: 'Mixer', show: row => row.batchingPlantName ?? `Truck ${row.truckNo ?? ''}` },
  {
    key: 'passed',
    label: 'Passed',
    align: 'right',
    show: row => {
      const { rows = [] } = row.result as Uniformity
      return `${rows.filter(one => one.pass).length} of ${rows.length}`
    },
  },
  { key: 'byName', label: 'By', show: row => row.byName },
  { key: 'remarks', label: 'Remarks', show: row => row.remarks ?? '', hidden: true },
  {
    key: 'verdict',
    label: 'Verdict',
    show: row => (
      <Badge tone={row.verdict === 'uniform' ? 'done' : row.verdict === 'undecided' ? 'waiting' : 'stop'}>
        {row.verdict[0]!.toUpperCase() + row.verdict.slice(1)}
      </Badge>
    ),
    sort: true,
    phone: 'end',
  },
]
