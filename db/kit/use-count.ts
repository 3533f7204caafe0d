import { sql as raw, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** One more call in its minute for whoever asks by a key of their own; beyond `most` it is not counted further. */
export function oneMoreCall(
  { minute, calls }: { minute: PgColumn; calls: PgColumn },
  most: number,
  wall: Date,
): { minute: Date; calls: SQL } {
  const at = new Date(Math.floor(wall.getTime() / 60_000) * 60_000)
  return { minute: at, calls: raw`case when ${minute} = ${at} then least(${calls}, ${most}) + 1 else 1 end` }
}
