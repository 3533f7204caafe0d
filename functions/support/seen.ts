import type { Sql } from '~/db/kit/open'
import { noteLook } from '~/workflows/kit/note-look'
import type { Ctx } from '../kit/context'
import { write } from '../kit/write'

/** Reads in the transaction that writes down what was asked. */
export async function seen<T>(c: Ctx, asked: object, read: (sql: Sql) => Promise<T>) {
  return write(c, async work => {
    await noteLook(work, { call: c.var.call, ...asked })
    return read(work.sql)
  })
}
