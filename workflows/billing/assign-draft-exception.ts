import { type DraftExceptionRecord, draftException } from '~/db/billing/draft-exception'
import { exceptionOwners } from '~/db/billing/draft-exception-owner'
import { lockSeenDraft } from '~/db/billing/invoice-draft'
import type { Work } from '~/db/kit/work'
import { isOpenException } from '~/domain/billing/draft-exception'
import type { AssignException } from '~/domain/billing/draft-exception-owner'
import { invalid, Refused } from '~/domain/kit/problem'
import { openToChange } from './update-invoice-draft'

/** Gives an exception to somebody who may act on it; what the draft says does not change by it. */
export async function assignException(
  work: Work,
  id: string,
  { version, ownerId }: AssignException,
): Promise<DraftExceptionRecord> {
  const { draftId } = await draftException.get(work.sql, id)
  const draft = openToChange(await lockSeenDraft(work, draftId))
  const row = draftException.atVersion(await draftException.lock(work, id), version)
  if (!isOpenException(row)) throw new Refused('This exception is settled already')
  if (!(await exceptionOwners(work.sql, draft.customerId)).some(of => of.id === ownerId))
    throw invalid('ownerId', 'Choose somebody who may settle or accept it')
  return draftException.move(work, row, { ownerId }, 'assign')
}
