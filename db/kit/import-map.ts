import { and, eq } from 'drizzle-orm'
import type { Sql } from './open'
import { record } from './record'
import { importMaps } from './tables'
import type { Work } from './work'

const importMap = record(importMaps, 'import_map')
type Remembered = { sheet: string | null; columns: Record<string, string> }

/** How this person mapped the columns of such a file last. */
export async function rememberedMap(sql: Sql, noun: string, ownerId: string): Promise<Remembered | undefined> {
  const [row] = await sql
    .select()
    .from(importMaps)
    .where(and(eq(importMaps.noun, noun), eq(importMaps.ownerId, ownerId)))
  return row
}

export async function rememberMap(work: Work, noun: string, of: Remembered): Promise<void> {
  const [row] = await work.sql
    .select()
    .from(importMaps)
    .where(and(eq(importMaps.noun, noun), eq(importMaps.ownerId, work.by.id)))
    .for('update')
  if (!row) await importMap.insert(work, { noun, ownerId: work.by.id, ...of })
  else if (JSON.stringify([row.sheet, row.columns]) !== JSON.stringify([of.sheet, of.columns]))
    await importMap.update(work, row, of)
}
