import type { Column } from './column'

/** The columns of the address, else those that the person chose, in their order; the first one always stays first. */
export function shownColumns<Row>(
  columns: readonly Column<Row>[],
  inAddress: string | null,
  chosen: readonly string[] = [],
): Column<Row>[] {
  const asked = inAddress?.split(',') ?? chosen
  const [first, ...others] = columns
  const wanted = asked.flatMap(key => others.find(column => column.key === key) ?? [])
  // A list whose columns have other names by now shows what it shows by itself.
  const shown = wanted.length > 0 || inAddress ? wanted : others.filter(column => !column.hidden)
  return first ? [first, ...shown] : []
}

/** Keys of the columns that a list shows by itself. */
export const usualKeys = (columns: readonly Pick<Column<unknown>, 'key' | 'hidden'>[]): string[] =>
  columns.filter((column, index) => index === 0 || !column.hidden).map(column => column.key)
