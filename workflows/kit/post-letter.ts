import { type LetterRow, letter } from '~/db/kit/letter'
import { inOneGo, type Work } from '~/db/kit/work'
import type { Letter } from '~/domain/kit/ports'
import { Refused } from '~/domain/kit/problem'
import type { JobRun } from './jobs'

/**
 * Hands a letter to the mail host at most once. The attempt is written down before, so that one whose end nobody saw is
 * not tried again: it is uncertain, and a person who can ask the recipient decides. Where the host knows letters by
 * their id, a second attempt is the same letter and nothing is uncertain.
 */
export async function postLetter(
  run: JobRun,
  of: LetterRow,
  attachments: Letter['attachments'] & object,
  effect: (work: Work, held: LetterRow) => Promise<unknown>,
): Promise<void> {
  const claimed = await move(run, of.id, held => {
    if (held.status === 'sent') return null
    if (held.status === 'waiting' || (held.status === 'sending' && run.mail.knowsIds))
      return { status: 'sending', action: 'attempt' }
    return ['uncertain', 'failed'].includes(held.status) ? null : { status: 'uncertain', action: 'lose sight' }
  })
  if (claimed.status === 'sent') return run.finish(async () => ({ sent: claimed.recipients.length }))
  if (claimed.status === 'uncertain') throw uncertain(claimed)
  // Its job was cancelled while the papers were printed.
  if (claimed.status === 'failed')
    throw new Refused(`“${claimed.title}” is no longer to be sent`, undefined, { rule: 'cancelled' })
  try {
    await run.mail.send({ id: of.id, to: of.recipients, subject: of.title, text: of.body, attachments })
  } catch (error) {
    const lost = isUnknown(error) && !run.mail.knowsIds
    await move(run, of.id, () =>
      lost ? { status: 'uncertain', action: 'lose sight' } : { status: 'waiting', action: 'refused by the host' },
    )
    throw lost ? uncertain(claimed) : error
  }
  await run.finish(async work => effect(work, await letter.lock(work, of.id)))
}

/** A change of the letter that stays whatever happens to the job after it. */
function move(
  { db, by, now, row }: JobRun,
  id: string,
  next: (held: LetterRow) => { status: string; action: string } | null,
): Promise<LetterRow> {
  return inOneGo(db, { by, now, requestId: row.requestId ?? row.id }, async work => {
    const held = await letter.lock(work, id)
    const to = next(held)
    return to ? letter.move(work, held, { status: to.status }, to.action) : held
  })
}

const uncertain = ({ title }: LetterRow) =>
  new Refused(`It is not known whether “${title}” arrived. Ask the recipient before you send it again`, undefined, {
    rule: 'uncertain',
  })

/** The host may have taken the letter before the line broke; whatever it answers in words, it has refused. */
const isUnknown = (error: unknown): boolean => {
  const { name = '', code = '' } = (error ?? {}) as { name?: string; code?: string }
  return ['TimeoutError', 'AbortError'].includes(name) || ['ECONNRESET', 'ETIMEDOUT', 'EPIPE'].includes(code)
}
