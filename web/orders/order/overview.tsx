import { ageName } from '~/domain/kit/specimen-age'
import { showTime } from '~/web/kit/dates'
import { showNumber, showVolume } from '~/web/kit/figures'
import { Pairs, PlainTable } from '~/web/kit/page-grid'
import { Card } from '~/web/ui/card'
import type { FormOrder } from '../form-values'
import { PromiseCard } from './promise-card'

/** What was ordered, where and how. */
export function OrderOverview({ order }: { order: FormOrder }) {
  return (
    <div className="grid gap-4">
      <Card title="Pour">
        <Pairs
          columns={3}
          rows={[
            ['Quantity', `${showVolume(order.quantity)} in loads of ${showVolume(order.loadSize)}`],
            [
              'On call',
              Number(order.onCallQuantity) ? `${showVolume(order.onCallQuantity)}, planned when the site asks` : '',
            ],
            ['Product', `${order.productCode}, ${order.productDescription}`],
            ['Spacing', `${order.spacingMinutes} min`],
            ['Exposure classes', order.exposureNames.join('; ')],
            ['Structure', order.structure],
            ['Discharge', order.dischargeMethod],
            ['Pump', order.pump],
            ['Unloading time per truck', `${order.unloadingMinutes} min`],
            ['Discharge limit', `${order.dischargeLimitMinutes} min`],
            ['Truck type', order.truckType ?? 'Any'],
          ]}
        />
      </Card>
      <PromiseCard order={order} />
      <Card title="Site">
        <Pairs
          columns={3}
          rows={[
            ['Location', order.locationName],
            ['Address', order.address],
            ['Gate or landmark', order.landmark || order.gate],
            ['Contact', [order.contactName, order.contactPhone].filter(Boolean).join(', ')],
            ['Purchase order', order.poNumber],
            ['Largest load at site', order.siteMaxLoad ? showVolume(order.siteMaxLoad) : ''],
            ['Trucks', order.fleetTrucks.map(truck => truck.truckNo).join(', ') || 'Any that fits'],
            ['Conditions', conditionsOf(order)],
            ['Remarks', order.remarks],
          ]}
        />
      </Card>
      <Card title="Plants" flush>
        <PlainTable
          caption="Assigned plants"
          rows={order.assignedPlants}
          id={plant => `${plant.id} ${plant.startTime}`}
          columns={[
            { label: 'Plant', show: plant => plant.plantName },
            { label: 'Starts loading', show: plant => <span className="figures">{showTime(plant.startTime)}</span> },
            { label: 'Quantity', show: plant => showVolume(plant.quantity), align: 'right' },
          ]}
        />
      </Card>
      {order.associateProducts.length > 0 && (
        <Card title="Add-on products" flush>
          <PlainTable
            caption="Add-on products"
            rows={order.associateProducts}
            id={addOn => addOn.materialId}
            columns={[
              { label: 'Product', show: addOn => addOn.name },
              {
                label: 'Per m³',
                show: addOn => `${showNumber(String(Number(addOn.quantity)))} ${addOn.unit}`,
                align: 'right',
              },
            ]}
          />
        </Card>
      )}
      {order.takenOff.length > 0 && (
        <Card title="Default services taken off">
          <p className="text-table">{order.takenOff.map(({ name }) => name).join(', ')}</p>
        </Card>
      )}
      {order.services.length > 0 && (
        <Card title="Services" flush>
          <PlainTable
            caption="Services"
            rows={order.services}
            id={service => service.itemId}
            columns={[
              { label: 'Service', show: service => service.name },
              {
                label: 'Quantity',
                show: service => `${showNumber(String(Number(service.quantity)))} ${service.unit}`,
                align: 'right',
              },
            ]}
          />
        </Card>
      )}
      {order.cylinderTest && (
        <Card title="Cylinder test">
          <Pairs
            columns={3}
            rows={[
              ['Sets', `${order.cylinderTest.sets} of ${order.cylinderTest.specimens} specimens`],
              ['Ages', order.cylinderTest.ages.map(ageName).join(', ')],
              ['Technician', order.technician],
              ['Remarks', order.cylinderTest.remarks],
            ]}
          />
        </Card>
      )}
    </div>
  )
}

const conditionsOf = ({ willCall, weatherPermitting }: FormOrder) =>
  [willCall && 'Will call', weatherPermitting && 'Weather permitting'].filter(Boolean).join(', ')
