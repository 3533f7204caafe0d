/** Rows by what they have in common, groups and rows in the order of their coming. */
export function grouped<Row, Key>(rows: readonly Row[], of: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>()
  for (const row of rows) {
    const key = of(row)
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return groups
}
