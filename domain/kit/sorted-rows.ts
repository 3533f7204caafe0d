import { byName } from './collation'
import { decimal } from './money'
import { invalid } from './problem'

type Sorts = { names: readonly string[]; figures: readonly string[] }

/**
 * Rows in the order that is asked for, else as they come: `amount` or `-amount`, several with a comma. A column that the
 * rows have not is refused.
 */
export function sortedRows<Row extends object>(
  rows: readonly Row[],
  sort: string | undefined,
  { names, figures }: Sorts,
): readonly Row[] {
  const by = (sort?.split(',') ?? []).map(part => {
    const key = part.replace('-', '')
    if (!(names.includes(key) || figures.includes(key)) || (rows[0] && !(key in rows[0])))
      throw unsortable(key, [...names, ...figures])
    return { key, sign: part.startsWith('-') ? -1 : 1 }
  })
  const held = (row: Row, key: string) => (row as Record<string, string | number | null | undefined>)[key] ?? ''
  const order = (key: string, a: Row, b: Row): number => {
    const [one, other] = [held(a, key), held(b, key)]
    return figures.includes(key) ? decimal(one || 0).cmp(other || 0) : byName(String(one), String(other))
  }
  return rows.toSorted((a, b) => by.map(({ key, sign }) => sign * order(key, a, b)).find(of => of !== 0) ?? 0)
}

/** Says also what the list can be sorted by: whoever asks need not read the code of each list. */
export const unsortable = (name: string, by: readonly string[]) =>
  invalid('sort', `This list cannot be sorted by ${name}${by.length ? `, only by ${by.join(', ')}` : ''}`)
