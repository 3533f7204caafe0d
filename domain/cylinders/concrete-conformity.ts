import * as z from 'zod'
import { pagingShape } from '../kit/page'
import { id, queryFlag } from '../kit/shape'
import { PRODUCTION_STATES } from './conformity/production-result'

export const ConcreteList = z.strictObject({
  ...pagingShape,
  plantId: id().optional(),
  state: z.enum(PRODUCTION_STATES).optional(),
  active: queryFlag(),
})
export type ConcreteAsk = z.output<typeof ConcreteList>
