const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const ACCENTED = [...'àḃçđéḟĝĥîĵķļṁñöþɋŕšţûṽŵẋýžÀḂÇĐÉḞĜĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ']
/** More of the sentence, as German or Tamil would need it. */
const MORE = 'öñé ţŵö ţĥŕéé ḟöûŕ ḟîṽé šîẋ šéṽéñ éîĝĥţ ñîñé ţéñ '

/**
 * A sentence of the catalogue with accents on every letter and 40 % longer. What stands in braces is left, but for the texts
 * within choices, and so are tags.
 */
export function accented(text: string): string {
  let made = ''
  let letters = 0
  let at = 0
  /** Open braces: a text of a choice is read, a parameter is not. */
  const open: ('choice' | 'parameter')[] = []
  const reads = () => open.at(-1) !== 'parameter'
  while (at < text.length) {
    const char = text[at] ?? ''
    const [tag] = /^<\/?\w+>/.exec(text.slice(at)) ?? []
    if (tag && reads()) {
      made += tag
      at += tag.length
      continue
    }
    if (char === '{') open.push(reads() ? 'parameter' : 'choice')
    else if (char === '}') open.pop()
    const place = reads() ? PLAIN.indexOf(char) : -1
    made += place < 0 ? char : ACCENTED[place]
    if (place >= 0) letters++
    at++
  }
  const more = Math.ceil(letters * 0.4)
  return more > 1
    ? `${made} ${MORE.repeat(Math.ceil(more / MORE.length))
        .slice(0, more - 1)
        .trim()}`
    : made
}
