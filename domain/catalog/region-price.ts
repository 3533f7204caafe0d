import * as z from 'zod'
import { pagingShape } from '../kit/page'
import { id, plainDate, price, queryFlag, queryIds, text } from '../kit/shape'

/** The regions that offer something, each with its price; a region that is not named does not offer it. */
export const regionPrices = () =>
  z
    .array(z.strictObject({ regionId: id(), unitPrice: price() }))
    .max(50)
    .default([])
    .superRefine((prices, context) => {
      prices.forEach(({ regionId }, at) => {
        if (prices.findIndex(other => other.regionId === regionId) < at)
          context.addIssue({ code: 'custom', path: [at, 'regionId'], message: 'This region has a price already' })
      })
    })

/** The first day of the prices given, today when it is not named. */
export const pricesFrom = () => plainDate().nullish()

export type RegionPrice = { regionId: string; regionName: string; unitPrice: string }

export const CatalogSearch = z.strictObject({
  ...pagingShape,
  regionId: id().optional(),
  active: queryFlag(),
  group: text(80).optional(),
  ids: queryIds().optional(),
})
export type CatalogSearch = z.output<typeof CatalogSearch>

export const status = <Name extends string>(name: Name) =>
  z.strictObject({
    [name]: id(),
    version: z.int().min(1, 'Version is required'),
    active: z.boolean(),
  } as { [key in Name]: z.ZodType<string> } & { version: z.ZodInt; active: z.ZodBoolean })
