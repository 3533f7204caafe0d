import type { Work } from '~/db/kit/work'
import { applyRemovedPrice, type RemovedPriceCommand } from './remove-product-price'
import { applyProductPrice, type ProductPriceCommand } from './save-product-price'
import { applyDays, type DaysCommand } from './save-project-pricing'

type AgreedCommand = ProductPriceCommand | DaysCommand | RemovedPriceCommand

/** What was asked for of an agreed price: the price itself, other days of a period, or an end of it. */
export function applyAgreedPrice(work: Work, command: AgreedCommand): Promise<void> {
  if ('removedPrice' in command) return applyRemovedPrice(work, command)
  return 'changed' in command ? applyDays(work, command) : applyProductPrice(work, command)
}
