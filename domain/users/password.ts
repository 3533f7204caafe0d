/** NIST 800-63B-4: length and a list of bad ones count; composition rules and rotation do not. */
export const PASSWORD = { least: 15, most: 128 } as const

export type Owner = { username: string; name: string; company: string }

/** What everybody tries first here: the trade, the place, and what people call a secret. */
const TRIED_FIRST = [
  'administrator',
  'readymix',
  'concrete',
  'singapore',
  'password',
  'passphrase',
  'letmein',
  'welcome',
  'cement',
  'portal',
  'batching',
  'dispatch',
]
/** As they lie on a keyboard, and as they are counted; also backwards. */
const RUNS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'qazwsxedcrfvtgbyhnujm',
  '1q2w3e4r5t6y7u8i9o0p',
].flatMap(run => [run, [...run].reverse().join('')])
const SHORTEST_RUN = 4
/** Of letters, once everything is away that is tried first: fewer are soon tried out. */
const FEWEST_LETTERS = 4
/** A shorter word, as "demo" or "and", says nothing of whoever chose it. */
const A_WORD = 5

const EASY = 'This password is too easy to guess'
const COMMON = 'This password is among those that are tried first, because many people have used it. Choose another one'
export const BREACHED = 'This password has been in a data breach, so others know it. Choose another one'

/**
 * Null when a new password will do, else what is wrong with it. `common` knows what many people have used, in lower case.
 * A password that is in use is never asked about: only where one is chosen.
 */
export function passwordFault(password: string, of: Owner, common: (text: string) => boolean): string | null {
  if (password.length < PASSWORD.least) return `A password has at least ${PASSWORD.least} characters`
  if (password.length > PASSWORD.most) return `A password has at most ${PASSWORD.most} characters`
  const plain = password.normalize('NFKC').toLowerCase()
  const username = of.username.toLowerCase()
  if (username.length > 3 && plain.includes(username)) return 'A password does not contain the user name'
  if (new Set(plain).size < 5) return EASY
  if (common(plain) || common(plain.replaceAll(/[^\p{L}\d]/gu, ''))) return COMMON
  const known = [...TRIED_FIRST, ...wordsOf(of)].sort((a, b) => b.length - a.length)
  const bare = plain.replaceAll(/[\s_.,:;'"/\\+*()-]/g, '')
  if (isDecorated(bare, common)) return COMMON
  for (const read of [bare, ...spelt(bare)]) {
    const left = known.reduce((rest, word) => rest.replaceAll(word, ' '), read)
    const letters = withoutRuns(left).replaceAll(/[^\p{L}]/gu, '')
    if (letters.length < FEWEST_LETTERS) return EASY
    const unit = repeated(letters)
    if (unit.length < A_WORD ? unit !== letters : common(unit)) return unit.length < A_WORD ? EASY : COMMON
  }
  return null
}

const wordsOf = ({ username, name, company }: Owner): string[] =>
  `${username} ${name} ${company}`
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(word => word.length >= A_WORD)

/** What figures and signs stand for, where people write a word with them; 1 may be either of two letters. */
const SIGNS: Record<string, string> = { 0: 'o', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b', 9: 'g', '@': 'a', $: 's' }

/** As a word that is written with figures and signs. */
const spelt = (text: string): string[] =>
  ['i', 'l'].map(one => text.replaceAll(/[^\p{L}]/gu, sign => SIGNS[sign] ?? ('1!|'.includes(sign) ? one : sign)))

/** Whether it is one word with figures and signs around it; of these the nearest may stand for letters of the word. */
function isDecorated(bare: string, common: (text: string) => boolean): boolean {
  const before = /^[^\p{L}]*/u.exec(bare)![0].length
  const after = /[^\p{L}]*$/u.exec(bare)![0].length
  const words = [bare, ...spelt(bare)]
  for (let from = 0; from <= before; from++)
    for (let to = bare.length - after; to <= bare.length; to++)
      if (to - from >= A_WORD && words.some(word => common(word.slice(from, to)))) return true
  return false
}

function withoutRuns(text: string): string {
  let rest = ''
  for (let at = 0; at < text.length; ) {
    const length = runAt(text, at)
    if (length < SHORTEST_RUN) rest += text[at++]
    else at += length
  }
  return rest
}

/** How long the longest run is that begins here. */
function runAt(text: string, at: number): number {
  let longest = 0
  for (const run of RUNS) {
    const from = run.indexOf(text[at]!)
    if (from < 0) continue
    let length = 1
    while (from + length < run.length && text[at + length] === run[from + length]) length++
    longest = Math.max(longest, length)
  }
  return longest
}

/** "dragondragondragon" is "dragon", and so is "dragondragondra". */
function repeated(text: string): string {
  for (let length = 1; length <= text.length / 2; length++)
    if ([...text].every((letter, at) => letter === text[at % length])) return text.slice(0, length)
  return text
}
