import type * as Leaflet from 'leaflet'
import { useEffect, useRef } from 'react'
import { cn } from '~/web/ui/cn'
import { keepApart } from './keep-apart'
import { KIND_WORD, type MapMarker, markerHtml } from './markers'
import { type MapRegion, putRegions } from './regions'
import { type MapReady, useLeaflet } from './use-leaflet'

type Props = {
  /** What the map shows, for readers; the same rows are in a list beside it. */
  label: string
  markers: readonly MapMarker[]
  regions?: readonly MapRegion[]
  chosen?: string | null
  onChoose?: (id: string) => void
  /** A driven way as [latitude, longitude]; `driven` of its points are behind. */
  track?: readonly (readonly [number, number])[]
  driven?: number
  className?: string
}
type Sign = { marker: Leaflet.Marker; html: string }

/** Signs that move in place, so that a look every few seconds leaves zoom and choice alone. */
export function LiveMap({ label, markers, regions, chosen = null, onChoose, track, driven, className }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const ready = useLeaflet(box)
  const choose = useRef(onChoose)
  choose.current = onChoose
  useSigns(ready, markers, chosen, choose)
  useTrack(ready, track, driven)
  useEffect(() => {
    if (!ready || !regions?.length) return
    const group = putRegions(ready, regions)
    return () => void group.remove()
  }, [ready, regions])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a map is a region of its own
    <div ref={box} role="region" aria-label={label} className={cn('map-box min-h-80', className)} />
  )
}

function useSigns(
  ready: MapReady | null,
  markers: readonly MapMarker[],
  chosen: string | null,
  choose: { current: ((id: string) => void) | undefined },
) {
  const signs = useRef(new Map<string, Sign>())
  useEffect(() => {
    if (!ready) return signs.current.clear()
    const { L, map } = ready
    const here = new Set(markers.map(marker => marker.id))
    for (const [id, sign] of signs.current)
      if (!here.has(id)) {
        sign.marker.remove()
        signs.current.delete(id)
      }
    for (const of of markers) {
      const html = `<span class="${of.id === chosen ? 'map-chosen' : ''}">${markerHtml(of)}</span>`
      const text = of.detail ? `${of.label}, ${of.detail}` : of.label
      const known = signs.current.get(of.id)
      if (known) {
        known.marker.setLatLng([...of.at])
        if (known.html !== html) known.marker.setIcon(iconOf(L, of, html))
        known.html = html
        known.marker.setTooltipContent(spoken(text))
        known.marker.setZIndexOffset(of.id === chosen ? 900 : of.kind === 'truck' ? 200 : 0)
        continue
      }
      const marker = L.marker([...of.at], {
        icon: iconOf(L, of, html),
        alt: `${KIND_WORD[of.kind]} ${of.label}`,
        // The list beside it is the keyboard's way.
        keyboard: false,
        zIndexOffset: of.kind === 'truck' ? 200 : of.kind === 'plant' ? 100 : 0,
      })
        .bindTooltip(spoken(text), { direction: 'top', offset: [0, -12], className: 'map-tip' })
        .on('click', () => choose.current?.(of.id))
        .addTo(map)
      signs.current.set(of.id, { marker, html })
    }
    return keepApart(map, markers, id => signs.current.get(id)?.marker)
  }, [ready, markers, chosen, choose])
  useEffect(() => {
    const sign = chosen ? signs.current.get(chosen) : undefined
    if (ready && sign && !ready.map.getBounds().pad(-0.1).contains(sign.marker.getLatLng()))
      ready.map.panTo(sign.marker.getLatLng())
  }, [ready, chosen])
}

function useTrack(ready: MapReady | null, track: Props['track'], driven: number | undefined) {
  const layers = useRef<{ whole: Leaflet.Polyline; part: Leaflet.Polyline } | null>(null)
  useEffect(() => {
    if (!ready || !track?.length) return
    const { L, map } = ready
    const points = track.map(([latitude, longitude]) => [latitude, longitude] as [number, number])
    const line = (of: [number, number][], className: string) =>
      L.polyline(of, { className, interactive: false, renderer: L.svg({ padding: 0.5 }) }).addTo(map)
    const drawn = { whole: line(points, 'map-track-rest'), part: line([], 'map-track') }
    layers.current = drawn
    map.fitBounds(drawn.whole.getBounds().pad(0.15), { maxZoom: 14, animate: false })
    return () => {
      drawn.whole.remove()
      drawn.part.remove()
      layers.current = null
    }
  }, [ready, track])
  useEffect(() => {
    const points = (track ?? []).slice(0, driven ?? 0).map(([a, b]) => [a, b] as [number, number])
    if (ready) layers.current?.part.setLatLngs(points)
  }, [ready, track, driven])
}

const iconOf = (L: MapReady['L'], of: MapMarker, html: string) =>
  L.divIcon({
    html,
    className: 'map-icon',
    iconSize: [28, 28],
    iconAnchor: of.kind === 'site' ? [14, 26] : [14, 14],
  })

/** As an element, so that a name is text and never markup. */
function spoken(text: string): HTMLElement {
  const tip = document.createElement('span')
  tip.textContent = text
  return tip
}
