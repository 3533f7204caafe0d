import * as z from 'zod'
import { pagingShape } from '../kit/page'
import { id, optionalText, plainDate, queryFlag } from '../kit/shape'

/** Which mix a project has agreed to for a product. */
export const ProjectMappingList = z.strictObject({
  ...pagingShape,
  active: queryFlag(),
  projectId: id().optional(),
  productId: id().optional(),
  mixDesignId: id().optional(),
})
export type ProjectMappingAsk = z.output<typeof ProjectMappingList>

export const ProjectMappingSave = z.strictObject({
  id: id().nullish(),
  version: z.int().min(1).nullish(),
  projectId: id(),
  productId: id(),
  mixDesignId: id(),
  validFrom: plainDate().nullish(),
  remarks: optionalText(400),
  active: z.boolean().default(true),
})
export type ProjectMappingSave = z.output<typeof ProjectMappingSave>
