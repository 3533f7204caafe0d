/**
 * What a language other than English says: texts by their English, sentences with parameters by `area.name` of their
 * function. Made by `npm run words`, a module a language, which only that language loads.
 */
export type Pack = {
  /** As `<html lang>` and `Intl` take it. */
  readonly tag: string
  readonly texts: Readonly<Record<string, string>>
  readonly sentences: Readonly<Record<string, Saying>>
}
/** A method, so that each sentence keeps the type of its own parameters. */
type Saying = { say(given: object): string }['say']

declare global {
  /** The language of now: of the request on a server, of the page in a browser; none is English. */
  var spokenPack: (() => Pack | undefined) | undefined
}

/** A text without parameters in the language of now, else as it is. The Worker says English alone, see `edge-bundle.mjs`. */
export const translated = (text: string): string => globalThis.spokenPack?.()?.texts[text] ?? text

/** A sentence with parameters in the language of now; undefined where it has none, and English is said. */
export const translatedWith = (key: string, given: object): string | undefined =>
  globalThis.spokenPack?.()?.sentences[key]?.(given)

/** The language of now as `<html lang>` takes it. */
export const spokenTag = (): string => globalThis.spokenPack?.()?.tag ?? 'en-SG'

/** What is kept is English, whoever reads it later: a reason in the trail, the text of a job. Nothing may be awaited within. */
export function inEnglish<Said>(say: () => Said): Said {
  const spoken = globalThis.spokenPack
  globalThis.spokenPack = undefined
  try {
    return say()
  } finally {
    globalThis.spokenPack = spoken
  }
}
