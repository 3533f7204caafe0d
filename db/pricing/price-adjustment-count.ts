import { sql as raw } from 'drizzle-orm'
import { priceAdjustmentLines, priceAdjustments, productPrices } from './tables'

/** The number of an open change that touches the same price, if any. */
export const openAdjustments = raw<string | null>`(select ${priceAdjustments.adjustmentNo} from ${priceAdjustmentLines}
  join ${priceAdjustments} on ${priceAdjustments.id} = ${priceAdjustmentLines.priceAdjustmentId}
  where ${priceAdjustmentLines.productPriceId} = ${productPrices.id} and ${priceAdjustments.status} = 'submitted' limit 1)`

export const lineCount = raw<number>`(select count(*)::int from ${priceAdjustmentLines}
  where ${priceAdjustmentLines.priceAdjustmentId} = ${priceAdjustments.id})`
