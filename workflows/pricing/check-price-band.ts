import { invalid } from '~/domain/kit/problem'
import { BAND_OF_TRIGGER, type PriceBand } from '~/domain/pricing/banded-price'
import type { GivenBand, TermItemChoice } from '~/domain/pricing/commercial-term'
import { areaCodes, overlap } from '~/domain/pricing/postal-area'

/** The bands of a surcharge: of the kind that makes it arise, each limit or area once. */
export function checkBands(
  { name, trigger }: Pick<TermItemChoice, 'name' | 'trigger'>,
  rows: readonly GivenBand[] | null,
): PriceBand[] | null {
  if (!rows) return null
  const kind = BAND_OF_TRIGGER[trigger ?? '']
  if (!kind || rows.some(({ by }) => by && by !== kind))
    throw invalid('bands', kind ? `${name} has prices by ${kind} alone` : `${name} has one price, the same everywhere`)
  const bands = rows.map((row, at) => bandOf(kind, row, at))
  for (const [at, band] of bands.entries())
    if (bands.slice(0, at).some(other => alike(band, other)))
      throw invalid(`bands.${at}.${fieldOf(kind)}`, 'A row above has a price for this already')
  return bands
}

const fieldOf = (kind: PriceBand['by']) => (kind === 'zone' ? 'areas' : 'upTo')

function bandOf(by: PriceBand['by'], { upTo, areas, unitPrice }: GivenBand, at: number): PriceBand {
  if (by === 'zone') {
    if (!areaCodes(areas ?? '')) throw invalid(`bands.${at}.areas`, WANTED.zone)
    return { by, areas: areas!, unitPrice }
  }
  if (!upTo || !(Number(upTo) > 0 && Number(upTo) <= 720)) throw invalid(`bands.${at}.upTo`, WANTED[by])
  return { by, upTo, unitPrice }
}

function alike(a: PriceBand, b: PriceBand): boolean {
  if (a.by !== 'zone' || b.by !== 'zone') return a.by !== 'zone' && b.by !== 'zone' && Number(a.upTo) === Number(b.upTo)
  const others = areaCodes(b.areas) ?? []
  return (areaCodes(a.areas) ?? []).some(area => others.some(other => overlap(area, other)))
}

const WANTED = {
  notice: 'Enter the hours of notice, up to 720',
  distance: 'Enter the km of road, up to 720',
  zone: 'Enter postal codes or how they begin, e.g. 60, 609, 01-08',
}
