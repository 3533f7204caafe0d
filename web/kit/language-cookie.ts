import type { Language } from '~/domain/kit/language'

const YEAR = 31_536_000

/** Read at the door, see `languageOf`. */
export const languageCookie = (language: Language) => `language=${language}; Path=/; Max-Age=${YEAR}; SameSite=Lax`
