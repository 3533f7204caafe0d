import type { LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { Plus } from 'lucide-react'
import { apiFor, listOf } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { showDate } from '~/web/kit/dates'
import { showNumber, showVolume } from '~/web/kit/figures'
import { type Column, filter, type ListPage, PLANTS } from '~/web/kit/list/column'
import { ListScreen } from '~/web/kit/list/screen'
import { searchOf } from '~/web/kit/list/url'
import { Status } from '~/web/kit/status'
import { statusChoices } from '~/web/kit/status-words'
import { Button } from '~/web/ui/button'
import { Due } from './requisition/due'
import { CUSTOMERS, MD } from './requisition/lookups'

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  listOf(
    apiFor({ request, context }).mixdesign.requisitions.list.$get({ query: { ...searchOf(request), kind: 'mix' } }),
  )

type Row = ReturnType<typeof useLoaderData<typeof loader>>['rows'][number]

/** What projects need of the laboratory, and how far each of it is. */
export default function MdRequisitionList() {
  const page = useLoaderData<typeof loader>() as ListPage<Row>
  const mayManage = useCan()('manage', 'md_requisition')
  const add = mayManage && (
    <Button asChild look="primary">
      <Link to={`${MD}/new`} data-hotkey="c">
        <Plus /> New mix request
      </Link>
    </Button>
  )
  return (
    <ListScreen<Row>
      title="Mix design requisitions"
      noun={['requisition', 'requisitions']}
      page={page}
      columns={columns}
      open={row => `${MD}/${row.id}`}
      search="Number, customer or what for"
      filters={[
        filter.choice(
          'status',
          'State',
          statusChoices('requisition').filter(([value]) => value !== 'testing'),
          true,
        ),
        filter.lookup('plantId', 'Plant', PLANTS),
        filter.lookup('customerId', 'Customer', CUSTOMERS),
        filter.date('neededFrom', 'Needed from'),
        filter.date('neededTo', 'Needed until'),
      ]}
      actions={add}
      empty={{ text: 'Requests for mixes that projects need.', action: add }}
    />
  )
}

const columns: Column<Row>[] = [
  { key: 'title', label: 'What is needed', show: row => row.title, sort: true, width: 220, phone: 'title' },
  {
    key: 'requisitionNo',
    label: 'Number',
    show: row => <span className="code">{row.requisitionNo}</span>,
    sort: true,
  },
  { key: 'customerName', label: 'Customer', show: row => row.customerName, sort: true },
  { key: 'projectName', label: 'Project', show: row => row.projectName, sort: true, hidden: true },
  {
    key: 'strengthMpa',
    label: 'Strength',
    show: row => `${row.strengthMpa} MPa`,
    align: 'right',
    sort: true,
  },
  { key: 'exposureClasses', label: 'Exposure', show: row => row.exposureClasses.join(', '), phone: 'none' },
  {
    key: 'slump',
    label: 'Slump',
    show: row => `${row.slumpMin}–${row.slumpMax} mm`,
    align: 'right',
    hidden: true,
  },
  { key: 'quantity', label: 'Volume', show: row => showVolume(row.quantity), align: 'right', sort: true },
  {
    key: 'targetCarbon',
    label: 'Carbon at most',
    show: row => row.targetCarbon && `${showNumber(Number(row.targetCarbon).toFixed(0))} kg`,
    align: 'right',
    hidden: true,
  },
  { key: 'plantName', label: 'Plant', show: row => row.plantName, sort: true, hidden: true },
  { key: 'neededBy', label: 'Needed by', show: row => <Due day={row.neededBy} status={row.status} />, sort: true },
  { key: 'mixes', label: 'Mixes', show: row => row.mixes || '', align: 'right', hidden: true },
  { key: 'requestedByName', label: 'Asked by', show: row => row.requestedByName, hidden: true },
  { key: 'createdAt', label: 'Asked on', show: row => showDate(row.createdAt), hidden: true, sort: true },
  {
    key: 'status',
    label: 'State',
    show: row => <Status of="requisition" value={row.status} />,
    sort: true,
    phone: 'end',
  },
]
