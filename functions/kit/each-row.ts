import { tryItem } from '~/db/kit/savepoint'
import type { Work } from '~/db/kit/work'
import { type ManyResult, manyResult, type RowResult } from '~/domain/kit/many'
import type { Ctx } from './context'
import { write } from './write'

type Key = { id: string; version: number }

/**
 * The same change on each row of a list in one unit of work: a row that may not be changed is answered with why and stays
 * as it was, the others are changed. Locks are taken in the order of ids.
 */
export function eachRow(
  c: Ctx,
  rows: readonly Key[],
  change: (work: Work, key: Key) => Promise<{ version: number }>,
): Promise<ManyResult> {
  return write(c, async work => {
    const results: RowResult[] = []
    for (const key of [...rows].sort((a, b) => (a.id < b.id ? -1 : 1))) {
      const tried = await tryItem(work, item => change(item, key))
      results.push(
        tried.ok
          ? { id: key.id, ok: true, version: tried.value.version }
          : { id: key.id, ok: false, problem: { title: tried.fault.title, detail: tried.fault.message } },
      )
    }
    return manyResult(results)
  })
}
