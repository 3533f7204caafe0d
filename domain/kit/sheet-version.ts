/**
 * One version for rows that are edited together as a sheet: it is another one when a row came, changed or went, whatever
 * order they are read in.
 */
export function sheetVersion(rows: readonly { id: string; version: number }[]): number {
  const text = rows
    .map(({ id, version }) => `${id}:${version}`)
    .sort()
    .join(' ')
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 1
}
