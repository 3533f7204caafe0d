import { project } from '~/db/customers/project'
import type { Work } from '~/db/kit/work'
import type { Cut, Dated } from './agreed-days'

/** What becomes of what is agreed with one customer or project. */
export type AgreedChange<Row extends Dated, Values extends Omit<Dated, 'id'>> = {
  insert?: Values
  change?: { before: Row; values: Values }
  cuts?: readonly Cut<Row>[]
  drops?: readonly Row[]
}

export type Party = { customerId: string | null; projectId: string | null }

/** Of a project the customer too, whose agreement holds where the project has none. */
export async function partiesOf(work: Work, { customerId, projectId }: Party) {
  if (!projectId) return { customerId: customerId!, projectId: null, projectName: null }
  const of = await project.get(work.sql, projectId)
  return { customerId: of.customerId, projectId, projectName: of.projectName }
}

/** The rows as they are once the change is made. */
export function afterwards<Row extends Dated, Values extends Omit<Dated, 'id'>>(
  before: readonly Row[],
  { insert, change, cuts = [], drops = [] }: AgreedChange<Row, Values>,
): (Row | Values)[] {
  const gone = new Set(drops.map(row => row.id))
  const kept = before.flatMap((row): (Row | Values)[] => {
    if (gone.has(row.id)) return []
    if (row.id === change?.before.id) return [{ ...row, ...change.values }]
    const cut = cuts.find(of => of.before.id === row.id)
    return [cut ? { ...row, toDate: cut.toDate } : row]
  })
  return insert ? [...kept, insert] : kept
}
