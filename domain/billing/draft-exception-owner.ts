import * as z from 'zod'
import { pagingShape } from '../kit/page'
import { id } from '../kit/shape'
import { ExceptionSearch } from './draft-exception'

/** Who looks after an exception from now on. */
export const AssignException = z.strictObject({ version: z.int().min(1, 'Version is required'), ownerId: id() })
export type AssignException = z.output<typeof AssignException>

/** The work list: the same questions as the report, by page. */
export const ExceptionListSearch = z.strictObject({ ...pagingShape, ...ExceptionSearch.shape })
export type ExceptionListSearch = z.output<typeof ExceptionListSearch>

export type ExceptionOwner = { id: string; name: string }
