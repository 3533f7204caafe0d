import type { Db } from '~/db/kit/open'
import { settingOn } from '~/db/kit/setting'
import { type Clock, wallOf } from '~/domain/kit/clock'
import { IMPORTS, type Shelf } from '~/domain/kit/ports'
import { addMinutes, businessDay } from '~/domain/kit/time'

const DAY = 24 * 60

/** What was read of an imported file is for the one who imports; it goes when it is older than a setting says. */
export async function forgetOldImports(parts: { db: Db; clock: Clock; shelf: Shelf }): Promise<number> {
  const { db, clock, shelf } = parts
  const days = await settingOn(db.sql, 'imports.kept-days', businessDay(clock.now()))
  const before = addMinutes(wallOf(clock), -days * DAY)
  const old = (await shelf.list(IMPORTS)).filter(({ at }) => at < before)
  for (const { key } of old) await shelf.remove(key)
  return old.length
}
