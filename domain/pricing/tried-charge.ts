import * as z from 'zod'
import { figure, id, price } from '../kit/shape'
import { ARISES } from './price-change'
import { pairs } from './tried-shape'

/** Beside the first, which has fields of its own in the address; it is the length of that which sets a limit. */
export const MOST_FURTHER_CHARGES = 10

const left = <S extends z.ZodType>(schema: S) => schema.nullish().transform(value => value ?? undefined)

const figures = {
  arises: left(z.enum(ARISES)),
  price: left(price('New price')),
  free: left(figure('Free allowance')),
  minimum: left(figure('Minimum')),
  maximum: left(figure('Maximum')),
  /** `10=4.5;20=7`: the price in each band, as text since this is one field of a row. */
  bands: left(pairs('Prices by band, e.g. 10=4.5;20=7')),
  /** How it follows an index: its base and the share of the price, per cent. */
  indexId: left(id()),
  base: left(figure('Base of the index')),
  share: left(figure('Share of the price')),
  within: left(figure('No change within')),
}

/** A charge of a trial and what is new about it; what is left out is as it is. */
export const TriedCharge = z.strictObject({ chargeId: id(), ...figures })
export type TriedCharge = z.output<typeof TriedCharge>
export type TriedFigure = keyof typeof figures

export type TriedChargePart = 'chargeId' | TriedFigure
/** The first charge of a trial has fields of its own, in its address as in its form. */
export const FIRST_CHARGE = {
  chargeId: 'chargeId',
  arises: 'chargeArises',
  price: 'chargePrice',
  free: 'chargeFree',
  minimum: 'chargeMinimum',
  maximum: 'chargeMaximum',
  bands: 'chargeBands',
  indexId: 'chargeIndexId',
  base: 'chargeBase',
  share: 'chargeShare',
  within: 'chargeWithin',
} as const satisfies Record<TriedChargePart, string>

type Typed = Partial<Record<keyof TriedCharge, string | number | null | undefined>>

/** `id|price:4.5|free:20~id|arises:never`: one text, as the address of a trial has further charges. */
export const chargesText = (charges: readonly Typed[]): string =>
  charges
    .map(({ chargeId, ...typed }) => {
      const given = Object.entries(typed).filter(([, value]) => String(value ?? '') !== '')
      return [kept(String(chargeId ?? '')), ...given.map(([name, value]) => `${name}:${kept(String(value))}`)].join('|')
    })
    .join('~')

/** The same read again, unchecked: an address may say anything. */
export const chargesOf = (text: string | undefined): Record<string, string>[] =>
  (text ?? '')
    .split('~')
    .filter(Boolean)
    .map(charge => {
      const [chargeId, ...named] = charge.split('|')
      const typed = named.map(part => {
        const at = part.indexOf(':')
        return at < 0 ? [part, ''] : [part.slice(0, at), read(part.slice(at + 1))]
      })
      return { ...Object.fromEntries(typed), chargeId: read(chargeId ?? '') }
    })

/** What is typed never ends a figure or a charge. */
const kept = (typed: string) => typed.replace(/[%|~]/g, sign => SIGNS[sign]!)
const read = (text: string) => text.replace(/%(?:25|7C|7E)/g, code => decodeURIComponent(code))
const SIGNS: Record<string, string> = { '%': '%25', '|': '%7C', '~': '%7E' }
