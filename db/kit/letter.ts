import { eq } from 'drizzle-orm'
import type { Sql } from './open'
import { record } from './record'
import { letters } from './tables'

export const letter = record(letters, 'letter')
export type LetterRow = typeof letters.$inferSelect

/** One letter per cause: asking twice finds the first. */
export async function letterOf(sql: Sql, cause: string): Promise<LetterRow | undefined> {
  const [row] = await sql.select().from(letters).where(eq(letters.cause, cause))
  return row
}

export function lettersAbout(sql: Sql, subjectId: string): Promise<LetterRow[]> {
  return sql.select().from(letters).where(eq(letters.subjectId, subjectId)).orderBy(letters.createdAt)
}
