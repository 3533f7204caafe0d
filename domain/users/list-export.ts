import * as z from 'zod'
import { listAddress } from './saved-view'

/** What leaves a list as a file: the browser makes it of the pages that its person sees, after it has said so. */
export const ListExport = z.strictObject({
  list: listAddress,
  rows: z.int().min(0).max(5000),
  form: z.enum(['xlsx', 'csv']),
})
export type ListExport = z.output<typeof ListExport>
