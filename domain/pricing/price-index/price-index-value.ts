import * as z from 'zod'
import { pagingShape } from '../../kit/page'
import { id, optionalText, plainDate, price } from '../../kit/shape'

/** What an index is from a day on; the day of a value that has not begun takes the new one. */
export const PriceIndexValueSave = z.strictObject({
  priceIndexId: id(),
  fromDate: plainDate(),
  indexValue: price('Value').refine(value => Number(value) > 0, 'Value must be above 0'),
  /** Where it was published. */
  reason: optionalText(400),
})
export type PriceIndexValueSave = z.output<typeof PriceIndexValueSave>

export const PriceIndexValueSearch = z.strictObject({ ...pagingShape, priceIndexId: id().optional() })
export type PriceIndexValueSearch = z.output<typeof PriceIndexValueSearch>

export type PriceIndexValueRow = {
  id: string
  version: number
  priceIndexId: string
  code: string
  name: string
  unit: string
  fromDate: string
  indexValue: string
  /** The value before it. */
  before: string | null
  reason: string | null
  madeBy: string | null
}
