/**
 * What a thing of the trade is called in each language, whole or as a part of a word. `except` names sentences and labels that
 * say it otherwise: English says two things by one word there.
 */
export type Noun = { english: RegExp; zh: RegExp; ms: RegExp; ta: RegExp; except?: readonly string[] }

export const noun = (english: RegExp, zh: RegExp, ms: RegExp, ta: RegExp, ...except: string[]): Noun => ({
  english,
  zh,
  ms,
  ta,
  except,
})
