import type { CSSProperties } from 'react'
import type { Column } from './column'

/**
 * Said once for the table and read by the third cell of every row: `--l3`, the words before its value on a phone's card,
 * `--a3`, where it is, and `--w3`, how wide it was made.
 */
export function stylesOf<Row>(
  columns: readonly Column<Row>[],
  picks: boolean,
  widths: Record<string, number>,
): CSSProperties {
  const named = columns.flatMap((column, index) => {
    const place = index + (picks ? 2 : 1)
    const width = widths[column.key]
    return [
      ...(index === 0 || column.phone ? [] : [[`--l${place}`, JSON.stringify(`${column.label} `)]]),
      ...(column.align ? [[`--a${place}`, column.align]] : []),
      ...(width ? [[`--w${place}`, `${width}px`]] : []),
    ]
  })
  return Object.fromEntries(named)
}
