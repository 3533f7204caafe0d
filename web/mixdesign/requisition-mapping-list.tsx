import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { Plus } from 'lucide-react'
import type { RequisitionMappingSave } from '~/domain/mixdesign/requisition'
import { apiFor, listOf } from '~/web/kit/api'
import { lookOnly, useCan, useSession } from '~/web/kit/can'
import { showVolume } from '~/web/kit/figures'
import { DialogForm } from '~/web/kit/form/dialog-form'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { type Column, filter, type ListPage, PLANTS } from '~/web/kit/list/column'
import { useEditLink } from '~/web/kit/list/edit-link'
import { ListScreen } from '~/web/kit/list/screen'
import { searchOf } from '~/web/kit/list/url'
import { useAction } from '~/web/kit/record/use-action'
import { mayOpen } from '~/web/kit/screens'
import { Status } from '~/web/kit/status'
import { statusChoices } from '~/web/kit/status-words'
import { Button } from '~/web/ui/button'
import { Due } from './requisition/due'
import { Findings } from './requisition/findings'
import { CUSTOMERS, FITTING, MAPPABLE, MD } from './requisition/lookups'
import { actOnRequisition } from './requisition/record-action'
import { mixdesignScreens } from './screens'

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  listOf(apiFor({ request, context }).mixdesign['mix-design-mapping'].requisition.$get({ query: searchOf(request) }))

export const action = ({ request, context }: ActionFunctionArgs) => actOnRequisition({ request, context })

const Field = fieldsOf<typeof RequisitionMappingSave>()
type Row = ReturnType<typeof useLoaderData<typeof loader>>['rows'][number]

/** Which mixes answer which requisition, what of it they meet, and whether the plant makes them yet. */
export default function RequisitionMappingList() {
  const page = useLoaderData<typeof loader>() as ListPage<Row>
  const mayManage = useCan()('manage', 'requisition_mapping')
  const run = useAction()
  const { editing, to } = useEditLink()
  // The requisition's own page belongs to other roles than this list.
  const opensPage = mayOpen(REQUISITION, useSession()?.user.roles)
  const columns: Column<Row>[] = [
    { key: 'title', label: 'What is needed', show: row => row.title, width: 220, phone: 'title' },
    {
      key: 'requisitionNo',
      label: 'Requisition',
      show: row => <span className="code">{row.requisitionNo}</span>,
      sort: true,
    },
    { key: 'customerName', label: 'Customer', show: row => row.customerName, sort: true, phone: 'none' },
    { key: 'quantity', label: 'Volume', show: row => showVolume(row.quantity), align: 'right', hidden: true },
    { key: 'mixCode', label: 'Mix', show: row => <span className="code">{row.mixCode}</span>, sort: true },
    { key: 'findings', label: 'Meets', show: row => <Findings rows={row.findings} /> },
    { key: 'plantName', label: 'Plant', show: row => row.plantName, sort: true, hidden: true },
    {
      key: 'linesSynced',
      label: 'Line',
      show: row => (row.linesSynced ? 'Taken' : <span className="text-muted">Not yet</span>),
    },
    {
      key: 'neededBy',
      label: 'Needed by',
      show: row => <Due day={row.neededBy} status={row.status} />,
      sort: true,
      hidden: true,
    },
    {
      key: 'status',
      label: 'State',
      show: row => <Status of="requisitionMapping" value={row.status} />,
      sort: true,
      phone: 'end',
    },
  ]
  return (
    <ListScreen<Row>
      title="Requisition mix design mapping"
      noun={['mapping', 'mappings']}
      page={page}
      columns={columns}
      open={row => (opensPage ? `${MD}/${row.requisitionId}?tab=mixes` : undefined)}
      search="Requisition, customer or mix"
      filters={[
        filter.choice('status', 'State', statusChoices('requisitionMapping'), true),
        filter.lookup('plantId', 'Plant', PLANTS),
        filter.lookup('customerId', 'Customer', CUSTOMERS),
      ]}
      rowActions={row => [
        {
          label: 'Complete mapping',
          why: whyNotDone(row, mayManage),
          run: () =>
            run({
              label: 'Complete mapping',
              intent: 'complete',
              fields: { mappingId: row.id, mappingVersion: String(row.version) },
              done: `${row.mixCode} completed for ${row.requisitionNo}`,
            }),
        },
        { label: 'Open the mix', to: `/mixdesign/${row.mixDesignId}` },
      ]}
      actions={
        mayManage && (
          <Button asChild look="primary">
            <Link to={to('new')} data-hotkey="c">
              <Plus /> Map a mix
            </Link>
          </Button>
        )
      }
      empty={{ text: 'Mixes assigned to requisitions.' }}
    >
      {editing === 'new' && (
        <DialogForm title="Map a mix to a requisition" values={null} readOnly={!mayManage} save="Map mix">
          <Field.Combobox
            name="requisitionId"
            label="Requisition"
            source={MAPPABLE}
            span={12}
            hint="Approved ones, also those that have a mix already."
          />
          <Field.Combobox
            name="mixDesignId"
            label="Mix"
            source={FITTING}
            needs={{ requisitionId: 'requisitionId' }}
            span={12}
            hint="The closest mix that is strong enough is listed first."
          />
          <Field.Textarea name="remarks" label="Reason" rows={2} hint={MISSES} optional />
        </DialogForm>
      )}
    </ListScreen>
  )
}

const REQUISITION = mixdesignScreens.find(screen => screen.file === 'md-requisition-form.tsx')!
const MISSES = 'Required if the mix does not meet a requirement, e.g. the carbon limit.'

function whyNotDone(row: Row, mayManage: boolean): string | undefined {
  if (!mayManage) return lookOnly()
  if (row.status === 'completed') return 'It is completed'
  return row.linesSynced ? undefined : 'No line of the plant has acknowledged this mix yet'
}
