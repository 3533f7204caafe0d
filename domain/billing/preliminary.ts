import * as z from 'zod'
import { plainDate } from '../kit/shape'

/** The register of what is not invoiced yet, by period. Without dates it reaches over the last and the next months. */
export const PreliminarySearch = z.strictObject({
  fromDate: plainDate().default('2000-01-01'),
  toDate: plainDate().default('2999-12-31'),
})
