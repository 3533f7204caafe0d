import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { PotSave } from '~/domain/cylinders/concrete-pot'
import { apiFor, attempt, listOf } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { showDate } from '~/web/kit/dates'
import { closed, done } from '~/web/kit/done'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { type Column, filter, PLANTS } from '~/web/kit/list/column'
import { MasterList } from '~/web/kit/list/master-list'
import { searchOf } from '~/web/kit/list/url'
import { readForm, refused } from '~/web/kit/read-form'
import { Status } from '~/web/kit/status'
import { Badge } from '~/web/ui/badge'

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  listOf(apiFor({ request, context }).cylinders['cylinder-test']['concrete-pot'].$get({ query: searchOf(request) }))

export async function action({ request, context }: ActionFunctionArgs) {
  const { values, raw } = await readForm(request, PotSave)
  const saved = await attempt(
    apiFor({ request, context }).cylinders['cylinder-test']['concrete-pot'].$put({ json: values }),
  )
  return saved.ok ? done(request, closed(request), `Pot ${values.potNo} saved`) : refused(saved.problem, raw)
}

const Field = fieldsOf<typeof PotSave>()
type Row = {
  id: string
  potNo: string
  plantName: string | null
  volumeLitres: number
  emptyKg: number
  calibratedOn: string
  calibrationDueOn: string
  active: boolean
  overdue: boolean
  uses: number
}

/** The calibrated pots by which the density of fresh concrete is measured. */
export default function PotList() {
  const page = useLoaderData<typeof loader>()
  const mayManage = useCan()('manage', 'cylinder_test')
  return (
    <MasterList<Row>
      title="Concrete pots"
      noun={['pot', 'pots']}
      page={page}
      columns={columns}
      search="Number"
      filters={[filter.active(), filter.lookup('plantId', 'Plant', PLANTS)]}
      empty={{ text: 'Enter the volume and the empty mass of each pot.' }}
      may={mayManage}
      called={pot => pot?.potNo ?? 'New concrete pot'}
      fields={pot => (
        <>
          <Field.Text name="potNo" label="Number" span={6} />
          <Field.Combobox name="plantId" label="Plant" source={PLANTS} text={pot?.plantName ?? ''} span={6} optional />
          <Field.Number name="volumeLitres" label="Volume" unit="L" span={6} />
          <Field.Number name="emptyKg" label="Empty" unit="kg" span={6} />
          <Field.Date name="calibratedOn" label="Calibrated on" span={6} />
          <Field.Date name="calibrationDueOn" label="Calibrate again by" span={6} />
          <Field.Textarea name="remarks" label="Remarks" rows={2} optional />
          <Field.Switch name="active" label="In service" />
        </>
      )}
    />
  )
}

const columns: Column<Row>[] = [
  { key: 'potNo', label: 'Pot', show: row => <span className="code">{row.potNo}</span>, sort: true },
  { key: 'plantName', label: 'Plant', show: row => row.plantName ?? 'Every plant' },
  { key: 'volumeLitres', label: 'Volume, L', show: row => row.volumeLitres.toFixed(3), align: 'right', sort: true },
  { key: 'emptyKg', label: 'Empty, kg', show: row => row.emptyKg.toFixed(3), align: 'right' },
  {
    key: 'calibratedOn',
    label: 'Calibrated',
    show: row => <span className="figures">{showDate(row.calibratedOn)}</span>,
  },
  {
    key: 'calibrationDueOn',
    label: 'Again by',
    show: row =>
      row.overdue ? (
        <Badge tone="stop" className="figures">{`Overdue, ${showDate(row.calibrationDueOn)}`}</Badge>
      ) : (
        <span className="figures">{showDate(row.calibrationDueOn)}</span>
      ),
    sort: true,
  },
  { key: 'uses', label: 'Wet tests', show: row => row.uses, align: 'right' },
  { key: 'active', label: 'Status', show: row => <Status of="active" value={row.active} />, sort: true, phone: 'end' },
]
