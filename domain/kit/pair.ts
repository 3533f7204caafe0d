/** Two figures from a table: a list in a file has any length until it is counted. */
export function pairOf(figures: readonly number[]): [number, number] {
  const [first, second] = figures
  if (first === undefined || second === undefined || figures.length > 2)
    throw new RangeError(`two figures expected, not ${figures.length}`)
  return [first, second]
}

/** The same for each entry of a table; an entry that is not given is left out. */
export const pairsOf = (
  table: Readonly<Record<string, readonly number[] | undefined>>,
): Record<string, [number, number]> =>
  Object.fromEntries(Object.entries(table).flatMap(([name, figures]) => (figures ? [[name, pairOf(figures)]] : [])))
