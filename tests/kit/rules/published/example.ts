/**
 * A worked example as it is printed somewhere, or reckoned by hand where no print is known: each figure with the digits that
 * are printed and what the house answers. `read` is what a reading from a figure of the source may be off, in its own unit.
 */
export type Example = {
  source: string
  shows: readonly (readonly [figure: string, printed: string, answered: number, read?: number])[]
}

/** To as many places as are printed. */
export function inDigits(answered: number, printed: string): string {
  const places = printed.split('.')[1]?.length ?? 0
  const step = 10 ** places
  return (Math.round(answered * step + 1e-9) / step).toFixed(places)
}
