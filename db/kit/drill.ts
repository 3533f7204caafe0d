import { sql as raw } from 'drizzle-orm'
import type { Sql } from './open'

/** The newest invoices, which a drill opens. */
export async function newestInvoices(sql: Sql, most: number): Promise<string[]> {
  const { rows } = await sql.execute<{ id: string }>(
    raw`select id from invoice order by created_at desc, id desc limit ${most}`,
  )
  return rows.map(({ id }) => id)
}

export type AttachedFile = { key: string; name: string; sha256: string }

/** Attachments by chance: a drill opens others each time. */
export async function someAttachments(sql: Sql, most: number): Promise<AttachedFile[]> {
  const { rows } = await sql.execute<AttachedFile>(
    raw`select key, name, sha256 from attachment order by random() limit ${most}`,
  )
  return rows
}

/** How long ago the last line of the trail was written. */
export async function secondsSinceLastLine(sql: Sql): Promise<number | null> {
  const { rows } = await sql.execute<{ ago: number | null }>(
    raw`select extract(epoch from now() - max(at))::int as ago from audit_line`,
  )
  return rows[0]?.ago ?? null
}

/** A commit that changes nothing: the log goes on, and with it what a backup reaches. */
export async function commitNothing(sql: Sql): Promise<void> {
  await sql.execute(raw`select pg_current_xact_id()`)
}
