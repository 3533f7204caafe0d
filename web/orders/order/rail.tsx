import { countOf, showVolume } from '~/web/kit/figures'
import { MapView } from '~/web/kit/map/map-view'
import { Card } from '~/web/ui/card'
import type { FormOrder } from '../form-values'
import type { MergedOrder } from '../merged-buttons'
import { type Member, MergedCard } from '../merged-card'
import { VolumeBar } from '../volume-bar'

type Props = { order: FormOrder; merged?: MergedOrder | undefined; members?: readonly Member[] | undefined }

/** Beside the order: how far it is, its neighbours in a sequence, where it is. */
export function OrderRail({ order, merged, members }: Props) {
  return (
    <>
      <Card title="Progress">
        <p className="figures mb-2 font-semibold text-kpi">
          {Number(order.acceptedQuantity)}
          <span className="font-normal text-body text-muted"> of {showVolume(order.quantity)}</span>
        </p>
        <VolumeBar ordered={order.quantity} delivered={order.acceptedQuantity} running={order.runningQuantity} />
        {Number(order.returnedQuantity) > 0 && (
          <p className="figures mt-2 text-table">
            {showVolume(order.deliveredQuantity)} delivered, {showVolume(order.returnedQuantity)} returned
            {Number(order.owedQuantity) > 0 && `, ${showVolume(order.owedQuantity)} still owed`}
          </p>
        )}
        <p className="figures mt-2 text-muted text-table">
          {order.doneLoads} of {countOf(order.loads, 'load')} done, {order.runningLoads} under way, {order.waitingLoads}{' '}
          waiting
        </p>
      </Card>
      {merged && <MergedCard merged={merged} members={members ?? []} here={order.id} />}
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
