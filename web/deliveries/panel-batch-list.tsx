import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { Scale } from 'lucide-react'
import { useState } from 'react'
import { PANEL_BATCH_CAUSE_LABELS, type PanelBatchCause } from '~/domain/deliveries/panel-batch'
import { apiFor, attempt, take } from '~/web/kit/api'
import { FreshChip } from '~/web/kit/board/fresh-chip'
import { useLive } from '~/web/kit/board/use-live'
import { useCan } from '~/web/kit/can'
import { showDateTime, showTime } from '~/web/kit/dates'
import { countOf, showVolume } from '~/web/kit/figures'
import { EmptyCard } from '~/web/kit/list/states'
import { PlainTable } from '~/web/kit/page-grid'
import { PageHead } from '~/web/kit/page-head'
import { readIntent } from '~/web/kit/read-form'
import { ActionDialog } from '~/web/kit/record/action-dialog'
import type { RecordAction } from '~/web/kit/record/record-action'
import { Card } from '~/web/ui/card'
import { UnmatchedTable } from './panel-batch-table'

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  take(apiFor({ request, context }).deliveries['panel-batch'].$get())

export async function action({ request, context }: ActionFunctionArgs) {
  const { intent, fields, key } = await readIntent(request)
  const api = apiFor({ request, context, key }).deliveries['panel-batch']
  const { id = '', deliveryOrderId = '', reason = '' } = fields
  const row = { id, version: Number(fields.version) }
  if (intent === 'match') return attempt(api.match.$post({ json: { ...row, deliveryOrderId } }))
  return attempt(api.explain.$post({ json: { ...row, cause: fields.cause as PanelBatchCause, reason } }))
}

/** Where the batch computer and the tickets disagree: each batch gets its load or its reason, each load its weights. */
export default function PanelBatchList() {
  const first = useLoaderData<typeof loader>()
  const live = useLive<typeof first>('panel-batch', first)
  const may = useCan()('write', 'ticket')
  const [asking, setAsking] = useState<RecordAction | null>(null)
  const { rows, loads, late, refused, decided } = live.data
  return (
    <>
      <PageHead
        title="Batch panel"
        count={countOf(rows.length, ['unmatched batch', 'unmatched batches'])}
        actions={<FreshChip live={live} />}
      />
      <div className="grid gap-4 px-6 pb-6 max-md:px-4">
        {refused.length > 0 && (
          <Card title="Tickets that the panel refuses" flush>
            <PlainTable
              caption="Tickets that the panel refuses"
              rows={refused}
              id={row => row.id}
              columns={[
                { label: 'Ticket', show: row => <Ticket no={row.doNumber} /> },
                { label: 'Plant', show: row => row.plant },
                { label: 'Reason', show: row => row.reason },
                { label: 'Panel', show: row => row.answeredByName },
                { label: 'Answered', show: row => showTime(row.answeredAt) },
              ]}
            />
          </Card>
        )}
        <Card title="Batches without a load" flush>
          {rows.length === 0 ? (
            <EmptyCard icon={Scale} title="Every batch has its load">
              What is batched by hand at the panel, or for a ticket that is not known, comes here.
            </EmptyCard>
          ) : (
            <UnmatchedTable rows={rows} loads={loads} may={may} onAct={setAsking} />
          )}
        </Card>
        {late.length > 0 && (
          <Card title="Loads without batch results" flush>
            <PlainTable
              caption="Loads without batch results"
              rows={late}
              id={row => row.id}
              columns={[
                { label: 'Ticket', show: row => <Ticket no={row.doNumber} /> },
                { label: 'Plant', show: row => row.plant },
                { label: 'Truck', show: row => row.truckNo },
                { label: 'Loaded', show: row => showTime(row.loadedAt) },
                { label: 'Load', align: 'right', show: row => showVolume(row.quantity) },
                { label: 'Results', align: 'right', show: row => showVolume(row.batched) },
              ]}
            />
          </Card>
        )}
        {decided.length > 0 && (
          <Card title="Decided in the last two days" flush>
            <PlainTable
              caption="Decided in the last two days"
              rows={decided}
              id={row => row.id}
              columns={[
                { label: 'Batched', show: row => showDateTime(row.at) },
                { label: 'Plant', show: row => row.plant },
                { label: 'Volume', align: 'right', show: row => showVolume(row.quantity) },
                {
                  label: 'Decision',
                  show: row =>
                    row.doNumber ? (
                      <Ticket no={row.doNumber} />
                    ) : (
                      `${PANEL_BATCH_CAUSE_LABELS[row.cause as PanelBatchCause]}: ${row.reason}`
                    ),
                },
                { label: 'By', show: row => row.decidedByName },
              ]}
            />
          </Card>
        )}
      </div>
      {asking && <ActionDialog action={asking} onClose={() => setAsking(null)} />}
    </>
  )
}

const Ticket = ({ no }: { no: string | null }) => (
  <Link to={`/order/delivery-order/${no}`} className="code font-semibold text-link">
    {no}
  </Link>
)
