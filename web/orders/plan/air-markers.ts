import { isLate, orderLateMinutes } from '~/domain/orders/lateness'
import type { MapMarker } from '~/web/kit/map/markers'
import type { BoardOrder } from '../board-sums'

export type AirTruck = {
  truckId: string
  truckNo: string
  latitude: number | null
  longitude: number | null
  heading: number | null
  load: { orderNo?: string; projectName?: string } | null
}
type Plant = { id: string; plantName: string; latitude: number; longitude: number }

/** Later than this the site's sign has a red ring, minutes. */

export function airMarkers(
  rows: readonly BoardOrder[],
  plants: readonly Plant[],
  trucks: readonly AirTruck[],
  now: Date,
): MapMarker[] {
  return [
    ...plants.map(plant => ({
      id: plant.id,
      kind: 'plant' as const,
      at: [plant.latitude, plant.longitude] as const,
      label: plant.plantName,
    })),
    ...rows.map(row => ({
      id: row.id,
      kind: 'site' as const,
      at: [row.latitude, row.longitude] as const,
      label: `${row.orderNo} ${row.startTime}`,
      detail: `${row.projectName}, ${Number(row.quantity)} m³`,
      tone: row.status === 'in_progress' ? 'pour' : row.status === 'on_hold' ? 'hold' : 'assigned',
      late: isLate(orderLateMinutes(row, now), row.onTimeMinutes),
    })),
    ...trucks.flatMap(truck =>
      truck.latitude === null || truck.longitude === null
        ? []
        : [
            {
              id: truck.truckId,
              kind: 'truck' as const,
              at: [truck.latitude, truck.longitude] as const,
              label: truck.truckNo,
              ...(truck.load?.projectName && { detail: truck.load.projectName }),
              heading: truck.heading ?? 0,
              tone: truck.load ? 'transit' : 'neutral',
            },
          ],
    ),
  ]
}
