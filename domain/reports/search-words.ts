/** What somebody typed into the search, as the index keeps its records. */
export type Asked = {
  /** `#` asks for delivery orders alone, `@` for customers alone. */
  only: 'delivery order' | 'customer' | null
  /** In small letters without accents and signs, as words. */
  words: string[]
  /** Without anything between: a plate, a code or a number however it is spaced. */
  squeezed: string
  /** With its signs, for numbers whose letters are told by their place. */
  typed: string
  /** A phone, postal code or part of one, with and without the country code. */
  digits: string[]
  amount: string | null
}

/** Numbers of the company's country are told with and without its code. */
const COUNTRY = '65'
const LETTERS: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', ı: 'i', þ: 'th', ð: 'd' }
const SIGNS = /[!-/:-@[-`{-~\s]+/g
const MOST_WORDS = 6

/** Small letters, no accents, no signs: the same as the database makes of what it keeps. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[ßæœøđłıþð]/g, letter => LETTERS[letter]!)
    .replaceAll(/['’]/g, '')
    .replaceAll(SIGNS, ' ')
    .trim()
}

export function askedOf(given: string): Asked {
  const only = given.startsWith('#') ? 'delivery order' : given.startsWith('@') ? 'customer' : null
  const typed = (only ? given.slice(1) : given).trim()
  // TiongNam is two words; XE1200K and McKay are one.
  const words = fold(typed.replaceAll(/(\p{Ll}{3})(\p{Lu}\p{Ll})/gu, '$1 $2'))
    // G40 and C40 are how a grade of 40 is said.
    .replaceAll(/\b[gc](\d\d)\b/g, 'grade $1')
    .split(' ')
    .filter(Boolean)
  return {
    only,
    typed,
    words: [...new Set(words)].slice(0, MOST_WORDS),
    squeezed: squeeze(typed),
    digits: digitsOf(typed),
    amount: amountOf(typed),
  }
}

const squeeze = (text: string): string => fold(text).replaceAll(/[^a-z0-9]/g, '')

/** `+65 9123 4567`, `006591234567`, `6591234567` and `91234567` are one phone. */
function digitsOf(typed: string): string[] {
  if (!/^[+\d\s()./-]+$/.test(typed)) return []
  const digits = typed.replaceAll(/\D/g, '').replace(/^00/, '')
  if (digits.length < 3) return []
  const own = digits.startsWith(COUNTRY) && digits.length > 6 ? digits.slice(COUNTRY.length) : null
  return own ? [digits, own] : [digits]
}

/** `S$1,234.50`, `$1234.5` and `1 234.50` are one amount; a figure without cents or currency may be one. */
function amountOf(typed: string): string | null {
  const figure = typed.replace(/^(s?\$|sgd)\s*/i, '').replaceAll(/(?<=\d)[, ](?=\d{3}\b)/g, '')
  const [, whole, cents = ''] = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(figure) ?? []
  return whole === undefined ? null : `${whole}.${cents.padEnd(2, '0')}`
}
