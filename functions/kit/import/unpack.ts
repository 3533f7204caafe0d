import { createInflateRaw } from 'node:zlib'
import { type ImportLimits, refuseFile } from './limits'
import { dataFrom, type ZipEntry } from './zip-directory'

/** How much was really unpacked and when it has to be over, for all parts of one file together. */
export type Budget = { unpacked: number; until: number }

export const budgetOf = (limits: ImportLimits): Budget => ({ unpacked: 0, until: Date.now() + limits.milliseconds })

/**
 * The text of a part, chunk by chunk. What comes out is counted: an entry that lied about its size stops at the byte
 * where it lied.
 */
export async function* unpacked(
  bytes: Uint8Array,
  entry: ZipEntry,
  limits: ImportLimits,
  budget: Budget,
): AsyncGenerator<string> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const from = dataFrom(file, entry.from)
  const packed = file.subarray(from, from + entry.packed)
  const text = new TextDecoder('utf-8', { fatal: true })
  let size = 0
  try {
    for await (const chunk of entry.method === 0 ? [packed] : inflated(packed)) {
      size += chunk.byteLength
      budget.unpacked += chunk.byteLength
      if (size > entry.unpacked) throw refuseFile('A part of the workbook is not as large as it says', 'lied')
      if (budget.unpacked > limits.unpacked)
        throw refuseFile('The workbook is too large once it is unpacked', 'unpacked')
      if (Date.now() > budget.until) throw refuseFile('The workbook takes too long to read', 'time')
      yield text.decode(chunk, { stream: true })
    }
  } catch (error) {
    throw error instanceof Error && !('code' in error) ? error : refuseFile('The workbook is damaged', 'damaged')
  }
  if (size !== entry.unpacked) throw refuseFile('A part of the workbook is not as large as it says', 'lied')
}

function inflated(packed: Buffer): AsyncIterable<Buffer> {
  const stream = createInflateRaw({ chunkSize: 64 * 1024 })
  stream.end(packed)
  return stream
}
