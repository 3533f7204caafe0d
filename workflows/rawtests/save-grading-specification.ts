import type * as z from 'zod'
import type { Work } from '~/db/kit/work'
import { ownGradingSpecification } from '~/db/rawtests/grading-specification'
import type { GradingSpecificationCreate, GradingSpecificationUpdate } from '~/domain/rawtests/grading-specification'

export const createGradingSpecification = (work: Work, given: z.output<typeof GradingSpecificationCreate>) =>
  ownGradingSpecification.insert(work, given)

export const changeGradingSpecification = (
  work: Work,
  id: string,
  { version, ...values }: z.output<typeof GradingSpecificationUpdate>,
) => ownGradingSpecification.update(work, { id, version }, values)
