import type { Db } from '~/db/kit/open'
import type { Clock } from '~/domain/kit/clock'
import type {
  AccessPoint,
  Anchoring,
  Breaches,
  Log,
  Mail,
  Queue,
  Roads,
  Scanner,
  Shelf,
  TicketPost,
} from '~/domain/kit/ports'
import type { Planner } from '~/domain/orders/plan/run'
import type { Settings } from './settings'

export type { JobMessage, Letter, Log, Mail, Queue, Shelf, ShelfFile } from '~/domain/kit/ports'

/** Everything the portal needs from outside itself; a test or a cloud passes its own. */
export type Parts = {
  db: Db
  clock: Clock
  settings: Settings
  queue: Queue
  shelf: Shelf
  mail: Mail
  /** Without one no e-invoice is sent; the paper still goes by e-mail. */
  accessPoint?: AccessPoint
  /** Without one no e-tickets are sent to receivers. Not at the edge. */
  ticketPost?: TicketPost
  /** Without one files are not scanned for viruses. Not at the edge. */
  scanner?: Scanner
  /** Without one a new password is held against the lists of the portal alone. Not at the edge. */
  breaches?: Breaches
  /** Without one ways go by the straight line. Not at the edge. */
  roads?: Roads
  /** Where batch computers leave files; without one they speak HTTP. Not at the edge. */
  batchFiles?: Shelf
  log: Log
  /** Where and by whom the head of the audit trail is anchored; not at the edge. */
  anchoring?: Anchoring
  /** Where plans are made; without one in the consumer's own process. */
  planner?: Planner
  /** Of a process that lives on; not at the edge. */
  metrics?: Metrics
  /** Told step by step what requests and jobs do: in Node a collector, at the edge the log. Without one nobody is. */
  tracer?: Tracer
  /** Only on one machine: how old its backup is. */
  backup?(): Promise<BackupState | undefined>
  /** Only on one machine with the demo company: makes it anew as it was on the first day. */
  resetDemo?(): Promise<void>
}

export type Metrics = {
  request(call: string, status: number, seconds: number): void
  query(seconds: number): void
  breaches(outcome: 'known' | 'unknown' | 'unasked'): void
  job(kind: string, outcome: 'ended' | 'again', seconds: number): void
  plan(seconds: number): void
  text(): Promise<{ body: string; type: string }>
}

/** Ids, names of calls and figures; never anything that a person typed. */
export type SpanFacts = Readonly<Record<string, string | number | undefined>>
export type SpanTold = { name?: string; failed?: boolean; facts?: SpanFacts }
type SpanAsk = { kind: 'request' | 'job' | 'plan'; name: string; from?: string | undefined; facts?: SpanFacts }

export type Tracer = {
  /** Runs it as a step of the trace that runs here, else of the one it comes `from` (W3C `traceparent`), else of a new one. */
  span<T>(of: SpanAsk, run: (tell: (told: SpanTold) => void) => Promise<T>): Promise<T>
  /** A statement that has just ended, within the step that asked it. */
  query(seconds: number, text: string): void
  /** What a message says of the step that sends it. */
  parent(): string | undefined
  flush(): Promise<void>
  stop(): Promise<void>
}

type Seen = { at: string; ageSeconds: number } | null

/** The newest base, how far the log has been carried away, the last drill that found no fault; and what is older than it may be. */
export type BackupState = {
  ok: boolean
  late: ('base' | 'log' | 'drill')[]
  base: Seen
  log: Seen
  drill: Seen
  fault: string | null
}
