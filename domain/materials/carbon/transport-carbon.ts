import * as z from 'zod'
import type { DecimalText } from '~/domain/kit/money'
import { anyDecimal } from '~/domain/kit/shape'
import { checked, emission } from './checked'
import type { FrozenFactors } from './frozen-factors'

/** Load in tonnes, kilometres laden to the site and empty back. */
export const TransportCarbonInput = z.strictObject({
  tonnes: anyDecimal(3, 'Load'),
  kmOut: anyDecimal(3, 'Kilometres out'),
  kmBack: anyDecimal(3, 'Kilometres back'),
})
export type TransportCarbonInput = z.input<typeof TransportCarbonInput>

/** Delivery to site (EN 15804 A4), kgCO2e: t · km · laden factor + km back · empty factor. */
export function transportCarbon(
  { tonnes, kmOut, kmBack }: TransportCarbonInput,
  { transport }: FrozenFactors,
): DecimalText {
  const laden = checked(tonnes, 'tonnes', [0, 60], 't')
    .times(checked(kmOut, 'kmOut', [0, 1000], 'km'))
    .times(transport.hgvPerTkm)
  return emission(laden.plus(checked(kmBack, 'kmBack', [0, 1000], 'km').times(transport.hgvEmptyPerKm)))
}
