import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { useState } from 'react'
import { translated } from '~/domain/kit/translated'
import * as kitWords from '~/domain/kit/words'
import * as words from '~/domain/materials/words'
import { useCan } from '~/web/kit/can'
import { showAgo } from '~/web/kit/dates'
import { filter, PLANTS } from '~/web/kit/list/column'
import { useEditLink } from '~/web/kit/list/edit-link'
import { ListScreen } from '~/web/kit/list/screen'
import { ActionDialog } from '~/web/kit/record/action-dialog'
import type { RecordAction } from '~/web/kit/record/record-action'
import { usePortalNow } from '~/web/kit/shell/clock'
import { buttonLook } from '~/web/ui/button'
import { actOnMaterialOrder } from './material-order/action'
import { useOrderActions } from './material-order/buttons'
import { orderColumns } from './material-order/columns'
import { type OrderRow, ReceiveDialog, SplitDialog } from './material-order/dialogs'
import { loadOrders } from './material-order/loader'
import { MATERIALS, tonnes } from './words'

export const loader = ({ request, context }: LoaderFunctionArgs) => loadOrders(request, context, 'incoming')

export const action = ({ request, context }: ActionFunctionArgs) => actOnMaterialOrder(request, context)

/** Tankers on their way, the next first; receiving one weighs it against what was ordered. */
export default function ExpectedIncoming() {
  const { page, choices, verb, id, order } = useLoaderData<typeof loader>()
  const mayManage = useCan()('manage', 'material_order')
  const now = usePortalNow(60_000)
  const [asking, setAsking] = useState<RecordAction | null>(null)
  const actions = useOrderActions(mayManage, setAsking)
  const { to } = useEditLink()
  const late = (row: OrderRow) => new Date(row.expectedAt) < now
  return (
    <ListScreen<OrderRow>
      title={words.orderExpectedIncoming()}
      noun={[translated('delivery'), translated('deliveries')]}
      page={page}
      columns={[
        ...orderColumns(),
        {
          key: 'due',
          label: words.orderDue(),
          show: row => (
            <span
              data-tone={late(row) ? 'stop' : undefined}
              className={late(row) ? 'font-semibold text-tone' : 'text-muted'}
            >
              {late(row) ? words.orderLate({ since: showAgo(row.expectedAt, now) }) : showAgo(row.expectedAt, now)}
            </span>
          ),
        },
        {
          key: 'room',
          label: words.orderRoomLeft(),
          show: row => {
            const room = Number(row.capacityKg) - Number(row.levelKg)
            const tight = room < Number(row.orderedKg)
            return (
              <span data-tone={tight ? 'waiting' : undefined} className={tight ? 'font-semibold text-tone' : undefined}>
                {tonnes(room)}
              </span>
            )
          },
          align: 'right',
        },
        {
          key: 'receive',
          label: words.orderReceipt(),
          show: row =>
            mayManage && (
              <Link to={to(`receive-${row.id}`)} preventScrollReset className={buttonLook({ size: 'sm' })}>
                {words.orderReceive()}
              </Link>
            ),
          phone: 'end',
        },
      ]}
      rowActions={actions}
      search={words.orderSearchIncoming()}
      filters={[
        filter.lookup('plantId', kitWords.fieldPlant(), PLANTS),
        filter.lookup('materialId', kitWords.fieldMaterial(), MATERIALS),
        filter.date('from', words.orderFrom()),
        filter.date('to', words.orderTo()),
      ]}
      empty={{ text: words.orderNoneIncoming() }}
    >
      {mayManage && order && verb === 'receive' && <ReceiveDialog key={`receive ${id}`} order={order} />}
      {mayManage && order && verb === 'split' && <SplitDialog key={`split ${id}`} order={order} silos={choices} />}
      {asking && <ActionDialog action={asking} onClose={() => setAsking(null)} />}
    </ListScreen>
  )
}
