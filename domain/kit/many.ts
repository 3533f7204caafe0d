import * as z from 'zod'
import { id } from './shape'

/** Rows that one call changes at most; each has its own lock and its own line of the trail. */
export const MOST_AT_ONCE = 1000

export const StatusOfMany = z.strictObject({
  active: z.boolean(),
  rows: z
    .array(z.strictObject({ id: id(), version: z.int().min(1) }))
    .min(1, 'Choose at least one')
    .max(MOST_AT_ONCE, `At most ${MOST_AT_ONCE} at once`),
})
export type StatusOfMany = z.output<typeof StatusOfMany>

/** What became of one row of a list: changed, or why not. */
export type RowResult =
  | { id: string; ok: true; version: number }
  | { id: string; ok: false; problem: { title: string; detail: string } }

export type ManyResult = { changed: number; failed: number; results: RowResult[] }

export const manyResult = (results: RowResult[]): ManyResult => {
  const changed = results.filter(result => result.ok).length
  return { changed, failed: results.length - changed, results }
}
