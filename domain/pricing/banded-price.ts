import { compare, type DecimalText, decimal } from '../kit/money'
import { areaCodes, areaStarts, coversCode, postalDigits } from './postal-area'

/**
 * A price that holds instead of the usual one of a charge: with less than so many hours of notice, up to so many km by road,
 * or in these postal codes. All of one charge are of one kind, which its trigger says.
 */
export type PriceBand =
  | { by: 'notice' | 'distance'; upTo: DecimalText; unitPrice: DecimalText }
  | { by: 'zone'; areas: string; unitPrice: DecimalText }
export type Banded = { unitPrice: DecimalText; bands?: readonly PriceBand[] | null }
/** A price, and the band that it is of; null for the usual price. */
export type BandPrice = { unitPrice: DecimalText; band: PriceBand | null }

/** What kind of band a trigger goes by; others have one price. */
export const BAND_OF_TRIGGER: Partial<Record<string, PriceBand['by']>> = {
  cancel: 'notice',
  distance: 'distance',
  zone: 'zone',
}

/**
 * What a late cancellation costs by its minutes of notice: the usual price once it is batched (null), before that the price
 * of the narrowest band that the notice is short of, and nothing with more notice.
 */
export function noticePrice({ unitPrice, bands }: Banded, minutes: number | null): DecimalText {
  if (minutes === null) return unitPrice
  return narrowest(bands, 'notice', upTo => decimal(upTo).times(60).greaterThan(minutes))?.unitPrice ?? '0'
}

/** By km of road: the narrowest band that it lies in, its limit included; the usual price beyond all of them. */
export function distancePrice({ unitPrice, bands }: Banded, km: number): BandPrice {
  const band = narrowest(bands, 'distance', upTo => decimal(upTo).greaterThanOrEqualTo(km)) ?? null
  return { unitPrice: band?.unitPrice ?? unitPrice, band }
}

/** By postal code: the band that names most of it, the usual price elsewhere; null where bands ask and no code is known. */
export function zonePrice({ unitPrice, bands }: Banded, postalCode: string | null): BandPrice | null {
  const zones = (bands ?? []).filter(of => of.by === 'zone')
  const code = postalDigits(postalCode ?? '')
  if (zones.length && !code) return null
  const [found] = zones
    .flatMap(band => (areaCodes(band.areas) ?? []).filter(of => coversCode(of, code)).map(of => ({ band, ...of })))
    .sort((a, b) => b.first.length - a.first.length)
  return { unitPrice: found?.band.unitPrice ?? unitPrice, band: found?.band ?? null }
}

function narrowest(bands: Banded['bands'], by: 'notice' | 'distance', holds: (upTo: DecimalText) => boolean) {
  const held = (bands ?? []).flatMap(of => (of.by !== 'zone' && of.by === by && holds(of.upTo) ? [of] : []))
  return held.sort((a, b) => compare(a.upTo, b.upTo))[0]
}

/** Where the price may change, with how it is said: at the limits of these bands. */
export function bandPoints(bands: readonly PriceBand[]): { said: string; price: (of: Banded) => DecimalText }[] {
  const limits = new Map(bands.flatMap(of => (of.by === 'zone' ? [] : [[bandWords(of), of] as const])))
  const areas = bands.flatMap(of => (of.by === 'zone' ? (areaCodes(of.areas) ?? []) : []))
  return [
    ...[...limits].map(([said, { by, upTo }]) => ({ said, price: (of: Banded) => priceAt(of, by, decimal(upTo)) })),
    ...areaStarts(areas).map(({ start, code }) => ({
      said: `postal codes ${start}`,
      price: (of: Banded) => zonePrice(of, code)!.unitPrice,
    })),
  ]
}

/** Just short of so much notice; at so many km. */
const priceAt = (of: Banded, by: 'notice' | 'distance', upTo: ReturnType<typeof decimal>): DecimalText =>
  by === 'notice' ? noticePrice(of, upTo.times(60).ceil().toNumber() - 1) : distancePrice(of, upTo.toNumber()).unitPrice

export function bandWords(of: PriceBand): string {
  if (of.by === 'zone') return `postal codes ${of.areas}`
  return of.by === 'notice' ? `less than ${decimal(of.upTo)} h notice` : `up to ${decimal(of.upTo)} km`
}

/** The same bands, however their figures are written. */
export const sameBands = (a: Banded['bands'], b: Banded['bands']): boolean => bandsKey(a) === bandsKey(b)

const bandsKey = (bands: Banded['bands']): string =>
  JSON.stringify(
    (bands ?? []).map(of => [
      of.by,
      of.by === 'zone' ? areaCodes(of.areas) : decimal(of.upTo).toString(),
      decimal(of.unitPrice).toString(),
    ]),
  )
