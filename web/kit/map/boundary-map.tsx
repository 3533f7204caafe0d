import type * as Leaflet from 'leaflet'
import { useEffect, useRef } from 'react'
import { rounded } from '~/domain/kit/polygon'
import { type MapMarker, markerHtml } from './markers'
import { type MapRegion, putRegions } from './regions'
import { type Corner, withCorner } from './ring-text'
import { type MapReady, useLeaflet } from './use-leaflet'

type Props = {
  ring: readonly Corner[]
  chosen: number | null
  readOnly: boolean
  regions?: readonly MapRegion[] | undefined
  markers?: readonly MapMarker[] | undefined
  onChange: (ring: Corner[]) => void
  onChoose: (at: number | null) => void
}

/** One press of an arrow moves a corner by this, degrees; about a hundred metres. */
const STEP = 0.001
const ARROWS: Record<string, Corner> = {
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
}

/** The boundary on the map: corners that are dragged or moved by keys, and small ones between them that bend a side. */
export function BoundaryMap(props: Props) {
  const { regions, markers, readOnly } = props
  const box = useRef<HTMLDivElement>(null)
  const ready = useLeaflet(box)
  const now = useRef(props)
  now.current = props
  useGround(ready, regions, markers)
  useCorners(ready, props, now)
  useEffect(() => {
    if (!ready) return
    const { map, L } = ready
    const { ring } = now.current
    if (ring.length > 2) map.fitBounds(L.latLngBounds(ring.map(([a, b]) => [b, a] as [number, number])).pad(0.2))
    if (readOnly) return
    const add = ({ latlng }: Leaflet.LeafletMouseEvent) => {
      const put = withCorner(now.current.ring as Corner[], [rounded(latlng.lng), rounded(latlng.lat)])
      now.current.onChange(put.ring)
      now.current.onChoose(put.at)
    }
    map.on('click', add)
    return () => void map.off('click', add)
  }, [ready, readOnly])
  return (
    <div className="overflow-hidden rounded-lg border border-line">
      {/* biome-ignore lint/a11y/useSemanticElements: a map is a region of its own */}
      <div ref={box} role="region" aria-label="Boundary on the map" className="map-box h-90" />
    </div>
  )
}

function useGround(ready: MapReady | null, regions: Props['regions'], markers: Props['markers']) {
  useEffect(() => {
    if (!ready) return
    const { L, map } = ready
    const group = putRegions(ready, regions ?? [])
    for (const marker of markers ?? [])
      L.marker([...marker.at], {
        icon: L.divIcon({ html: markerHtml(marker), className: 'map-icon', iconSize: [28, 28] }),
        interactive: false,
        keyboard: false,
      }).addTo(group)
    group.addTo(map)
    return () => void group.remove()
  }, [ready, regions, markers])
}

function useCorners(ready: MapReady | null, { ring, chosen, readOnly }: Props, now: { current: Props }) {
  useEffect(() => {
    if (!ready) return
    const { L, map } = ready
    const group = L.layerGroup().addTo(map)
    const at = ([longitude, latitude]: Corner): [number, number] => [latitude, longitude]
    const shape = L.polygon(ring.map(at), {
      className: 'map-region-drawn',
      interactive: false,
      renderer: L.svg({ padding: 0.5 }),
    }).addTo(group)
    if (readOnly) return () => void group.remove()
    const shown = (next: readonly Corner[]) => shape.setLatLngs(next.map(at))
    ring.forEach((corner, index) => {
      const moved = (to: Corner) => ring.map((of, place) => (place === index ? to : of)) as Corner[]
      const remove = () => now.current.onChange(ring.filter((_, place) => place !== index) as Corner[])
      const sign = handle(L, at(corner), `Corner ${index + 1}`, String(index + 1), 24, index === chosen)
      sign
        .on('drag', () => shown(moved(placeOf(sign))))
        .on('dragend', () => now.current.onChange(moved(placeOf(sign))))
        .on('click', () => now.current.onChoose(index))
        .addTo(group)
      sign.getElement()?.addEventListener('keydown', event => {
        const step = ARROWS[event.key]
        if (step) now.current.onChange(moved([rounded(corner[0] + step[0]), rounded(corner[1] + step[1])]))
        else if (event.key === 'Delete' || event.key === 'Backspace') remove()
        else return
        event.preventDefault()
        event.stopPropagation()
        now.current.onChoose(step ? index : null)
      })
      if (index === chosen) sign.getElement()?.focus({ preventScroll: true })
      const next = ring[(index + 1) % ring.length]!
      if (ring.length < 3) return
      const middle: Corner = [(corner[0] + next[0]) / 2, (corner[1] + next[1]) / 2]
      const bent = (to: Corner) => [...ring.slice(0, index + 1), to, ...ring.slice(index + 1)] as Corner[]
      const half = handle(L, at(middle), `Bend the side after corner ${index + 1}`, '', 14, false, false)
      half
        .on('drag', () => shown(bent(placeOf(half))))
        .on('dragend', () => now.current.onChange(bent(placeOf(half))))
        .addTo(group)
    })
    return () => void group.remove()
  }, [ready, ring, chosen, readOnly, now])
}

function handle(
  L: MapReady['L'],
  at: [number, number],
  name: string,
  text: string,
  size: number,
  chosen: boolean,
  keyboard = true,
): Leaflet.Marker {
  const look = `map-corner${size < 20 ? ' map-corner-half' : ''}`
  return L.marker(at, {
    draggable: true,
    keyboard,
    title: name,
    alt: name,
    zIndexOffset: chosen ? 500 : size,
    icon: L.divIcon({
      html: `<span class="${look}">${text}</span>`,
      className: 'map-icon',
      iconSize: [size, size],
      iconAnchor: [size / 2, size / 2],
    }),
  })
}

const placeOf = (sign: Leaflet.Marker): Corner => {
  const { lat, lng } = sign.getLatLng()
  return [rounded(lng), rounded(lat)]
}
