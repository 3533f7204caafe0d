import type { Figures } from '~/functions/kit/parts/metrics'
import type { BackupState } from '~/functions/parts'

/** It is done, and there is nothing more to tell. */
type Done = ReturnType<() => void>

/** What an answering process has to know to begin. */
export type Begin = {
  settings: Record<string, string | undefined>
  data: string
  port: number
  host: string | null
  requestsAtOnce: number
  backedUp: boolean
}

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
