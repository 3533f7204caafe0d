import { type ExtraConfigColumn, type IndexBuilder, index } from 'drizzle-orm/pg-core'

/**
 * Two indexes for the sort by a column that may be empty: what is empty comes last either way, so that the walk of one index
 * from its end is not the other order.
 */
export const bothWays = (name: string, column: ExtraConfigColumn, id: ExtraConfigColumn): IndexBuilder[] => [
  index(name).on(column, id),
  index(`${name}_down`).on(column.desc().nullsLast(), id.desc().nullsFirst()),
]
