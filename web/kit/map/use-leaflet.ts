import type * as Leaflet from 'leaflet'
import { type RefObject, useEffect, useState } from 'react'
import { BOUNDS, OUTLINE, WATER } from './outline'

export type MapReady = { map: Leaflet.Map; L: typeof Leaflet }

/**
 * Leaflet touches `window` as it loads, so it comes in an effect, on its own; the land is our own outline, with tiles
 * above it only where a setting names their address.
 */
export function useLeaflet(box: RefObject<HTMLDivElement>, tiles?: string): MapReady | null {
  const [ready, setReady] = useState<MapReady | null>(null)
  useEffect(() => {
    let map: Leaflet.Map | undefined
    let gone = false
    import('./leaflet').then(({ L }) => {
      if (gone || !box.current) return
      map = L.map(box.current, {
        zoomControl: false,
        attributionControl: false,
        zoomSnap: 0.25,
        minZoom: 9,
        maxZoom: 18,
        preferCanvas: true,
      })
      L.control.zoom({ position: 'topright' }).addTo(map)
      L.control.scale({ imperial: false, position: 'bottomright' }).addTo(map)
      L.geoJSON(OUTLINE, {
        interactive: false,
        style: { className: 'map-land' },
        renderer: L.svg({ padding: 0.5 }),
      } as Leaflet.GeoJSONOptions).addTo(map)
      L.geoJSON(WATER, {
        interactive: false,
        style: { className: 'map-water' },
        renderer: L.svg({ padding: 0.5 }),
      } as Leaflet.GeoJSONOptions).addTo(map)
      if (tiles) L.tileLayer(tiles, { maxZoom: 18 }).addTo(map)
      map.fitBounds(BOUNDS)
      setReady({ map, L })
    })
    return () => {
      gone = true
      map?.remove()
      setReady(null)
    }
  }, [box, tiles])
  return ready
}
