import type * as Leaflet from 'leaflet'
import type { MapReady } from './use-leaflet'

/** A boundary as [longitude, latitude], as regions keep it. */
export type MapRegion = { id: string; name: string; ring: readonly (readonly [number, number])[] }

/** Regions as quiet areas with their names. */
export function putRegions({ L, map }: MapReady, regions: readonly MapRegion[]): Leaflet.LayerGroup {
  const group = L.layerGroup().addTo(map)
  for (const { name, ring } of regions) {
    if (ring.length < 3) continue
    const label = document.createElement('span')
    label.textContent = name
    L.polygon(
      ring.map(([longitude, latitude]) => [latitude, longitude] as [number, number]),
      { className: 'map-region', interactive: false, renderer: L.svg({ padding: 0.5 }) },
    )
      .bindTooltip(label, { permanent: true, direction: 'center', className: 'map-name' })
      .addTo(group)
  }
  return group
}
