import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { AttachmentLine } from '~/domain/kit/attachment'
import type { Sql } from './open'
import { record } from './record'
import { attachments } from './tables'

export const attachment = record(attachments, 'attachment', { hidden: ['key'], label: 'file' })
export type AttachmentRow = typeof attachments.$inferSelect

/** The files of a record, oldest first. */
export async function attachmentsOf(sql: Sql, subject: string, subjectId: string): Promise<AttachmentLine[]> {
  return sql
    .select({
      id: attachments.id,
      name: attachments.name,
      type: attachments.type,
      size: attachments.size,
      uploadedAt: attachments.createdAt,
      uploadedBy: attachments.uploadedByName,
      scan: attachments.scan,
      found: attachments.found,
    })
    .from(attachments)
    .where(and(eq(attachments.subject, subject), eq(attachments.subjectId, subjectId)))
    .orderBy(asc(attachments.createdAt))
}

/** What the scanner has not seen, what is held first. */
export async function unscannedFiles(sql: Sql, most: number): Promise<{ id: string }[]> {
  return sql
    .select({ id: attachments.id })
    .from(attachments)
    .where(inArray(attachments.scan, ['waiting', 'none']))
    .orderBy(desc(attachments.scan), asc(attachments.createdAt))
    .limit(most)
}
