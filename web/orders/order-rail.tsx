import { Link } from '@remix-run/react'
import { countOf } from '~/web/kit/count-of'
import { showVolume } from '~/web/kit/figures'
import { MapView } from '~/web/kit/map/map-view'
import { Status } from '~/web/kit/status'
import { Card } from '~/web/ui/card'
import type { FormOrder } from './form-values'
import { VolumeBar } from './volume-bar'

type Merged = { id: string; orderNo: string; status: string; quantity: string }

/** Beside the order: how far it is, its neighbours in a sequence, where it is. */
export function OrderRail({ order, merged }: { order: FormOrder; merged: readonly Merged[] }) {
  return (
    <>
      <Card title="Progress">
        <p className="figures mb-2 font-semibold text-kpi">
          {Number(order.deliveredQuantity)}
          <span className="font-normal text-body text-muted"> of {showVolume(order.quantity)}</span>
        </p>
        <VolumeBar ordered={order.quantity} delivered={order.deliveredQuantity} running={order.runningQuantity} />
        <p className="figures mt-2 text-muted text-table">
          {order.doneLoads} of {countOf(order.loads, 'load')} done, {order.runningLoads} under way, {order.waitingLoads}{' '}
          waiting
        </p>
      </Card>
      {merged.length > 0 && (
        <Card title={order.mergeNo ?? 'Merged order'} flush>
          <ul>
            {merged.map(other => (
              <li
                key={other.id}
                className="flex items-center gap-2 border-line border-b px-4 py-2 text-table last:border-0"
              >
                <Link to={`/order/detail?id=${other.id}`} className="code flex-1 text-link">
                  {other.orderNo}
                </Link>
                <span className="figures text-muted">{showVolume(other.quantity)}</span>
                <Status of="order" value={other.status} />
              </li>
            ))}
          </ul>
        </Card>
      )}
      <MapView
        label="Where the order is"
        list={false}
        className="min-h-56"
        markers={[
          {
            id: order.locationId,
            kind: 'site',
            at: [order.latitude, order.longitude],
            label: order.locationName,
            detail: order.projectName,
          },
        ]}
      />
      <p className="figures -mt-2 text-meta text-muted">
        {order.locationName}: {order.latitude.toFixed(5)}, {order.longitude.toFixed(5)}
      </p>
    </>
  )
}
