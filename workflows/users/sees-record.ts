import type { Sql } from '~/db/kit/open'
import { recordsOf } from '~/db/reports/search'
import type { Person } from '~/domain/access/roles'
import { isWatched, WATCHED } from '~/domain/users/record-watch'

/** By scope and rights as they are now; what has no place in the search is asked for by its own list. */
export const seesRecord = async (
  sql: Sql,
  person: Person,
  subject: string,
  subjectId: string | null,
): Promise<boolean> =>
  !isWatched(subject) ||
  !subjectId ||
  (await recordsOf(sql, person, [{ kind: WATCHED[subject], id: subjectId }])).length > 0
