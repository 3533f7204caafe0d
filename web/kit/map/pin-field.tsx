import type * as Leaflet from 'leaflet'
import { useEffect, useRef } from 'react'
import { control, FieldFrame } from '~/web/kit/form/field'
import { useField } from '~/web/kit/form/form-context'
import { tellForm } from '~/web/kit/form/tell-form'
import { Input } from '~/web/ui/input'
import { type MapMarker, markerHtml } from './markers'
import { type MapRegion, putRegions } from './regions'
import { useLeaflet } from './use-leaflet'

type Props = {
  label?: string
  /** Names of the two fields; usually `latitude` and `longitude`. */
  names?: { latitude: string; longitude: string }
  /** What else is on the map, e.g. the plants. */
  markers?: readonly MapMarker[]
  /** The regions, drawn quietly. */
  regions?: readonly MapRegion[]
  onMove?: (latitude: number, longitude: number) => void
}

const PIN: MapMarker = { id: 'pin', kind: 'site', at: [0, 0], label: 'Site', tone: 'pin' }
const round = (value: number) => value.toFixed(6)

/** A place by dragging a pin, by a press on the map, or by typing; the two numbers are ordinary fields. */
export function PinField({
  label = 'Place',
  names = { latitude: 'latitude', longitude: 'longitude' },
  markers,
  regions,
  onMove,
}: Props) {
  const box = useRef<HTMLDivElement>(null)
  const latitude = useField(names.latitude)
  const longitude = useField(names.longitude)
  const ready = useLeaflet(box)
  const pin = useRef<Leaflet.Marker>()
  const frame = useRef<HTMLDivElement>(null)
  const fields = () =>
    ['latitude', 'longitude'].map(name => frame.current?.querySelector<HTMLInputElement>(`[data-place="${name}"]`))

  // biome-ignore lint/correctness/useExhaustiveDependencies: the map is drawn once; the pin then follows the fields
  useEffect(() => {
    if (!ready) return
    const { L, map } = ready
    putRegions(ready, regions ?? [])
    for (const marker of markers ?? []) {
      L.marker([...marker.at], {
        icon: L.divIcon({ html: markerHtml(marker), className: 'map-icon', iconSize: [28, 28] }),
        interactive: false,
        keyboard: false,
      }).addTo(map)
    }
    const write = ({ lat, lng }: Leaflet.LatLng) => {
      const [one, other] = fields()
      if (!one || !other) return
      one.value = round(lat)
      other.value = round(lng)
      tellForm(one)
      tellForm(other)
      onMove?.(lat, lng)
    }
    const put = (at: Leaflet.LatLng) => {
      pin.current ??= L.marker(at, {
        draggable: !latitude.readOnly,
        autoPan: true,
        keyboard: false,
        icon: L.divIcon({ html: markerHtml(PIN), className: 'map-icon', iconSize: [36, 36], iconAnchor: [18, 33] }),
      })
        .on('dragend', () => pin.current && write(pin.current.getLatLng()))
        .addTo(map)
      pin.current.setLatLng(at)
    }
    const [one, other] = fields()
    if (one?.value && other?.value) {
      const at = L.latLng(Number(one.value), Number(other.value))
      put(at)
      map.setView(at, 13)
    }
    if (!latitude.readOnly) {
      map.on('click', (event: Leaflet.LeafletMouseEvent) => {
        put(event.latlng)
        write(event.latlng)
      })
    }
    const typed = () => {
      const [a, b] = fields()
      const [lat, lng] = [Number(a?.value), Number(b?.value)]
      if (a?.value && b?.value && Number.isFinite(lat) && Number.isFinite(lng)) put(L.latLng(lat, lng))
    }
    for (const field of [one, other]) field?.addEventListener('change', typed)
    return () => {
      for (const field of [one, other]) field?.removeEventListener('change', typed)
      pin.current = undefined
    }
  }, [ready])

  return (
    <div ref={frame} className="col-span-12 grid grid-cols-12 gap-4">
      <div className="col-span-12 overflow-hidden rounded-lg border border-line">
        {/* biome-ignore lint/a11y/useSemanticElements: a map is a region of its own */}
        <div ref={box} role="region" aria-label={`${label}: map`} className="map-box h-80" />
      </div>
      {[
        { field: latitude, name: 'latitude', label: 'Latitude' },
        { field: longitude, name: 'longitude', label: 'Longitude' },
      ].map(one => (
        <FieldFrame key={one.name} field={one.field} label={one.label} span={3}>
          <Input
            data-place={one.name}
            inputMode="decimal"
            autoComplete="off"
            className="figures"
            defaultValue={one.field.value}
            readOnly={one.field.readOnly}
            {...control(one.field, {})}
          />
        </FieldFrame>
      ))}
      {!latitude.readOnly && (
        <p className="col-span-12 -mt-2 text-meta text-muted">
          Drag the pin, press on the map, or type the coordinates.
        </p>
      )}
    </div>
  )
}
