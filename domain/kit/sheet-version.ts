import { textHash } from './text-hash'

/**
 * One version for rows that are edited together as a sheet: it is another one when a row came, changed or went, whatever
 * order they are read in.
 */
export function sheetVersion(rows: readonly { id: string; version: number }[]): number {
  const text = rows
    .map(({ id, version }) => `${id}:${version}`)
    .sort()
    .join(' ')
  // As a version is stored, without a sign.
  return textHash(text) >>> 1
}
