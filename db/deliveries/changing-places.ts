import { sql as raw } from 'drizzle-orm'
import type { Work } from '../kit/work'

/** Runs what lets two loads change places: each number of an order is held once when both are written, not between. */
export async function changingPlaces<Of>(work: Work, run: () => Promise<Of>): Promise<Of> {
  await work.sql.execute(raw`set constraints delivery_order_load_once deferred`)
  const done = await run()
  await work.sql.execute(raw`set constraints delivery_order_load_once immediate`)
  return done
}
