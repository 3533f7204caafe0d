import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { Scale } from 'lucide-react'
import { useState } from 'react'
import { PANEL_BATCH_CAUSE_LABELS, type PanelBatchCause } from '~/domain/deliveries/panel-batch'
import * as words from '~/domain/deliveries/words'
import { translated } from '~/domain/kit/translated'
import * as kitWords from '~/domain/kit/words'
import * as ordersWords from '~/domain/orders/words'
import { apiFor, attempt, take } from '~/web/kit/api'
import { FreshChip } from '~/web/kit/board/fresh-chip'
import { useLive } from '~/web/kit/board/use-live'
import { useCan } from '~/web/kit/can'
import { showDateTime, showTime } from '~/web/kit/dates'
import { showVolume } from '~/web/kit/figures'
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
        title={translated('Batch panel')}
        count={words.panelUnmatched({ count: rows.length })}
        actions={<FreshChip live={live} />}
      />
      <div className="grid gap-4 px-6 pb-6 max-md:px-4">
        {refused.length > 0 && (
          <Card title={words.panelRefusedTickets()} flush>
            <PlainTable
              caption={words.panelRefusedTickets()}
              rows={refused}
              id={row => row.id}
              columns={[
                { label: ordersWords.siteLoadTicket(), show: row => <Ticket no={row.doNumber} /> },
                { label: kitWords.fieldPlant(), show: row => row.plant },
                { label: kitWords.fieldReason(), show: row => row.reason },
                { label: words.batchPanel(), show: row => row.answeredByName },
                { label: words.panelAnswered(), show: row => showTime(row.answeredAt) },
              ]}
            />
          </Card>
        )}
        <Card title={words.panelWithoutLoad()} flush>
          {rows.length === 0 ? (
            <EmptyCard icon={Scale} title={words.panelEveryLoad()}>
              {words.panelEveryLoadMeans()}
            </EmptyCard>
          ) : (
            <UnmatchedTable rows={rows} loads={loads} may={may} onAct={setAsking} />
          )}
        </Card>
        {late.length > 0 && (
          <Card title={words.panelWithoutBatch()} flush>
            <PlainTable
              caption={words.panelWithoutBatch()}
              rows={late}
              id={row => row.id}
              columns={[
                { label: ordersWords.siteLoadTicket(), show: row => <Ticket no={row.doNumber} /> },
                { label: kitWords.fieldPlant(), show: row => row.plant },
                { label: kitWords.fieldTruck(), show: row => row.truckNo },
                { label: words.panelLoaded(), show: row => showTime(row.loadedAt) },
                { label: kitWords.fieldLoad(), align: 'right', show: row => showVolume(row.quantity) },
                { label: words.panelResults(), align: 'right', show: row => showVolume(row.batched) },
              ]}
            />
          </Card>
        )}
        {decided.length > 0 && (
          <Card title={words.panelDecided()} flush>
            <PlainTable
              caption={words.panelDecided()}
              rows={decided}
              id={row => row.id}
              columns={[
                { label: kitWords.fieldBatched(), show: row => showDateTime(row.at) },
                { label: kitWords.fieldPlant(), show: row => row.plant },
                { label: words.panelVolume(), align: 'right', show: row => showVolume(row.quantity) },
                {
                  label: words.panelDecision(),
                  show: row =>
                    row.doNumber ? (
                      <Ticket no={row.doNumber} />
                    ) : (
                      `${translated(PANEL_BATCH_CAUSE_LABELS[row.cause as PanelBatchCause])}: ${row.reason}`
                    ),
                },
                { label: words.panelBy(), show: row => row.decidedByName },
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
