import type { Work } from '~/db/kit/work'
import { type ManyResult, manyResult, type RowResult } from '~/domain/kit/many'
import { changeEach } from '~/workflows/kit/change-each'
import type { Ctx } from './context'
import { write } from './write'

type Key = { id: string; version: number }

/** The same change on each row of a list in one unit of work; a row that may not be changed is answered with why. */
export function eachRow(
  c: Ctx,
  rows: readonly Key[],
  change: (work: Work, key: Key) => Promise<{ version: number }>,
): Promise<ManyResult> {
  return write(c, async work =>
    manyResult(
      await changeEach<Key, { version: number }, RowResult>(work, rows, {
        idOf: key => key.id,
        change,
        done: ({ version }, { id }) => ({ id, ok: true, version }),
        refused: (problem, { id }) => ({ id, ok: false, problem }),
      }),
    ),
  )
}
