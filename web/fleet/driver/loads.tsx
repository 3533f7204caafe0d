import { showDate, showTime } from '~/web/kit/dates'
import { showVolume } from '~/web/kit/figures'
import { HereLink } from '~/web/kit/here-link'
import { Status } from '~/web/kit/status'

export type DriverLoads = {
  rows: {
    deliveryOrderId: string
    doNumber: string | null
    doDate: string
    status: string
    quantity: string
    projectName: string
    locationName: string
    truckNo: string | null
    plantName: string
    onSiteAt: string | null
  }[]
}
export type DriverTravel = { trips: number; distanceKm: number; drivingMinutes: number; waitingMinutes: number }

const spoken = (minutes: number) => `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`

/** What the driver drove and delivered in the last days. */
export function DriverLoadsTab({ loads, travel }: { loads: DriverLoads; travel: DriverTravel }) {
  return (
    <section aria-label="Deliveries" className="grid gap-3">
      <dl className="figures flex flex-wrap gap-x-8 gap-y-2 text-table">
        {[
          ['Trips', String(travel.trips)],
          ['Driven', `${travel.distanceKm.toFixed(1)} km`],
          ['Driving', spoken(travel.drivingMinutes)],
          ['Waiting on site', spoken(travel.waitingMinutes)],
        ].map(([label, value]) => (
          <div key={label}>
            <dt className="text-meta text-muted">{label}</dt>
            <dd className="font-semibold text-body">{value}</dd>
          </div>
        ))}
      </dl>
      <ol className="overflow-hidden rounded-lg border border-line">
        {loads.rows.map(row => (
          <li
            key={row.deliveryOrderId}
            className="flex flex-wrap items-center gap-x-3 gap-y-0.5 border-line border-b px-4 py-1.5 text-table last:border-b-0"
          >
            <span className="figures w-24 text-muted">{showDate(row.doDate)}</span>
            {row.doNumber ? (
              <HereLink className="code text-link" to={`/order/delivery-order/${row.doNumber}`}>
                {row.doNumber}
              </HereLink>
            ) : (
              <span className="text-muted">No ticket</span>
            )}
            <span className="min-w-40 flex-1 truncate">
              {row.projectName}
              <span className="text-muted">, {row.locationName}</span>
            </span>
            <span className="figures text-muted">
              {row.truckNo} from {row.plantName}
              {row.onSiteAt && `, on site ${showTime(row.onSiteAt)}`}
            </span>
            <span className="figures w-20 text-right font-semibold">{showVolume(row.quantity)}</span>
            <Status of="deliveryOrder" value={row.status} />
          </li>
        ))}
        {loads.rows.length === 0 && <li className="p-6 text-muted text-body">No load in the last seven days.</li>}
      </ol>
    </section>
  )
}
