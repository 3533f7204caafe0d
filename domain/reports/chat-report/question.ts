import type { MaterialKind } from '../../materials/material'
import {
  type ChatConfig,
  DIMENSIONS,
  type Dimension,
  IN_TIME,
  isMoney,
  KINDS,
  MEASURES,
  type Measure,
  misfits,
} from './catalogue'
import { periodOf, readPeriod } from './period'

export type NamedPlant = { id: string; plantName: string; plantCode: string }
export type Understood = {
  /** Null unless the whole question is understood: half of one would be another question. */
  config: ChatConfig | null
  /** Words that are not in the catalogue, or do not go with the rest. */
  unknown: string[]
  /** What of the question is understood, as a question of its own. */
  nearest: ChatConfig | null
}

const FILLERS = new Set(
  'a an the show me give us what which how much many is are was were of in at for on and with each every all by per as chart graph plot our we did do does has have had'.split(
    ' ',
  ),
)
/** The order of an answer is from the most down in any case; of places in time these ask for the first. */
const MOST = /^(longest|most|highest|biggest|largest)$/
const FIRST = 5

/**
 * A question in words by a fixed grammar, in any order: `[top N] measure [by dimension] [at plant] [grade 30 or N30]
 * [at 7 days] [period] [as line|bar]`. The same words always mean the same; what is not named takes the usual: volume, by
 * plant, the last 30 days. A word outside the catalogue leaves the question without an answer.
 */
export function understand(question: string, today: string, plants: readonly NamedPlant[]): Understood {
  const text = new Words(question)
  const period = readPeriod(text.rest, today)
  if (period) text.cut(period.words)
  const top = text.take(/ top (\d{1,3}) /)
  const shape = text.take(/ (?:as )?(?:a )?(line|bar|bars|trend) /)
  const plant = text.longest(
    plants.flatMap(of => [of.plantName, of.plantCode].map(words => [words.toLowerCase(), of] as const)),
  )
  const age = text.take(/ (?:at |of |after )?(\d{1,3})[ -]?days?(?: old)? /)
  const grade = text.take(/ (?:grade |strength class |class |c|g)(\d{2,3})(?: ?mpa)? /) ?? text.take(/ (\d{2,3}) ?mpa /)
  const product = text.take(/ (?:product )?([a-z]{1,3}\d{2,3}(?:-[\w-]+)?) /)
  const asked = text.dimensionAfterBy()
  const kind = text.longest(wordsOf<MaterialKind>(KINDS))
  const measure = text.longest(wordsOf<Measure>(MEASURES)) ?? (kind ? 'used' : null)
  const dimension = asked ?? text.longest(wordsOf<Dimension>(DIMENSIONS))
  const left = text.rest.split(' ').filter(word => word && !FILLERS.has(word))
  const most = dimension !== null && left.some(word => MOST.test(word))
  const unknown = left.filter(word => !(dimension && MOST.test(word)))
  if (!measure && !dimension && !plant && !period && !grade && !product) return { config: null, unknown, nearest: null }

  const of = measure ?? (age ? 'strength' : 'volume')
  const usual: Dimension = isMoney(of) ? 'customer' : plant ? 'day' : 'plant'
  const by = dimension ?? usual
  const { from, to } = period ?? periodOf('30-days', today)
  const config: ChatConfig = {
    measure: of,
    by,
    from,
    to,
    plantId: plant?.id ?? null,
    grade: grade ? Number(grade[1]) : null,
    product: product?.[1]?.toUpperCase() ?? null,
    ageDays: age ? Number(age[1]) : null,
    kind,
    top: top ? Math.max(1, Math.min(100, Number(top[1]))) : most && IN_TIME.includes(by) ? FIRST : null,
    chart: shape ? (/^(line|trend)$/.test(shape[1] ?? '') ? 'line' : 'bar') : usualChart(by),
  }
  const wrong = misfits(config)
  const names = {
    by: `by ${by}`,
    plantId: plant?.plantName,
    grade: grade?.[0],
    product: product?.[0],
    ageDays: age?.[0],
    kind,
  }
  const all = [...unknown, ...wrong.map(part => (names[part] ?? part).trim())]
  if (!all.length) return { config, unknown: [], nearest: null }
  const nearest = { ...config, ...Object.fromEntries(wrong.map(part => [part, part === 'by' ? usual : null])) }
  return { config: null, unknown: all, nearest }
}

/** What is left of a question while its parts are read. */
class Words {
  rest: string
  constructor(question: string) {
    const plain = question.toLowerCase().replaceAll(/[?!,.;:'"’]+(?=\s|$)/g, ' ')
    this.rest = ` ${plain.replaceAll(/\s+/g, ' ').trim()} `
  }

  cut(words: string): void {
    this.rest = this.rest.replace(words, ' ').replaceAll(/\s+/g, ' ')
  }

  take(of: RegExp): RegExpExecArray | null {
    const found = of.exec(this.rest)
    if (found) this.cut(found[0])
    return found
  }

  /** Takes the longest phrase that is in the text as whole words. */
  longest<Value>(phrases: readonly (readonly [string, Value])[]): Value | null {
    const [best] = phrases
      .filter(([words]) => words && this.rest.includes(` ${words} `))
      .sort(([a], [b]) => b.length - a.length)
    if (best) this.cut(` ${best[0]} `)
    return best?.[1] ?? null
  }

  /** `by strength class` is the grade and `strength` alone the measure: what follows `by` breaks down. */
  dimensionAfterBy(): Dimension | null {
    const phrases = wordsOf<Dimension>(DIMENSIONS).flatMap(([words, of]) =>
      ['for each ', 'by ', 'per ', 'each ', 'which '].map(by => [`${by}${words}`, of] as const),
    )
    return this.longest(phrases)
  }
}

export const usualChart = (by: Dimension): ChatConfig['chart'] =>
  IN_TIME.includes(by) && by !== 'weekday' && by !== 'hour' ? 'line' : 'bar'

type Worded = readonly string[] | { words: readonly string[] }
const wordsOf = <Key extends string>(of: Record<Key, Worded>) =>
  (Object.keys(of) as Key[]).flatMap(key => {
    const one: Worded = of[key]
    return ('words' in one ? one.words : one).map(words => [words, key] as const)
  })

/** The configuration in words that would be understood as itself. */
export function inWords(of: ChatConfig, plants: readonly NamedPlant[]): string {
  const plant = plants.find(({ id }) => id === of.plantId)
  return [
    of.top ? `top ${of.top}` : '',
    of.measure === 'used' && of.kind ? `${KINDS[of.kind][0]} used` : MEASURES[of.measure].words[0],
    of.measure !== 'used' && of.kind ? KINDS[of.kind][0] : '',
    of.product ? `of product ${of.product.toLowerCase()}` : '',
    of.grade ? `of grade ${of.grade}` : '',
    of.ageDays ? `at ${of.ageDays} days` : '',
    `by ${DIMENSIONS[of.by].words[0]}`,
    plant ? `at ${plant.plantName}` : '',
    `from ${of.from} to ${of.to}`,
    of.chart === usualChart(of.by) ? '' : `as ${of.chart}`,
  ]
    .filter(Boolean)
    .join(' ')
}
