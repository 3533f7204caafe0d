import type * as z from 'zod'
import { addJob, changeJob, claimJob, findJob, type JobRow, progressJob, unsentJobs } from '~/db/kit/jobs'
import type { Db } from '~/db/kit/open'
import { inOneGo, SYSTEM, type Work } from '~/db/kit/work'
import { mayDo } from '~/domain/access/ability'
import type { Action } from '~/domain/access/actions'
import type { Subject } from '~/domain/access/grants'
import type { Person } from '~/domain/access/roles'
import type { Clock } from '~/domain/kit/clock'
import type { Print } from '~/domain/kit/document'
import type { AccessPoint, JobMessage, Log, Mail, Queue, Shelf, TicketPost } from '~/domain/kit/ports'
import { Fault } from '~/domain/kit/problem'
import type { Planner } from '~/domain/orders/plan/run'

export type JobParts = {
  db: Db
  clock: Clock
  queue: Queue
  shelf: Shelf
  mail: Mail
  accessPoint?: AccessPoint
  ticketPost?: TicketPost
  log: Log
  print: Print
  /** Where plans are made; without one they are made in the consumer's own process. */
  planner?: Planner
  /** The requester as they are when the job runs, not as they were when they asked. */
  personOf(id: string): Promise<Person | undefined>
}

export type JobRun = JobParts & {
  row: JobRow
  by: Person
  now: Date
  /** Shows how far it is; throws when the job was cancelled. */
  progress(done: number, total: number): Promise<void>
  /** The effect and the end of the job in one transaction: a repeated message finds the job done. */
  finish(effect: (work: Work) => Promise<unknown>): Promise<void>
  /** Came to nothing this time: what is true by now and the next try in one transaction, for as long as the job wants. */
  again(at: Date, effect: (work: Work) => Promise<unknown>): Promise<void>
}

export type Job<I = unknown> = {
  kind: string
  input: z.ZodType<I>
  right?: readonly [Action, Subject]
  run(run: JobRun, input: I): Promise<void>
  /** What else is true once it has failed for good, with that end in one transaction, or once it was cancelled. */
  failed?(work: Work, input: I, why: string): Promise<unknown>
}

export const job = <I>(of: Job<I>): Job<I> => of
export type JobList = Readonly<Record<string, Job<never>>>

export class Cancelled extends Error {}

/** Row first, message after the commit; a lost message is sent again by the sweeper. */
export async function enqueue<I>(
  work: Work,
  queue: Queue,
  of: Job<I>,
  input: I,
  more: { cause?: string; total?: number } = {},
): Promise<JobRow> {
  const row = await addJob(work, { kind: of.kind, input, ...more })
  work.after(() => queue.send({ jobId: row.id, kind: row.kind }))
  return row
}

const MAX_ATTEMPTS = 5

/** True when the message may be deleted; a throw leaves it to the queue's redrive. */
export async function runJob(parts: JobParts, list: JobList, message: JobMessage): Promise<void> {
  const of = list[message.kind] as Job | undefined
  const row = await findJob(parts.db.sql, message.jobId)
  if (!row || !of || row.kind !== message.kind) throw new Error(`No job ${message.kind} ${message.jobId}`)
  const now = parts.clock.now()
  const claimed = await claimJob(parts.db.sql, row.id, now)
  if (!claimed) return row.status === 'cancelled' ? cancelled(parts, of, row) : undefined
  try {
    const input = inputOf(of, claimed)
    await of.run(runOf(parts, claimed, await requester(parts, of, claimed)), input)
  } catch (error) {
    await failed(parts, of, claimed, error)
  }
}

/** An input that the contract of its kind refuses stays refused however often it is tried. */
function inputOf<I>(of: Job<I>, row: JobRow): I {
  const read = of.input.safeParse(row.input)
  if (read.success) return read.data
  const issues = read.error.issues.map(({ path, message }) => `${path.join('.') || 'input'}: ${message}`)
  throw new Poison(`The input of ${row.kind} does not fit: ${issues.join('; ')}`)
}

class Poison extends Error {}

function runOf(parts: JobParts, row: JobRow, by: Person): JobRun {
  const now = parts.clock.now()
  return {
    ...parts,
    row,
    by,
    now,
    async progress(done, total) {
      if (!(await progressJob(parts.db.sql, row.id, done, total, parts.clock.now()))) throw new Cancelled()
    },
    async finish(effect) {
      await inOneGo(parts.db, { by, now, requestId: row.requestId ?? row.id }, async work => {
        if (!(await progressJob(work.sql, row.id, row.total, row.total, now))) throw new Cancelled()
        const result = await effect(work)
        await changeJob(work.sql, row.id, {
          status: 'done',
          result: result ?? null,
          error: null,
          finishedAt: parts.clock.now(),
        })
      })
    },
    async again(at, effect) {
      await inOneGo(parts.db, { by, now, requestId: row.requestId ?? row.id }, async work => {
        if (!(await progressJob(work.sql, row.id, row.done, row.total, now))) throw new Cancelled()
        await effect(work)
        // Not sent: the sweeper does, once it is due. Tries that the job itself counts are no crashes of it.
        await changeJob(work.sql, row.id, { status: 'waiting', sentAt: null, dueAt: at, attempts: 0 })
      })
    },
  }
}

async function requester(parts: JobParts, of: Job, row: JobRow): Promise<Person> {
  if (!row.createdBy || row.createdBy === SYSTEM.id) return SYSTEM
  const person = await parts.personOf(row.createdBy)
  if (!person || (of.right && !mayDo(person, ...of.right)))
    throw new Denial(`${row.actorName} no longer has the right to do this`)
  return person
}

class Denial extends Error {}

/** A fault of the input is final; anything else is tried again by the queue and failed after the last try. */
async function failed(parts: JobParts, of: Job, row: JobRow, error: unknown): Promise<void> {
  if (error instanceof Cancelled) return cancelled(parts, of, row)
  const final =
    error instanceof Fault || error instanceof Denial || error instanceof Poison || row.attempts >= MAX_ATTEMPTS
  const text = error instanceof Error ? error.message : String(error)
  const now = parts.clock.now()
  parts.log.warn('job failed', { job: row.id, kind: row.kind, attempts: row.attempts, final, error: text })
  if (!final) {
    await changeJob(parts.db.sql, row.id, { status: 'waiting', error: text, sentAt: now })
    throw error
  }
  await inOneGo(parts.db, { by: SYSTEM, now, requestId: row.requestId ?? row.id }, async work => {
    await changeJob(work.sql, row.id, { status: 'failed', error: text, finishedAt: now })
    await ended(work, of, row, text)
  })
}

/** A person stopped it, before it began or while it ran: whoever takes its message says so of what it was for. */
const cancelled = (parts: JobParts, of: Job, row: JobRow): Promise<void> =>
  inOneGo(parts.db, { by: SYSTEM, now: parts.clock.now(), requestId: row.requestId ?? row.id }, work =>
    ended(work, of, row, 'It was cancelled'),
  )

/** Tells what the job was for that it never happens by this job: whoever asks again must not be told that it is on its way. */
async function ended(work: Work, of: Job, row: JobRow, why: string): Promise<void> {
  const read = of.input.safeParse(row.input)
  if (read.success) await of.failed?.(work, read.data, why)
}

/** Sends again what is still waiting; run every few seconds on one machine, by a cron in the cloud. */
export async function sweepJobs(
  parts: Pick<JobParts, 'db' | 'clock' | 'queue'>,
  olderThanSeconds = 5,
): Promise<number> {
  const rows = await unsentJobs(parts.db, parts.clock.now(), olderThanSeconds)
  for (const row of rows) await parts.queue.send({ jobId: row.id, kind: row.kind })
  return rows.length
}
