/** The languages of the portal. The last is no language: it shows what is not translated and what does not fit. */
export const LANGUAGES = ['en', 'zh', 'ms', 'ta', 'xa'] as const
export type Language = (typeof LANGUAGES)[number]

/** As `<html lang>` and `Intl` take them. */
export const LANGUAGE_TAGS: Record<Language, string> = {
  en: 'en-SG',
  zh: 'zh-Hans-SG',
  ms: 'ms-SG',
  ta: 'ta-SG',
  xa: 'en-XA',
}

export const SPOKEN = ['en', 'zh', 'ms', 'ta'] as const
/** What a person may choose. */
export type Spoken = (typeof SPOKEN)[number]
/** Each by its own name. */
export const LANGUAGE_NAMES: Record<Spoken, string> = { en: 'English', zh: '中文', ms: 'Melayu', ta: 'தமிழ்' }

export const isLanguage = (text: string | null | undefined): text is Language =>
  LANGUAGES.some(language => language === text)

/** The first language of an `Accept-Language` header that the portal speaks, by its weights; English where none is. */
export function acceptedLanguage(header: string | null): Language {
  const wanted = (header ?? '').split(',').map((part, at) => {
    const [tag = '', ...more] = part.trim().toLowerCase().split(';')
    const weight = more.map(each => /^\s*q=([\d.]+)$/.exec(each)?.[1]).find(Boolean)
    return { language: tag === 'en-xa' ? 'xa' : tag.split('-')[0], weight: Number(weight ?? 1), at }
  })
  for (const { language, weight } of wanted.sort((a, b) => b.weight - a.weight || a.at - b.at))
    if (weight > 0 && isLanguage(language)) return language
  return 'en'
}

/** What was chosen on this device, else what its browser asks for. */
export const languageOf = (headers: Headers): Language => {
  const chosen = /(?:^|;\s*)language=([a-z]+)/.exec(headers.get('cookie') ?? '')?.[1]
  return isLanguage(chosen) ? chosen : acceptedLanguage(headers.get('accept-language'))
}
