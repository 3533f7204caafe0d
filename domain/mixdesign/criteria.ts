import * as z from 'zod'
import { id } from '../kit/shape'

/** Names repeated or as a comma list. */
export const CriteriaHeaderNames = z.strictObject({
  name: z
    .union([z.string(), z.array(z.string())])
    .transform(value => (Array.isArray(value) ? value : value.split(',')).map(part => part.trim()).filter(Boolean))
    .pipe(z.array(z.string().max(120)).min(1).max(50)),
})
export const ByHeader = z.strictObject({ criteriaHeaderId: id() })
export const ByGroupHeader = z.strictObject({ groupHeader: z.string().trim().min(1).max(80) })
