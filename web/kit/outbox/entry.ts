import * as words from '~/domain/kit/words'
import type { Attempt } from '~/web/kit/api'
import type { Problem } from '~/web/kit/problem'

export type Fields = [name: string, value: string][]

/** One thing done on a page of the floor, kept on the device until the portal has answered. */
export type Entry = {
  /** Makes its effect one, however often it is sent. */
  key: string
  /** Its place in the order of pressing; the device gives it. */
  no: number
  /** Whose it is: it is sent while the same person is signed in, and never else. */
  owner: string
  /** Where it is posted to, and what. */
  to: string
  fields: Fields
  label: string
  /** What it is about, the record whose version it names first: what was done to one of them later waits for it. */
  records: string[]
  /** The minute of the press by the portal's clock. */
  at: string
  /** It could not be sent at once, so its own time is told with it, and a refusal waits for the person. */
  late: boolean
  tries: number
  refused?: Problem
}

/** What a page says of a press; the rest is the kit's. */
export type Press = Pick<Entry, 'to' | 'fields' | 'label'> & Partial<Pick<Entry, 'records'>>

/** What came of a press: taken, refused while the person looked on, or kept for later. */
export type Outcome =
  | { state: 'taken'; data: unknown }
  | { state: 'refused'; problem: Problem }
  | { state: 'kept' }
  /** There is no room on the device. */
  | { state: 'lost' }

export const isWaiting = (entry: Entry): boolean => !entry.refused

/** The oldest that may go: in order, and behind nothing of its own record that was refused. */
export function nextOf(entries: readonly Entry[]): Entry | undefined {
  const held = new Set<string>()
  return entries.find(entry => {
    const holds = entry.refused !== undefined || entry.records.some(record => held.has(record))
    if (holds) for (const record of entry.records) held.add(record)
    return !holds
  })
}

/** What waits behind one that was refused. */
export function behind(entries: readonly Entry[], { no, records }: Entry): Entry[] {
  const held = new Set(records)
  return entries.filter(other => {
    if (other.no <= no || !other.records.some(record => held.has(record))) return false
    for (const record of other.records) held.add(record)
    return true
  })
}

/**
 * A form says which version it was made for. What was done after it on the same page was made for the same one, and means
 * the version that it left.
 */
export function carriedOn(entries: readonly Entry[], sent: Entry, data: unknown): Entry[] {
  const left = (data as { version?: unknown } | null)?.version
  const from = fieldOf(sent, 'version')
  if (typeof left !== 'number' || from === undefined) return []
  return behind(entries, sent)
    .filter(entry => entry.records[0] === sent.records[0] && fieldOf(entry, 'version') === from)
    .map(entry => withValues(entry, { version: String(left) }))
}

export const fieldOf = ({ fields }: Pick<Entry, 'fields'>, name: string): string | undefined =>
  fields.find(([of]) => of === name)?.[1]

export const withValues = (entry: Entry, values: Record<string, string>): Entry => ({
  ...entry,
  fields: [
    ...entry.fields.filter(([name]) => !(name in values)),
    ...Object.entries(values).map(([name, value]): [string, string] => [name, value]),
  ],
})

/** What the clock of the portal is taken to be differs by the time that its answer took, ms. */
const JITTER = 60_000

/** A press is never before the one before it. */
export function pressedAt(pressed: Date, last: string): string {
  const early = Date.parse(last) - pressed.getTime()
  return new Date(pressed.getTime() + (early >= 0 && early < JITTER ? early + 1 : 0)).toISOString()
}

/** A defect of the server may pass; one that stays must not hold up everything behind it for ever. */
const PATIENCE = 5
const defect = (): Problem => ({
  type: 'about:blank',
  title: 'defect',
  status: 500,
  detail: words.outboxFails(),
})

/** What an answer means for an entry: it is done with, or comes again later. */
export function judged(
  answer: { status: number; body: Attempt<unknown> | null } | null,
  { tries }: Pick<Entry, 'tries'>,
  later: readonly number[],
): Attempt<unknown> | 'later' {
  if (answer?.status === 500 && tries >= PATIENCE) return { ok: false, problem: defect() }
  if (answer?.status !== 200 || !answer.body) return 'later'
  return !answer.body.ok && later.includes(answer.body.problem.status) ? 'later' : answer.body
}
