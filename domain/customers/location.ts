import * as z from 'zod'
import { pagingShape } from '../kit/page'
import { id, latitude, longitude, optionalText, quantity, queryFlag, requiredText, text } from '../kit/shape'
import * as kitWords from '../kit/words'
import * as words from './words'

export const locationShape = {
  id: id().nullish(),
  version: z.int().min(1).nullish(),
  locationName: requiredText(words.siteName, 120),
  address: text(400).default(''),
  postalCode: optionalText(12),
  latitude: latitude(),
  longitude: longitude(),
  gate: optionalText(200),
  /** Within this many metres a truck is on site. */
  radiusMetres: z
    .int()
    .min(20, { error: words.siteRadiusLeast })
    .max(2000, { error: words.siteRadiusMost })
    .default(200),
  /** The most that may come in one truck, where the way to the site allows no more. */
  maxLoad: quantity(words.siteLargestLoad)
    .nullish()
    .transform(value => value ?? null),
}

export const SiteSave = z.strictObject(locationShape)
export type SiteSave = z.output<typeof SiteSave>

export const LocationSave = z.strictObject({ ...locationShape, projectId: id() })
export type LocationSave = z.output<typeof LocationSave>

export const LocationSearch = z.strictObject({
  ...pagingShape,
  projectId: id().optional(),
  customerId: id().optional(),
  active: queryFlag(),
})
export type LocationSearch = z.output<typeof LocationSearch>

export const LocationStatus = z.strictObject({
  locationId: id(),
  version: z.int().min(1, { error: kitWords.fieldVersionRequired }),
  active: z.boolean(),
})

export type LocationRow = {
  id: string
  version: number
  active: boolean
  projectId: string
  projectName: string
  customerName: string
  locationName: string
  address: string
  postalCode: string | null
  latitude: number
  longitude: number
  gate: string | null
  radiusMetres: number
  maxLoad: string | null
}
