import type { Column } from './column'

/** The columns of the address, in the list's own order, else those not hidden; the first one always stays. */
export function shownColumns<Row>(columns: readonly Column<Row>[], chosen: string | null): Column<Row>[] {
  const keys = chosen?.split(',')
  const shown = columns.filter((column, index) => index === 0 || (keys ? keys.includes(column.key) : !column.hidden))
  return [...shown]
}
