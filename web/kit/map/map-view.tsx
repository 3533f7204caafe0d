import { Link, useNavigate } from '@remix-run/react'
import type * as Leaflet from 'leaflet'
import { useEffect, useRef, useState } from 'react'
import { cn } from '~/web/ui/cn'
import { keepApart } from './keep-apart'
import { KIND_WORD, type MapMarker, markerHtml, SHAPE } from './markers'
import { useLeaflet } from './use-leaflet'

type Props = {
  /** What the map shows, for readers. */
  label: string
  markers: readonly MapMarker[]
  /** Lines between markers, e.g. plant to site. */
  lines?: readonly (readonly [from: string, to: string])[]
  /** The same as a list beside it; a map is never the only source. */
  list?: boolean
  className?: string
}

/** Plants, sites and trucks on our own ground, and the same rows in a list. */
export function MapView({ label, markers, lines = [], list = true, className }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const ready = useLeaflet(box)
  const navigate = useNavigate()
  const [near, setNear] = useState<string | null>(null)
  const layers = useRef<Leaflet.LayerGroup>()
  useEffect(() => {
    if (!ready) return
    const { L, map } = ready
    layers.current?.remove()
    const group = L.layerGroup().addTo(map)
    layers.current = group
    const byId = new Map(markers.map(marker => [marker.id, marker]))
    for (const [from, to] of lines) {
      const [start, end] = [byId.get(from), byId.get(to)]
      if (start && end)
        L.polyline([[...start.at], [...end.at]], {
          className: 'map-line',
          interactive: false,
          renderer: L.svg(),
        }).addTo(group)
    }
    const signs: Leaflet.Marker[] = []
    for (const marker of markers) {
      const sign = L.marker([...marker.at], {
        icon: L.divIcon({
          html: markerHtml(marker),
          className: 'map-icon',
          iconSize: [28, 28],
          iconAnchor: marker.kind === 'site' ? [14, 26] : [14, 14],
        }),
        title: marker.label,
        alt: `${KIND_WORD[marker.kind]} ${marker.label}`,
        keyboard: Boolean(marker.to),
        zIndexOffset: marker.kind === 'truck' ? 200 : marker.kind === 'plant' ? 100 : 0,
      })
      sign.bindTooltip(tooltip(marker), { direction: 'top', offset: [0, -12], className: 'map-tip' })
      if (marker.to) sign.on('click keypress', () => navigate(marker.to!))
      sign.on('mouseover', () => setNear(marker.id)).on('mouseout', () => setNear(null))
      signs.push(sign.addTo(group))
    }
    return keepApart(map, markers, id => signs[markers.findIndex(of => of.id === id)])
  }, [ready, markers, lines, navigate])
  return (
    <div
      className={cn(
        'grid min-h-80 overflow-hidden rounded-lg border border-line',
        list && 'md:grid-cols-[minmax(0,1fr)_260px]',
        className,
      )}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a map is a region of its own */}
      <div ref={box} role="region" aria-label={label} className="map-box min-h-80" />
      {list && (
        <ul
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
          tabIndex={0}
          aria-label={`${label}, as a list`}
          className="max-h-120 overflow-y-auto border-line max-md:border-t md:border-l"
        >
          {markers.map(marker => (
            <li
              key={marker.id}
              className={cn(
                'flex min-h-11 items-center gap-2.5 border-line border-b px-3 py-1.5',
                near === marker.id && 'bg-brand-soft',
              )}
            >
              <Sign marker={marker} />
              <span className="min-w-0 flex-1">
                <span className="block truncate font-semibold text-table">
                  {marker.to ? (
                    <Link to={marker.to} className="text-fg no-underline hover:text-link">
                      {marker.label}
                    </Link>
                  ) : (
                    marker.label
                  )}
                </span>
                <span className="block truncate text-meta text-muted">
                  {KIND_WORD[marker.kind]}
                  {marker.detail && `, ${marker.detail}`}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const Sign = ({ marker: { kind, tone } }: { marker: MapMarker }) => (
  <span aria-hidden className="map-key">
    <span className={cn('map-sign', `map-${kind}`)} data-tone={tone}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={SHAPE[kind]} />
      </svg>
    </span>
  </span>
)

/** As an element, so that a name is text and never markup. */
function tooltip({ label, detail }: MapMarker): HTMLElement {
  const tip = document.createElement('span')
  tip.textContent = detail ? `${label}, ${detail}` : label
  return tip
}
