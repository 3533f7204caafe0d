export type MarkerKind = 'plant' | 'site' | 'truck'
export type MapMarker = {
  id: string
  kind: MarkerKind
  at: readonly [latitude: number, longitude: number]
  label: string
  detail?: string
  to?: string
  /** Degrees from north, for a truck that drives. */
  heading?: number
  /** How old the position is matters: grey when it is not fresh. */
  stale?: boolean
  tone?: string
  /** A red ring: it will break its promise. */
  late?: boolean
}

/** Each kind has a shape of its own, so that colour is not all there is. */
export const SHAPE: Record<MarkerKind, string> = {
  plant: 'M4 20V9l5 3V9l5 3V5h5v15z',
  site: 'M12 21s-7-6.2-7-11a7 7 0 0 1 14 0c0 4.8-7 11-7 11z',
  truck: 'M12 3l6.5 16.5L12 16l-6.5 3.5z',
}

/** The same sign as text, for Leaflet; nothing of a row's own words goes into it. */
export function markerHtml({ kind, heading, stale, tone, late }: MapMarker): string {
  const turn = kind === 'truck' && heading !== undefined ? ` style="transform:rotate(${Math.round(heading)}deg)"` : ''
  const toned = tone && /^[a-z]+$/.test(tone) ? ` data-tone="${tone}"` : ''
  return `<span class="map-sign map-${kind}${stale ? ' map-stale' : ''}${late ? ' map-late' : ''}"${toned}><svg viewBox="0 0 24 24"${turn}><path d="${SHAPE[kind]}"/></svg></span>`
}

export const KIND_WORD: Record<MarkerKind, string> = { plant: 'Plant', site: 'Site', truck: 'Truck' }
