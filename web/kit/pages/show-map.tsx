import { MapView } from '~/web/kit/map/map-view'
import type { MapMarker } from '~/web/kit/map/markers'
import { PinField } from '~/web/kit/map/pin-field'
import { PageHead } from '~/web/kit/page-head'

const MARKERS: MapMarker[] = [
  { id: 'p1', kind: 'plant', at: [1.3105, 103.642], label: 'Tuas', detail: '120 m³/h' },
  { id: 'p2', kind: 'plant', at: [1.4105, 103.752], label: 'Sungei Kadut', detail: '90 m³/h' },
  { id: 'p3', kind: 'plant', at: [1.3865, 103.915], label: 'Punggol', detail: '110 m³/h' },
  { id: 's1', kind: 'site', at: [1.2765, 103.8545], label: 'Marina South Pier', detail: '126.00 m³' },
  { id: 's2', kind: 'site', at: [1.3571, 103.988], label: 'Changi East Terminal', detail: '54.00 m³' },
  { id: 't1', kind: 'truck', at: [1.325, 103.72], label: 'TRK-014', detail: 'In transit, 12 min', heading: 110 },
  {
    id: 't2',
    kind: 'truck',
    at: [1.372, 103.95],
    label: 'TRK-022',
    detail: 'No signal for 9 min',
    heading: 60,
    stale: true,
  },
]
const LINES = [
  ['p1', 's1'],
  ['p3', 's2'],
] as const

export function ShowMap() {
  return (
    <>
      <PageHead title="Map" />
      <div className="grid gap-6 px-6 pb-10 max-md:px-4">
        <MapView label="Plants, sites and trucks" markers={MARKERS} lines={LINES} className="h-120" />
        <div className="grid grid-cols-12 gap-4">
          <PinField markers={MARKERS.slice(0, 3)} />
        </div>
      </div>
    </>
  )
}
