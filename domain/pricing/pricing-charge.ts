import * as z from 'zod'
import { id, optionalText, price } from '../kit/shape'
import { BAND_OF_TRIGGER } from './banded-price'
import { termFigures } from './commercial-term'
import type { TermItemKind } from './terms'

/** A service, surcharge or add-on in a quote, at its price for the project. */
export const PricingChargeSave = z
  .strictObject({ itemId: id(), unitPrice: price(), ...termFigures(), reason: optionalText(400) })
  .refine(of => of.minimum === null || of.maximum === null || Number(of.maximum) >= Number(of.minimum), {
    path: ['maximum'],
    message: 'The maximum is below the minimum',
  })

export type QuoteCharge = {
  itemKind: TermItemKind
  itemId: string
  code: string
  name: string
  unit: string
  unitPrice: string
  freeAllowance: string
  minimum: string | null
  maximum: string | null
  reason: string | null
  /** What the project pays without the quote on its first day; null where it has no price. */
  presentPrice: string | null
}

/** One price says all of it: one with several by notice, or one that follows an index, is agreed outside of quotes. */
export const isQuotable = ({ trigger }: { trigger: string | null }): boolean =>
  BAND_OF_TRIGGER[trigger ?? ''] !== 'notice' && trigger !== 'escalation'
