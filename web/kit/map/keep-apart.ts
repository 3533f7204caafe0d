import type * as Leaflet from 'leaflet'
import type { MapMarker } from './markers'
import { spread } from './spread'

/** Pixels from the middle of one sign of a plant to the next. */
const LEAST = 26
const HALF_SIGN = 14

/** Plants at one address lie beside each other at every zoom; says how to end it. */
export function keepApart(
  map: Leaflet.Map,
  markers: readonly MapMarker[],
  signOf: (id: string) => Leaflet.Marker | undefined,
): () => void {
  const plants = markers.filter(of => of.kind === 'plant')
  const put = () => {
    const points = plants.map(({ id, at: [latitude, longitude] }) => {
      const { x, y } = map.latLngToLayerPoint([latitude, longitude])
      return { id, x, y }
    })
    const moved = spread(points, LEAST)
    for (const { id } of plants) {
      const [x, y] = moved.get(id) ?? [0, 0]
      const element = signOf(id)?.getElement()
      if (!element) continue
      element.style.marginLeft = `${x - HALF_SIGN}px`
      element.style.marginTop = `${y - HALF_SIGN}px`
    }
  }
  put()
  map.on('zoomend', put)
  return () => void map.off('zoomend', put)
}
