import { and, gte, lte } from 'drizzle-orm'
import { type Line, linkHash } from './chain'
import type { Sql } from './open'
import type { Link } from './seal'
import { auditLines } from './tables'

/** How far around the place a line is looked for that was given another number. */
const REACH = 100

type Moved = { was: number; is: number }

/**
 * Where a link does not fit: the line that it was made for, under the number it had and the one it has, or null when no line near by
 * is that one. Lines may have moved alone, or together with their links.
 */
export async function renumbered(
  sql: Sql,
  previous: string,
  link: Link,
  here: Line | undefined,
): Promise<Moved | null> {
  const fits = (line: Line, seq: number) => linkHash(previous, link, { ...line, seq }) === link.hash
  const near = and(gte(auditLines.seq, link.seq - REACH), lte(auditLines.seq, link.seq + REACH))
  for (const line of await sql.select().from(auditLines).where(near))
    if (fits(line, link.seq)) return { was: link.seq, is: line.seq }
  for (let seq = link.seq - REACH; here && seq <= link.seq + REACH; seq++)
    if (fits(here, seq)) return { was: seq, is: here.seq }
  return null
}
