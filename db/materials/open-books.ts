import { showDate } from '~/domain/kit/dates'
import { openFrom } from '~/domain/materials/stock-close'
import * as words from '~/domain/materials/words'
import type { Work } from '../kit/work'
import { heldBooks } from './stock-close'

type Moved = { siloId: string; at: Date; remarks?: string | null | undefined }

/**
 * Movements as open books take them: what moved on a closed day is booked at the first open moment, with the moment at which
 * it moved and a remark, so that the figures of a closed period stay.
 */
export async function inOpenBooks<Row extends Moved>(
  work: Work,
  rows: readonly Row[],
  plantOf: ReadonlyMap<string, string>,
): Promise<(Row & { happenedAt?: Date })[]> {
  const books = await heldBooks(work, [...plantOf.values()])
  return rows.map(row => {
    const book = books.get(plantOf.get(row.siloId) ?? '')
    if (!book?.closedUntil) return row
    const from = openFrom(book.closedUntil, book.zone)
    if (row.at >= from) return row
    const late = words.closeLate({ day: showDate(row.at.toISOString(), book.zone) })
    return { ...row, at: from, happenedAt: row.at, remarks: row.remarks ? `${row.remarks}. ${late}` : late }
  })
}
