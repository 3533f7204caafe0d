import type { Work } from '~/db/kit/work'
import { heldBooks } from '~/db/materials/stock-close'
import { Refused } from '~/domain/kit/problem'
import { openFrom } from '~/domain/materials/stock-close'
import * as words from '~/domain/materials/words'

/** What a person enters for a moment is of an open day of the plant's stock book. */
export async function refuseClosedBook(work: Work, plantId: string, at: Date): Promise<void> {
  const book = (await heldBooks(work, [plantId])).get(plantId)
  if (!book?.closedUntil || at >= openFrom(book.closedUntil, book.zone)) return
  const { plantName: plant, closedUntil } = book
  throw new Refused(words.closeRefused({ plant, day: closedUntil }), undefined, {
    rule: 'closed-book',
    plantName: plant,
    closedUntil,
  })
}
