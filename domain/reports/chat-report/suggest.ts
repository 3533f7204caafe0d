import { DIMENSIONS, type Dimension, fits, MEASURES, type Measure, PERIODS } from './catalogue'
import { type NamedPlant, understand } from './question'

const MOST = 8

/** How a question that is being typed may go on: each suggestion is a whole question that the grammar understands. */
export function suggest(
  typed: string,
  today: string,
  plants: readonly NamedPlant[],
  measures: readonly Measure[],
): string[] {
  const text = typed.trim().toLowerCase()
  const known = text === '' ? null : understand(text, today, plants)
  if (!known?.config || known.unknown.length > 0) return starts(text, measures)
  const { measure } = known.config
  const padded = ` ${text} `
  const dimensions = (Object.keys(DIMENSIONS) as Dimension[]).filter(by => fits(measure, by))
  const broken = dimensions.some(by => DIMENSIONS[by].words.some(word => padded.includes(` ${word} `)))
  if (!broken) return dimensions.slice(0, MOST).map(by => `${text} by ${DIMENSIONS[by].words[0]}`)
  const dated = Object.values(PERIODS).some(words => padded.includes(words)) || / (last|from|in) /.test(padded)
  if (!dated)
    return Object.values(PERIODS)
      .slice(2, 2 + MOST)
      .map(words => `${text} ${words}`)
  return plants.some(({ plantName }) => padded.includes(plantName.toLowerCase()))
    ? []
    : plants.slice(0, MOST).map(({ plantName }) => `${text} at ${plantName}`)
}

/** The last word is still being typed: measures that begin with it, or with the whole text. */
function starts(text: string, measures: readonly Measure[]): string[] {
  const words = text.split(' ')
  const last = words.at(-1) ?? ''
  const before = words.slice(0, -1).join(' ')
  const rest = measures
    .flatMap(key => MEASURES[key].words.filter(word => word.startsWith(last) || word.startsWith(text)).slice(0, 1))
    .map(word => (word.startsWith(text) ? word : `${before} ${word}`.trim()))
  const dimensions = Object.values(DIMENSIONS)
    .flatMap(of => of.words.slice(0, 1))
    .filter(word => last && before && word.startsWith(last))
    .map(word => `${before} ${word}`)
  return [...new Set([...rest, ...dimensions])].slice(0, MOST)
}
