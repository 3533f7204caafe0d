import * as z from 'zod'
import type { Figures } from '~/functions/kit/parts/metrics'
import type { BackupState } from '~/functions/parts'
import type { Readers } from './talk'

/** It is done, and there is nothing more to tell. */
type Done = ReturnType<() => void>
const done = (): Done => {}

/** What an answering process has to know to begin. */
const Begin = z.object({
  settings: z.record(z.string(), z.string().optional()),
  data: z.string(),
  port: z.number(),
  host: z.string().nullable(),
  requestsAtOnce: z.number(),
  backedUp: z.boolean(),
  /** How far the clock is ahead of the real time, in milliseconds. */
  clockAheadMs: z.number(),
})
export type Begin = z.infer<typeof Begin>
const Text = z.object({ body: z.string(), type: z.string() })
const Seen = z.object({ at: z.string(), ageSeconds: z.number() }).nullable()
const Backup = z.object({
  ok: z.boolean(),
  late: z.array(z.enum(['base', 'log', 'drill'])),
  ...{ base: Seen, log: Seen, drill: Seen },
  fault: z.string().nullable(),
})

/** What an answering process asks of the first one, which has the database, the jobs and the backup. */
export type ToFirst = {
  begin: { given: null; answer: Begin }
  ready: { given: null; answer: Done }
  failed: { given: string; answer: Done }
  clock: { given: number; answer: Done }
  reset: { given: null; answer: Done }
  metrics: { given: null; answer: { body: string; type: string } }
  backup: { given: null; answer: BackupState | null }
  stored: { given: { key: string; at: number }; answer: Done }
}

/** What the first process asks of each that answers. */
export type ToAnswering = {
  alive: { given: null; answer: Done }
  clock: { given: number; answer: Done }
  figures: { given: null; answer: Figures }
  stop: { given: number; answer: Done }
}

export const fromFirst: Readers<ToFirst> = {
  begin: value => Begin.parse(value),
  ...{ ready: done, failed: done, clock: done, reset: done, stored: done },
  metrics: value => Text.parse(value),
  backup: value => Backup.nullable().parse(value),
}

export const fromAnswering: Readers<ToAnswering> = {
  ...{ alive: done, clock: done, stop: done },
  figures: value => z.custom<Figures>(Array.isArray).parse(value),
}
