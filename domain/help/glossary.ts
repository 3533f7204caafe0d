import * as words from './words'

export type GlossaryEntry = { term: string; means: string }

/** What the words of the trade mean in this portal, by term. Each sentence of the catalogue says "Term: meaning". */
export const GLOSSARY: readonly GlossaryEntry[] = Object.entries(words)
  .filter(([key]) => key.startsWith('glossary'))
  .map(([, sentence]) => {
    const [term = '', ...means] = sentence().split(': ')
    return { term, means: means.join(': ') }
  })
  .sort((a, b) => a.term.localeCompare(b.term, 'en'))

/** The entries that hold every word typed, those whose term holds them first. */
export function glossaryOf(text: string): readonly GlossaryEntry[] {
  const asked = text.trim().toLowerCase().split(/\s+/).filter(Boolean)
  const holds = (where: string) => asked.every(word => where.toLowerCase().includes(word))
  const found = GLOSSARY.filter(({ term, means }) => holds(`${term} ${means}`))
  return [...found.filter(({ term }) => holds(term)), ...found.filter(({ term }) => !holds(term))]
}
