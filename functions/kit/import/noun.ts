import type { Sql } from '~/db/kit/open'
import type { Work } from '~/db/kit/work'
import type { Person } from '~/domain/access/roles'
import type { ImportColumn } from '~/domain/kit/import'
import { type ImportLimits, USUAL_LIMITS } from './limits'

/** What a row of a file means to the records that are there. */
export type Match<Save> =
  | { action: 'create' | 'update' | 'skip'; save: Save }
  /** `column` is a key of the columns. */
  | { action: 'reject'; column: string; message: string }

/** What a noun says to be imported; everything else is the kit's. */
export type Importable<Values, Save> = {
  /** As its records are called in the audit trail. */
  noun: string
  title: string
  /** Name of the template without its ending. */
  template: string
  columns: readonly ImportColumn[]
  /** Most rows of one commit. */
  most: number
  /** Two rows of a file with the same key are one too many; `keyColumn` is shown for it. */
  keyOf(values: Values): string
  keyColumn: string
  /** For each row in order what it would do; reads only, and few statements for all rows together. */
  match(at: { sql: Sql; person: Person; now: Date }, rows: Values[]): Promise<Match<Save>[]>
  /** The noun's own save verb, with its rules, lock and audit line. */
  save(work: Work, save: Save): Promise<unknown>
  limits?: Partial<ImportLimits>
}

export const limitsOf = ({ limits }: Pick<Importable<never, never>, 'limits'>): ImportLimits => ({
  ...USUAL_LIMITS,
  ...limits,
})
