import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, useSearchParams } from '@remix-run/react'
import { useCan } from '~/web/kit/can'
import { showDateTime } from '~/web/kit/dates'
import { RecordScreen } from '~/web/kit/record/record-screen'
import { Status } from '~/web/kit/status'
import { actOnNonConformity } from './non-conformity-action'
import { spanWords } from './non-conformity-columns'
import { DecideDialog, InquiryDialog } from './non-conformity-dialogs'
import { type NonConformityDetail, nonConformityDetail } from './non-conformity-loader'
import { NonConformityCustomers, NonConformityFinding, NonConformityLoads } from './non-conformity-parts'

export const loader = (args: LoaderFunctionArgs) => nonConformityDetail(args)
export const action = (args: ActionFunctionArgs) => actOnNonConformity(args, args.params.non_conformity_id ?? '')

/** One case: the finding, the loads and customers it touches, and what is done about it. */
export default function NonConformityRecord() {
  const of: NonConformityDetail = useLoaderData<typeof loader>()
  const can = useCan()
  const editing = useSearchParams()[0].get('edit')
  const mayManage = can('manage', 'non_conformity')
  const mayClose = can('approve-1', 'non_conformity')
  const fields = { version: String(of.version) }
  return (
    <>
      <RecordScreen
        kind="Non-conformity"
        title={`${of.concrete}, ${of.plantName}`}
        id={of.ncNo}
        status={<Status of="nonConformity" value={of.status as 'open'} />}
        notice={
          of.held ? (
            <p data-tone="stop" className="tone rounded-lg px-4 py-2.5 text-table">
              On hold since {showDateTime(of.heldAt ?? '')} by {of.heldByName}: {of.heldReason}. No load of it is called
              or ticketed.
            </p>
          ) : undefined
        }
        facts={[
          { label: 'Concrete', value: of.concrete },
          { label: 'Plant', value: of.plantName },
          { label: 'Made', value: spanWords(of) },
          { label: 'Loads', value: String(of.loads.length) },
          { label: 'Customers', value: String(of.customers.length) },
          { label: 'Opened', value: `${showDateTime(of.createdAt)}, ${of.openedByName}` },
        ]}
        actions={[
          { label: 'Causes and cores', to: '?edit=inquiry', hidden: !mayManage || of.status !== 'open' },
          {
            label: 'Decide',
            look: 'primary',
            to: '?edit=decide',
            hidden: !mayManage || of.status === 'closed',
            why: of.causes ? undefined : 'Record the causes first',
          },
          {
            label: 'Close',
            intent: 'close',
            look: 'primary',
            fields,
            hidden: !mayClose || of.status !== 'decided',
            why: of.held ? 'Lift the hold first' : undefined,
            confirm: { title: `Close ${of.ncNo}?`, verb: 'Close', reason: 'Remarks' },
            done: `${of.ncNo} closed`,
          },
          {
            label: 'Hold concrete',
            intent: 'hold',
            look: 'danger',
            fields,
            hidden: !mayManage || of.held || of.status === 'closed',
            confirm: {
              title: `Hold ${of.concrete} of ${of.plantName}?`,
              text: 'No load of it is called or ticketed until the hold is lifted.',
              verb: 'Hold',
              reason: true,
            },
            done: `${of.concrete} is on hold`,
          },
          {
            label: 'Lift hold',
            intent: 'lift',
            fields,
            hidden: !mayManage || !of.held,
            confirm: { title: `Lift the hold of ${of.concrete}?`, verb: 'Lift', reason: true },
            done: `${of.concrete} may be called again`,
          },
          ...of.customers.map(({ customerId, customerName }) => ({
            label: `E-mail ${customerName}`,
            intent: 'send',
            fields: { ...fields, customerId },
            hidden: !mayManage,
            confirm: { title: `E-mail ${of.ncNo} to ${customerName}?`, text: 'With their loads as PDF.', verb: 'Send' },
            done: `${of.ncNo} sent to ${customerName}`,
          })),
          {
            label: 'Open again',
            intent: 'reopen',
            fields,
            hidden: !mayClose || of.status === 'open',
            confirm: { title: `Open ${of.ncNo} again?`, verb: 'Open again', reason: true },
            done: `${of.ncNo} is open again`,
          },
        ]}
        tabs={[
          { key: 'finding', label: 'Finding', content: <NonConformityFinding of={of} /> },
          { key: 'loads', label: 'Loads', count: of.loads.length, content: <NonConformityLoads of={of} /> },
          {
            key: 'customers',
            label: 'Customers',
            count: of.customers.length,
            content: <NonConformityCustomers of={of} />,
          },
        ]}
      />
      {mayManage && editing === 'inquiry' && <InquiryDialog of={of} />}
      {mayManage && editing === 'decide' && <DecideDialog of={of} />}
    </>
  )
}
