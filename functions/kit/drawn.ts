import { createHash } from 'node:crypto'
import type { Work } from '~/db/kit/work'
import { attachableType, type ScanState } from '~/domain/kit/attachment'
import { newId } from '~/domain/kit/uuid'
import type { Ctx } from './context'
import { scanned } from './scanned'
import { write } from './write'

type Drawn = { id: string; size: number; sha256: string; key: string; type: string; scan: ScanState }
/** What came as text in the body of a call: `name` says of which kind it has to be. */
type Given = { subject: string; name: string; base64: string }

/**
 * A picture that a command hangs on a record. The bytes lie on the shelf before the row names them, and leave it when the
 * row is refused.
 */
export async function writeDrawn<T>(
  c: Ctx,
  { subject, name, base64 }: Given,
  run: (work: Work, file: Drawn) => Promise<T>,
): Promise<T> {
  const bytes = new Uint8Array(Buffer.from(base64, 'base64'))
  const type = attachableType(name, bytes)
  const scan = await scanned(c, bytes)
  const id = newId(c.var.now.getTime())
  const key = `attachments/${subject}/${id}`
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const file = { id, size: bytes.byteLength, sha256, key, type, scan }
  const { shelf } = c.var.parts
  await shelf.put(key, bytes, type)
  let wrote = false
  try {
    const answer = await write(c, work => {
      wrote = true
      return run(work, file)
    })
    // A repeated key is answered by the first try, whose bytes are the ones that count.
    if (!wrote) await shelf.remove(key)
    return answer
  } catch (error) {
    await shelf.remove(key)
    throw error
  }
}
