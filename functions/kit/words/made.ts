import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { LANGUAGES, type Language } from '~/domain/kit/language'
import { type Catalogue, moduleOf, sentencesOf } from './module-of'
import { type Area, accentedPack, type Labels, packOf, type Translations } from './pack-of'

export const TRANSLATED = LANGUAGES.filter(language => language !== 'en' && language !== 'xa')

/** Every catalogue of a language with the English that it translates. */
export function areasOf(language: Language): Area[] {
  return readdirSync('domain').flatMap(area => {
    const english: Catalogue | undefined = readJson(`domain/${area}/words.en.json`)
    if (!english) return []
    const translated: Translations | undefined = readJson(`domain/${area}/words.${language}.json`)
    return [{ area, english, translated: translated ?? {} }]
  })
}
export const labelsOf = (language: Language): Labels => readJson(`domain/kit/labels.${language}.json`) ?? {}

/** All that `npm run words` makes, and whether the file differs. */
export function made(): { path: string; text: string; stale: boolean }[] {
  const languages = TRANSLATED.map(language => ({ language, areas: areasOf(language), labels: labelsOf(language) }))
  const translated = new Set(
    languages.flatMap(({ areas }) =>
      areas.flatMap(({ area, translated }) => sentencesOf(area, translated).map(({ key }) => key)),
    ),
  )
  const [first] = languages
  if (!first) return []
  return [
    ...first.areas.map(({ area, english }) => ({
      path: `domain/${area}/words.ts`,
      text: moduleOf(area, english, translated),
    })),
    ...languages.map(({ language, areas, labels }) => ({
      path: `domain/kit/languages/${language}.ts`,
      text: packOf(language, areas, labels),
    })),
    { path: 'domain/kit/languages/xa.ts', text: accentedPack(first.areas, first.labels) },
  ].map(file => ({
    ...file,
    stale: !existsSync(file.path) || readFileSync(file.path, 'utf8') !== file.text,
  }))
}

const readJson = (path: string) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined)
