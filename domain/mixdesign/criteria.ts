import * as z from 'zod'
import { pagingShape } from '../kit/page'
import { id, optionalText, queryFlag, requiredText } from '../kit/shape'

const version = { version: z.int().min(1, 'Version is required') }
const active = z.boolean().default(true)

const header = {
  name: requiredText('Name', 120),
  groupHeader: optionalText(80),
  description: optionalText(400),
  active,
}
export const CriteriaHeaderCreate = z.strictObject(header)
export const CriteriaHeaderUpdate = z.strictObject({ ...header, ...version })
export const CriteriaHeaderList = z.strictObject({ ...pagingShape, active: queryFlag() })
export type CriteriaHeaderAsk = z.output<typeof CriteriaHeaderList> & { names?: string[] }

/** Names repeated or as a comma list. */
export const CriteriaHeaderNames = z.strictObject({
  name: z
    .union([z.string(), z.array(z.string())])
    .transform(value => (Array.isArray(value) ? value : value.split(',')).map(part => part.trim()).filter(Boolean))
    .pipe(z.array(z.string().max(120)).min(1).max(50)),
})

const detail = {
  criteriaHeaderId: id(),
  name: requiredText('Name', 120),
  description: optionalText(400),
  active,
}
export const CriteriaDetailCreate = z.strictObject(detail)
export const CriteriaDetailUpdate = z.strictObject({ ...detail, ...version })
export const CriteriaDetailList = z.strictObject({
  ...pagingShape,
  active: queryFlag(),
  criteriaHeaderId: id().optional(),
  groupHeader: z.string().trim().max(80).optional(),
})
export type CriteriaDetailAsk = z.output<typeof CriteriaDetailList>
export const ByHeader = z.strictObject({ criteriaHeaderId: id() })
export const ByGroupHeader = z.strictObject({ groupHeader: z.string().trim().min(1).max(80) })

const unit = {
  name: requiredText('Name', 80),
  symbol: requiredText('Symbol', 16),
  description: optionalText(400),
  active,
}
export const UnitCreate = z.strictObject(unit)
export const UnitUpdate = z.strictObject({ ...unit, ...version })
export const UnitList = z.strictObject({ ...pagingShape, active: queryFlag() })
export type UnitAsk = z.output<typeof UnitList>
