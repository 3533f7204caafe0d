import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import * as kitWords from '~/domain/kit/words'
import { type Unsampled, unsampledWords } from '~/domain/materials/sampling'
import * as words from '~/domain/materials/words'
import { apiFor, take } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { filter, PLANTS } from '~/web/kit/list/column'
import { useEditLink } from '~/web/kit/list/edit-link'
import { ListScreen } from '~/web/kit/list/screen'
import { Worklist } from '~/web/kit/list/worklist'
import { ActionDialog } from '~/web/kit/record/action-dialog'
import type { RecordAction } from '~/web/kit/record/record-action'
import { anId } from '~/web/kit/screens'
import { Button } from '~/web/ui/button'
import { type Suggested, ToOrder } from '../to-order'
import { MATERIALS } from '../words'
import { actOnMaterialOrder } from './action'
import { useOrderActions } from './buttons'
import { orderColumns, statusColumn } from './columns'
import { OrderDialog, type OrderRow, ReceiveDialog, SplitDialog } from './dialogs'
import { loadOrders } from './loader'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const plantId = new URL(request.url).searchParams.get('plantId') ?? ''
  const api = apiFor({ request, context }).materials
  const query = anId.test(plantId) ? { plantId } : {}
  const [orders, suggested, unsampled] = await Promise.all([
    loadOrders(request, context, 'open'),
    take(api['material-order'].suggested.$get({ query })),
    take(api.sampling.$get({ query })),
  ])
  return { ...orders, suggested: suggested.rows as unknown as Suggested[], unsampled: unsampled.rows }
}

export const action = ({ request, context }: ActionFunctionArgs) => actOnMaterialOrder(request, context)

/** What is to be ordered today: what the plan asks for first, then the orders that are still open. */
export default function WorkingList() {
  const { page, choices, verb, id, order, suggested, unsampled } = useLoaderData<typeof loader>()
  const mayManage = useCan()('manage', 'material_order')
  const [asking, setAsking] = useState<RecordAction | null>(null)
  const { to } = useEditLink()
  const actions = useOrderActions(mayManage, setAsking)
  const start = suggested.find(row => row.id === id)
  const add = mayManage && (
    <Button asChild look="primary">
      <Link to={to('new')} data-hotkey="c">
        <Plus /> {words.orderNew()}
      </Link>
    </Button>
  )
  return (
    <ListScreen<OrderRow>
      title={words.orderWorkingList()}
      noun={['open order', 'open orders']}
      page={page}
      open={row => `/material/material-order-history/${row.id}`}
      columns={[...orderColumns(), statusColumn()]}
      rowActions={actions}
      search={words.orderSearch()}
      filters={[
        filter.lookup('plantId', kitWords.fieldPlant(), PLANTS),
        filter.lookup('materialId', kitWords.fieldMaterial(), MATERIALS),
        filter.choice(
          'status',
          kitWords.fieldStatus(),
          [
            ['draft', words.orderStatusDraft()],
            ['placed', words.orderStatusPlaced()],
            ['disputed', words.orderStatusDisputed()],
            ['claimed', words.orderStatusClaimed()],
          ],
          true,
        ),
      ]}
      actions={add}
      views={
        <div className="grid gap-3">
          <ToOrder rows={suggested} open={page.rows} mayManage={mayManage} />
          {unsampled.length > 0 && <ToSample rows={unsampled} />}
        </div>
      }
      empty={{ text: words.orderNoneOpen(), action: add }}
    >
      {mayManage && (verb === 'new' || verb === 'order') && (
        <OrderDialog
          key={`${verb} ${id}`}
          order={null}
          start={start ? { siloId: start.id, orderedKg: start.suggestedKg, expectedAt: start.expectedAt } : null}
          silos={choices}
        />
      )}
      {mayManage && order && verb === 'change' && (
        <OrderDialog key={`change ${id}`} order={order} start={null} silos={choices} />
      )}
      {mayManage && order && verb === 'split' && <SplitDialog key={`split ${id}`} order={order} silos={choices} />}
      {mayManage && order && verb === 'receive' && <ReceiveDialog key={`receive ${id}`} order={order} />}
      {asking && <ActionDialog action={asking} onClose={() => setAsking(null)} />}
    </ListScreen>
  )
}

/** What came in and nobody sampled. */
const ToSample = ({ rows }: { rows: readonly (Omit<Unsampled, 'since'> & { since: string })[] }) => (
  <Worklist
    title={words.samplingTitle()}
    text={words.samplingText()}
    items={rows.map(row => {
      const { requested, ...said } = unsampledWords(row)
      return { ...said, act: requested && <span className="text-muted text-table">{requested}</span> }
    })}
  />
)
