import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type SpecRow = Record<string, string>

/** A table typed in from the specification, a row a line, columns named by the first line. */
export function specTable(name: 'calls' | 'screens' | 'rules'): SpecRow[] {
  const [head, ...rows] = readFileSync(join(import.meta.dirname, `${name}.tsv`), 'utf8')
    .trimEnd()
    .split('\n')
  const columns = head!.split('\t')
  return rows.map(row => Object.fromEntries(row.split('\t').map((cell, i) => [columns[i] ?? `column${i}`, cell])))
}

/** Parameters have no name in a comparison: `/plant/{id}`, `/plant/:id` and `/plant/:plantId{[0-9]+}` are one path. */
export function pathShape(path: string) {
  const plain = path.replace(/^\/?/, '/').replace(/(.)\/$/, '$1')
  return plain
    .split('/')
    .map(part => (/^(:|\{)/.test(part) ? '{}' : part))
    .join('/')
}
