import * as z from 'zod'
import { clock, id, latitude, longitude, plainDate, queryIds, requiredText } from '../kit/shape'

/** A plant for a project, one of its sites, a product, or a product at a site; the most particular row decides. */
export const EligibilitySave = z
  .strictObject({
    id: id().nullish(),
    version: z.int().min(1).nullish(),
    plantId: id(),
    projectId: id().nullish(),
    locationId: id().nullish(),
    productId: id().nullish(),
    allowed: z.boolean(),
    reason: requiredText('Reason', 200),
  })
  .refine(({ projectId, locationId, productId }) => !!(projectId || locationId || productId), {
    path: ['projectId'],
    message: 'Name a project, a site or a product',
  })
export const EligibilityQuery = z.strictObject({
  plantId: id().optional(),
  projectId: id().optional(),
  productId: id().optional(),
})
export const EligibilityIds = z.strictObject({ idList: queryIds(100) })
export const EligibilityCheck = z.strictObject({ locationId: id(), productId: id().optional() })
export const PlantDistances = z.strictObject({
  latitude: latitude(),
  longitude: longitude(),
  orderDate: plainDate(),
  startTime: clock(),
  plantIds: z.array(id()).max(60).default([]),
})

export type EligibilityRule = {
  plantId: string
  projectId: string | null
  locationId: string | null
  productId: string | null
  allowed: boolean
  reason: string
}
type Asked = { plantId: string; projectId: string; locationId: string; productId?: string | undefined }

/** The rule that decides for a plant; none means that it may. A site outweighs a product, which outweighs a project. */
export function decidingRule(rules: readonly EligibilityRule[], of: Asked): EligibilityRule | undefined {
  const fits = (named: string | null, asked: string | undefined) => named === null || named === asked
  return rules
    .filter(
      rule =>
        rule.plantId === of.plantId &&
        fits(rule.projectId, of.projectId) &&
        fits(rule.locationId, of.locationId) &&
        fits(rule.productId, of.productId),
    )
    .sort((a, b) => weight(b) - weight(a))[0]
}

const weight = ({ locationId, productId, projectId }: EligibilityRule) =>
  (locationId ? 4 : 0) + (productId ? 2 : 0) + (projectId ? 1 : 0)
