import * as z from 'zod'
import { crossesItself } from '../kit/polygon'
import { id, queryCount, queryFlag, requiredText } from '../kit/shape'

/** A ring of [longitude, latitude]; empty where no boundary is drawn. */
const Boundary = z.array(z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)])).max(2000)

const zone = z.string().refine(isZone, 'A time zone like Asia/Singapore is needed')

export const RegionSave = z.strictObject({
  id: id().nullish(),
  version: z.int().min(1).nullish(),
  code: requiredText('Code', 8).regex(/^[A-Z0-9]+$/, 'Capital letters and digits'),
  regionName: requiredText('Name', 80),
  zone: zone.default('Asia/Singapore'),
  boundary: Boundary.default([])
    .refine(ring => ring.length === 0 || ring.length >= 3, 'A boundary has at least 3 points')
    .refine(ring => !crossesItself(ring), 'The boundary crosses itself'),
  active: z.boolean().default(true),
})
export type RegionFields = z.output<typeof RegionSave>
/** Regions are few: paging is taken, as reference fields send it, and every row is answered. */
export const RegionQuery = z.strictObject({
  keyword: z.string().trim().max(120).optional(),
  active: queryFlag(),
  limit: queryCount(200).optional(),
  offset: queryCount(100_000).optional(),
})
export const OfRegion = z.strictObject({ regionId: id().optional() })

function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}
