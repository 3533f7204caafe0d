import type * as Leaflet from 'leaflet'
import { type RefObject, useEffect, useState } from 'react'
import { BOUNDS, OUTLINE, WATER } from './outline'

export type MapReady = { map: Leaflet.Map; L: typeof Leaflet }

/**
 * Leaflet touches `window` as it loads, so it comes in an effect, on its own. The ground is the streets of the tile host that a
 * setting names, else our own outline of the land; that comes too where the host does not answer.
 */
export function useLeaflet(box: RefObject<HTMLDivElement>): MapReady | null {
  const [ready, setReady] = useState<MapReady | null>(null)
  useEffect(() => {
    let map: Leaflet.Map | undefined
    let gone = false
    // In a part of a form that is opened later it has no size at first.
    const grows = new ResizeObserver(() => map?.invalidateSize())
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
      putGround(L, map)
      map.fitBounds(BOUNDS)
      grows.observe(box.current)
      setReady({ map, L })
    })
    return () => {
      gone = true
      grows.disconnect()
      map?.remove()
      setReady(null)
    }
  }, [box])
  return ready
}

function putGround(L: MapReady['L'], map: Leaflet.Map): void {
  const { tiles, tilesCredit = '' } = document.documentElement.dataset
  if (!tiles) {
    putOutline(L, map)
    return
  }
  const credit = document.createElement('span')
  credit.textContent = tilesCredit
  L.control.attribution({ prefix: false, position: 'bottomleft' }).addAttribution(credit.innerHTML).addTo(map)
  L.tileLayer(tiles, { maxZoom: 18 })
    .once('tileerror', () => putOutline(L, map))
    .addTo(map)
}

function putOutline(L: MapReady['L'], map: Leaflet.Map): void {
  const of = (className: string) => ({ interactive: false, style: { className }, renderer: L.svg({ padding: 0.5 }) })
  L.geoJSON(OUTLINE, of('map-land')).addTo(map)
  L.geoJSON(WATER, of('map-water')).addTo(map)
}
