import { LANGUAGE_TAGS, type Language } from '~/domain/kit/language'
import { accented } from './accented'
import { type Catalogue, importsFor, nodesOf, saidBy, sentencesOf } from './module-of'
import type { Node } from './node'

/** A text and what it says, told back in English, so that who does not read it can judge it. */
export type Translation = [text: string, back: string]
export type Translations = Record<string, Record<string, Translation>>
export type Area = { area: string; english: Catalogue; translated: Translations }
/** Labels of tables in the code, by their English. */
export type Labels = Record<string, Translation>

/** The module of a language: what it says of all areas, and nothing of what is said in English. */
export function packOf(language: Language, areas: readonly Area[], labels: Labels): string {
  const tag = LANGUAGE_TAGS[language]
  const texts = new Map<string, string>()
  const add = (english: string, text: string) => {
    const known = texts.get(english) ?? text
    if (known !== text) throw new Error(`${language}: "${english}" is said as "${known}" and as "${text}"`)
    texts.set(english, text)
  }
  for (const [english, [text]] of Object.entries(labels)) add(english, text)
  const sentences = areas.flatMap(({ area, english, translated }) => {
    const said = new Map(sentencesOf(area, translated).map(({ key, text }) => [key, text[0]]))
    return sentencesOf(area, english).flatMap(({ key, name, text }) => {
      const other = said.get(key)
      if (other === undefined) return []
      const { given, rich, answer } = saidBy(nodesOf(other), key, tag)
      const first = saidBy(nodesOf(text), key)
      if (first.given) {
        if (rich) throw new Error(`${key}: a sentence with tags is said in English alone`)
        return [`    '${area}.${name}': (${given && `given: { ${first.given} }`}) => ${answer},\n`]
      }
      add(plain(nodesOf(text)), plain(nodesOf(other)))
      return []
    })
  })
  const body = sentences.join('')
  return [
    `// Made by \`npm run words\` from words.${language}.json of each area.\n`,
    importsFor(body, '..'),
    `import type { Pack } from '../translated'\n\n`,
    `const pack: Pack = {\n  tag: '${tag}',\n  texts: {\n`,
    ...[...texts].map(([english, text]) => `    ${JSON.stringify(english)}: ${JSON.stringify(text)},\n`),
    `  },\n  sentences: {\n${body}  },\n}\nexport default pack\n`,
  ].join('')
}

const plain = (nodes: readonly Node[]) => nodes.join('')

/** The language that is none: all that is translated, with accents and 40 % longer. */
export function accentedPack(areas: readonly Area[], labels: Labels): string {
  const of = (text: string): Translation => [accented(text), text]
  return packOf(
    'xa',
    areas.map(({ area, english, translated }) => ({
      area,
      english,
      translated: Object.fromEntries(
        Object.entries(translated).map(([noun, sentences]) => [
          noun,
          Object.fromEntries(Object.keys(sentences).map(sentence => [sentence, of(english[noun]?.[sentence] ?? '')])),
        ]),
      ),
    })),
    Object.fromEntries(Object.keys(labels).map(english => [english, of(english)])),
  )
}
