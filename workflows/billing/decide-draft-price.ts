import { draftException } from '~/db/billing/draft-exception'
import { lockDraftToDecide } from '~/db/billing/invoice-draft'
import type { Work } from '~/db/kit/work'
import { type DraftPrices, openPriceException } from './ask-draft-price'
import { settle } from './raise-draft-exceptions'
import { goOn } from './settle-draft-exception'

/** The prices of a draft are agreed: it goes on to its first level, when nothing else is open. */
export async function applyDraftPrice(work: Work, { draftId }: DraftPrices): Promise<void> {
  const draft = await lockDraftToDecide(work, draftId)
  const open = await openPriceException(work, draftId)
  if (open) await settle(work, open, 'agreed')
  await goOn(work, draft)
}

/** The draft does not go on until its maker has raised the price. */
export async function refuseDraftPrice(work: Work, { draftId }: DraftPrices, because: string): Promise<void> {
  const open = await openPriceException(work, draftId)
  if (open) await draftException.move(work, open, { text: because }, 'say again')
}
