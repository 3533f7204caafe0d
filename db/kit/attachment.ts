import { and, asc, eq } from 'drizzle-orm'
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
    })
    .from(attachments)
    .where(and(eq(attachments.subject, subject), eq(attachments.subjectId, subjectId)))
    .orderBy(asc(attachments.createdAt))
}
