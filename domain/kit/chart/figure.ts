/** A number for people: `least` to `digits` decimals, thousands apart, a real minus. */
export function figure(value: number, digits = 2, least = 0): string {
  const text = value.toLocaleString('en-SG', { maximumFractionDigits: digits, minimumFractionDigits: least })
  return text === '-0' ? '0' : text.replace('-', '\u2212')
}

/** Labels of one axis with the same number of decimals, as many as its finest tick needs. */
export function figures(values: readonly number[]): string[] {
  const decimals = values.map(value => (String(Number(value.toFixed(6))).split('.')[1] ?? '').length)
  const digits = Math.max(0, ...decimals)
  return values.map(value => figure(value, digits, digits))
}

/** Width of text in px as Geist Sans sets it, near enough to lay out legends and drop colliding tick labels. */
export function textWidth(text: string, size: number): number {
  let units = 0
  for (const letter of text) units += letterWidth(letter)
  return units * size
}

function letterWidth(letter: string): number {
  if ("ijl.,:;|!'I".includes(letter)) return 0.28
  if ('frt()[]/ -'.includes(letter)) return 0.36
  if ('mwMW%'.includes(letter)) return 0.86
  if (letter >= 'A' && letter <= 'Z') return 0.66
  return 0.57
}
