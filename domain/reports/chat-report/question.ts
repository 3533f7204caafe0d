import { type ChatConfig, DIMENSIONS, type Dimension, fits, IN_TIME, MEASURES, type Measure } from './catalogue'
import { periodOf, readPeriod } from './period'

export type NamedPlant = { id: string; plantName: string; plantCode: string }
export type Understood = {
  /** Null where no word of the question is in the catalogue. */
  config: ChatConfig | null
  /** Words that say nothing to the grammar: told, not guessed at. */
  unknown: string[]
}

const FILLERS = new Set(
  'a an the show me give us what how much many is are was were of in at for on and with each every all by per as chart graph plot our we did do much'.split(
    ' ',
  ),
)

/**
 * A question in words by a fixed grammar: `[top N] measure [by dimension] [at plant] [period] [as line|bar]`, in any order.
 * The same words always mean the same; what is not named takes the usual: volume, by plant, the last 30 days.
 */
export function understand(question: string, today: string, plants: readonly NamedPlant[]): Understood {
  let rest = ` ${question
    .toLowerCase()
    .replaceAll(/[?!,.;:'"]+(?=\s|$)/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()} `
  const cut = (words: string) => {
    rest = rest.replace(words, ' ').replaceAll(/\s+/g, ' ')
  }
  const period = readPeriod(rest, today)
  if (period) cut(period.words)
  const top = / top (\d{1,3}) /.exec(rest)
  if (top) cut(` top ${top[1]} `)
  const shape = / (?:as )?(?:a )?(line|bar|bars|trend) /.exec(rest)
  if (shape) cut(shape[0])
  const plant = longest(
    plants.flatMap(of => [of.plantName, of.plantCode].map(words => [words.toLowerCase(), of] as const)),
    rest,
  )
  if (plant) cut(` ${plant[0]} `)
  const asked = dimensionAfterBy(rest)
  if (asked) cut(asked[0])
  const measure = longest(wordsOf<Measure>(MEASURES), rest)
  if (measure) cut(` ${measure[0]} `)
  const loose = asked ? null : longest(wordsOf<Dimension>(DIMENSIONS), rest)
  if (loose) cut(` ${loose[0]} `)

  const unknown = rest.split(' ').filter(word => word && !FILLERS.has(word))
  const dimension = asked?.[1] ?? loose?.[1]
  if (!measure && !dimension && !plant && !period) return { config: null, unknown }
  const of = measure?.[1] ?? 'volume'
  const usual: Dimension = MEASURES[of].from === 'invoices' ? 'customer' : plant ? 'day' : 'plant'
  const by = dimension && fits(of, dimension) ? dimension : usual
  if (dimension && by !== dimension) unknown.push(`by ${dimension}`)
  const { from, to } = period ?? periodOf('30-days', today)
  const wanted = top ? Math.max(1, Math.min(100, Number(top[1]))) : null
  const chart = shape ? (/^(line|trend)$/.test(shape[1] ?? '') ? 'line' : 'bar') : usualChart(by)
  return { config: { measure: of, by, from, to, plantId: plant?.[1].id ?? null, top: wanted, chart }, unknown }
}

export const usualChart = (by: Dimension): ChatConfig['chart'] =>
  IN_TIME.includes(by) && by !== 'weekday' && by !== 'hour' ? 'line' : 'bar'

const wordsOf = <Key extends string>(of: Record<Key, { words: readonly string[] }>) =>
  (Object.keys(of) as Key[]).flatMap(key => of[key].words.map(words => [words, key] as const))

/** The longest phrase that is in the text as whole words. */
function longest<Value>(phrases: readonly (readonly [string, Value])[], text: string): readonly [string, Value] | null {
  const found = phrases.filter(([words]) => words && text.includes(` ${words} `))
  return found.sort(([a], [b]) => b.length - a.length)[0] ?? null
}

/** `by strength class` is the grade and `strength` alone the measure: what follows `by` breaks down. */
function dimensionAfterBy(text: string): readonly [string, Dimension] | null {
  const found = wordsOf<Dimension>(DIMENSIONS).filter(([words]) =>
    [' by ', ' per ', ' each ', ' for each '].some(by => text.includes(`${by}${words} `)),
  )
  const best = found.sort(([a], [b]) => b.length - a.length)[0]
  const before = best && [' for each ', ' by ', ' per ', ' each '].find(by => text.includes(`${by}${best[0]} `))
  return best && before ? [`${before}${best[0]} `, best[1]] : null
}

/** The configuration in words that would be understood as itself. */
export function inWords(of: ChatConfig, plants: readonly NamedPlant[]): string {
  const plant = plants.find(({ id }) => id === of.plantId)
  return [
    of.top ? `top ${of.top}` : '',
    MEASURES[of.measure].words[0],
    `by ${DIMENSIONS[of.by].words[0]}`,
    plant ? `at ${plant.plantName}` : '',
    `from ${of.from} to ${of.to}`,
    of.chart === usualChart(of.by) ? '' : `as ${of.chart}`,
  ]
    .filter(Boolean)
    .join(' ')
}
