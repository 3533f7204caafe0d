import * as z from 'zod'
import { type LetterRow, letter } from '~/db/kit/letter'
import type { Work } from '~/db/kit/work'
import type { Queue } from '~/domain/kit/ports'
import { id } from '~/domain/kit/shape'
import { XLSX } from '~/domain/kit/sheet'
import { enqueue, type Job, type JobRun, job } from './jobs'
import { postLetter } from './post-letter'

/** A paper that goes with an e-mail: `name` is what the reader sees, `key` where it is kept. */
export type LetterPaper = { name: string; key: string; bytes: Uint8Array }

const LetterInput = z.strictObject({ letterId: id() })
type LetterInput = z.output<typeof LetterInput>

type Sends<I extends LetterInput> = {
  kind: string
  right?: Job['right']
  /** The papers as PDF or spreadsheets, made when the e-mail leaves; without it the e-mail has none. */
  papers?(run: JobRun, of: LetterRow, input: I): Promise<LetterPaper[]>
  /** What else is true once it has left. */
  sent?(work: Work, of: LetterRow): Promise<unknown>
}

/** How every e-mail leaves: a repeated message finds it sent, its papers are kept, and it is marked with the job's end. */
export const letterJob = (of: Sends<LetterInput>): Job<LetterInput> => letterJobWith(LetterInput, of)

/** The same for an e-mail whose papers need more than the e-mail itself says. */
export const letterJobWith = <I extends LetterInput>(
  input: z.ZodType<I>,
  { kind, right, papers, sent }: Sends<I>,
): Job<I> =>
  job({
    ...{ kind, input, ...(right ? { right } : {}) },
    async run(run, given) {
      const { db, shelf, finish } = run
      const of = await letter.get(db.sql, given.letterId)
      if (of.status === 'sent') return finish(async () => ({ sent: of.recipients.length }))
      const kept = (await papers?.(run, of, given)) ?? []
      for (const { name, key, bytes } of kept) await shelf.put(key, bytes, typeOf(name))
      const attached = kept.map(({ name, bytes }) => ({ name, type: typeOf(name), bytes }))
      await postLetter(run, of, attached, async (work, held) => {
        const fileKeys = kept.map(({ key }) => key)
        await letter.move(
          work,
          held,
          { status: 'sent', sentAt: work.now, ...(kept.length ? { fileKeys } : {}) },
          'send',
        )
        await sent?.(work, held)
        return { sent: held.recipients.length, ...(kept[0] ? { key: kept[0].key } : {}) }
      })
    },
    failed: (work, { letterId }, why) => endLetter(work, letterId, why),
  })

/** One that was being handed over when its job ended may have arrived: only a person who asks the recipient knows. */
async function endLetter(work: Work, letterId: string, reason: string): Promise<void> {
  const held = await letter.lock(work, letterId)
  const [status, action] = held.status === 'sending' ? ['uncertain', 'lose sight'] : ['failed', 'fail']
  if (['waiting', 'sending'].includes(held.status)) await letter.move({ ...work, reason }, held, { status }, action)
}

const typeOf = (name: string) => (name.endsWith('.xlsx') ? XLSX : 'application/pdf')

type NewLetter = Pick<LetterRow, 'cause' | 'subject' | 'subjectId' | 'recipients' | 'title' | 'body'>

/** Writes an e-mail down and asks for its sending, both or neither. */
export async function writeLetter(
  work: Work,
  queue: Queue,
  sending: Job<LetterInput>,
  of: NewLetter,
  action = 'write',
): Promise<{ letterId: string; recipients: string[]; jobId: string }> {
  const row = await letter.insert(work, of, action)
  return { letterId: row.id, recipients: row.recipients, jobId: await sendWritten(work, queue, sending, row.id, {}) }
}

/** Asks for the sending of an e-mail that is written: once, however often it is asked for. */
export async function sendWritten<More extends object>(
  work: Work,
  queue: Queue,
  sending: Job<LetterInput & More>,
  letterId: string,
  more: More,
): Promise<string> {
  const row = await enqueue(work, queue, sending, { letterId, ...more }, { cause: `letter:${letterId}`, total: 1 })
  return row.id
}

/**
 * An e-mail whose job has ended, once more: its own job is over for good, so that the next one has a cause of its own, the
 * version of the e-mail.
 */
export async function sendEnded(
  work: Work,
  queue: Queue,
  sending: Job<LetterInput>,
  held: LetterRow,
  change: Partial<Pick<LetterRow, 'recipients'>> = {},
): Promise<{ letter: LetterRow; jobId: string }> {
  const again = await letter.move(work, held, { ...change, status: 'waiting' }, 'send again')
  const cause = `letter:${again.id}:${again.version}`
  const { id: jobId } = await enqueue(work, queue, sending, { letterId: again.id }, { cause, total: 1 })
  return { letter: again, jobId }
}
