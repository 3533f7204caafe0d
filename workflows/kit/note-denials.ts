import { addDenials } from '~/db/kit/audit'
import type { Db } from '~/db/kit/open'
import type { DenialLine } from '~/domain/kit/denial'

/** Refusals become lines of the trail beside what they refused: nothing else was written. */
export const noteDenials = (db: Db, lines: readonly DenialLine[]): Promise<void> => addDenials(db.sql, lines)
