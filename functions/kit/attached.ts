import { createHash } from 'node:crypto'
import type { AttachmentRow } from '~/db/kit/attachment'
import { type AttachmentLine, attachableType } from '~/domain/kit/attachment'
import { Missing, Refused } from '~/domain/kit/problem'
import { newId } from '~/domain/kit/uuid'
import { attachFile, detachFile } from '~/workflows/kit/attach-file'
import { attachment as asFile } from './attachment'
import type { Ctx } from './context'
import { formFile } from './import/form-file'
import { USUAL_LIMITS } from './import/limits'
import { scanned } from './scanned'
import { write } from './write'

/** Which record a file of the request belongs to, once it is known that the person may change that record. */
export type Owner = { subject: string; subjectId: string }

/**
 * Takes the one file of the form and hangs it on a record. The bytes are laid on the shelf first and taken away again
 * when the row cannot be written: a row never names bytes that are not there.
 */
export async function attach(
  c: Ctx,
  ownerOf: (fields: Record<string, string>) => Promise<Owner>,
): Promise<AttachmentLine> {
  const { name, bytes, fields } = await formFile(c, USUAL_LIMITS)
  const type = attachableType(name, bytes)
  const { subject, subjectId } = await ownerOf(fields)
  const scan = await scanned(c, bytes)
  const { shelf } = c.var.parts
  const id = newId(c.var.now.getTime())
  const key = `attachments/${subject}/${id}`
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  await shelf.put(key, bytes, type)
  try {
    const file = { id, subject, subjectId, name, type, size: bytes.byteLength, sha256, key, scan }
    const row = await write(c, work => attachFile(work, file))
    const { id: fileId, size, createdAt: uploadedAt, uploadedByName: uploadedBy, found } = row
    return { id: fileId, name, type, size, uploadedAt, uploadedBy, scan, found }
  } catch (error) {
    await shelf.remove(key)
    throw error
  }
}

export async function attachedFile(c: Ctx, row: AttachmentRow) {
  if (row.scan === 'waiting')
    throw new Refused('This file waits for the virus scanner', undefined, { scan: row.scan, retryAfter: 60 })
  if (row.scan === 'infected')
    throw new Refused(`The virus scanner removed this file: ${row.found}`, undefined, { scan: row.scan })
  const file = await c.var.parts.shelf.get(row.key)
  if (!file) throw new Missing('This file has expired')
  return asFile(c, { name: row.name, type: row.type, bytes: file.body })
}

/** The row goes in the transaction, the bytes after it: a failure between them leaves bytes that nobody names. */
export async function detach(c: Ctx, row: AttachmentRow): Promise<void> {
  await write(c, async work => {
    await detachFile(work, row.id)
    work.after(() => c.var.parts.shelf.remove(row.key))
  })
}
