import type { Random } from '~/db/seed/random'

/** A record of the company with the ways in which people would ask for it. */
export type Told = {
  kind: string
  id: string
  label: string
  names: string[]
  codes: string[]
  phones: string[]
  amount: string | null
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** One wrong letter: swapped with the next, left out, doubled or another one. Short words are typed right. */
function slip(text: string, random: Random): string {
  const words = text.split(' ')
  const long = words.flatMap((word, at) => (/^[A-Za-z]{5,}$/.test(word) ? [at] : []))
  const at = random.pick(long)
  const word = words[at]!
  const place = random.whole(1, word.length - 2)
  const made = [
    word.slice(0, place) + word[place + 1] + word[place] + word.slice(place + 2),
    word.slice(0, place) + word.slice(place + 1),
    word.slice(0, place) + word[place] + word.slice(place),
    word.slice(0, place) + random.pick([...LETTERS]) + word.slice(place + 1),
  ]
  return words.with(at, random.pick(made)).join(' ')
}

const mayslip = (text: string, times: number) =>
  text
    .split(' ')
    .filter(word => /^[A-Za-z]{5,}$/.test(word))
    .join('').length >=
  5 * times

function shuffled(words: string[], random: Random): string[] {
  const left = [...words]
  return words.map(() => left.splice(random.whole(0, left.length - 1), 1)[0]!)
}

/** The forms in which a record may be asked for; `isTelling` says whether a part of a name is of few records. */
export function formsOf(
  told: Told,
  random: Random,
  isTelling: (words: string[]) => boolean,
): [form: string, text: string][] {
  const forms: [string, string][] = []
  for (const name of told.names) {
    const words = name
      .replaceAll(/[^\p{L}\p{N} ]/gu, ' ')
      .split(/\s+/)
      .filter(Boolean)
    forms.push(
      ['as it is', name],
      ['small letters', name.toLowerCase()],
      ['other order', shuffled(words, random).join(' ')],
    )
    if (mayslip(name, 1)) forms.push(['one wrong letter', slip(name, random)])
    if (mayslip(name, 2)) forms.push(['two wrong letters', slip(slip(name, random), random)])
    if (mayslip(name, 1)) forms.push(['other order, one wrong letter', slip(shuffled(words, random).join(' '), random)])
    for (const part of [words.slice(0, 2), words.slice(-2), words.slice(0, 1)])
      if (part.length < words.length && isTelling(part)) forms.push(['a part', part.join(' ')])
    if (words.length > 1) forms.push(['without spaces', words.slice(0, 3).join('').toLowerCase()])
  }
  for (const code of told.codes) {
    const bare = code.replaceAll(/[^A-Za-z0-9]/g, '')
    forms.push(['code', code], ['code in small letters', code.toLowerCase()], ['code without signs', bare])
    forms.push(['code with spaces', bare.replaceAll(/(?<=[A-Za-z])(?=\d)|(?<=\d)(?=[A-Za-z])/g, ' ')])
  }
  for (const phone of told.phones) {
    const own = phone.replace(/^\+65 ?/, '')
    forms.push(['phone', phone], ['phone without country', own], ['phone without spaces', own.replaceAll(' ', '')])
    forms.push(['phone from abroad', `0065${own.replaceAll(' ', '')}`])
  }
  if (told.amount) {
    const grouped = told.amount.replace(/\B(?=(\d{3})+\.)/g, ',')
    forms.push(['amount', told.amount], ['amount with currency', `S$${grouped}`], ['amount with commas', grouped])
  }
  return forms
}
