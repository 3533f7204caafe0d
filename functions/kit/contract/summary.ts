import { type Call, rightOf } from '~/domain/access/rights'
import { SUMMARIES } from './summaries'
import { LISTS, NOUNS, VERBS, WORDS } from './trade-words'

/** What a call does in a few words of the trade: from its own line, or from its method and path. */
export const summaryOf = (call: Call): string => SUMMARIES[call] ?? madeOf(call)

function madeOf(call: Call): string {
  const [method = '', path = ''] = call.split(' ')
  const parts = path.split('/').filter(Boolean)
  const given = parts.filter(part => !part.startsWith(':')).map(wordsOf)
  const subject = given[0] ?? []
  const last = given.length > 1 ? given.at(-1)! : []
  const one = article(nounOf(subject))
  const many = plural(nounOf(subject))
  const ofOne = parts.some(part => part.startsWith(':'))
  if (subject[0] === 'engineering') return `Calculate ${last.join(' ')}`
  if (given.length === 1) return plain(method, ofOne, one, many)
  const [verb = '', ...rest] = last
  if (verb in LISTS && rest.length === 0) return `${LISTS[verb]} ${many}`
  const does = VERBS[verb]
  if (does && rest.length === 0) return `${does} ${one}`
  if (does) return `${does} ${rest.join(' ')}${covers(rest, subject) ? '' : ` of ${ofOne ? one : many}`}`
  const what = `${last.join(' ')}${covers(last, subject) ? '' : ` of ${ofOne ? one : many}`}`
  if (method === 'DELETE') return `Remove ${what}`
  if (method === 'GET' || isLook(call)) return `Show ${what}`
  return method === 'PUT' ? `Change ${what}` : `Save ${what}`
}

function plain(method: string, ofOne: boolean, one: string, many: string): string {
  if (method === 'GET') return ofOne ? `Show ${one}` : `List ${many}`
  if (method === 'POST') return `Save ${one}`
  return method === 'PUT' ? `Change ${one}` : `Remove ${one}`
}

/** A call that only looks may still be a POST, because its question is long. */
function isLook(call: Call): boolean {
  const right = rightOf(call)
  return typeof right !== 'string' && right[0] === 'view'
}

const wordsOf = (part: string): string[] =>
  part
    .replaceAll(/\{.*\}/g, '')
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .flatMap(word => WORDS[word] ?? [word])

const covers = (words: readonly string[], subject: readonly string[]) =>
  subject.every(word => words.some(other => other.replace(/s$/, '') === word.replace(/s$/, '')))

function nounOf(words: readonly string[]): string {
  const text = words.join(' ')
  return NOUNS[text] ?? text.replace(/ies$/, 'y').replace(/(?<!s)s$/, '')
}

function plural(noun: string): string {
  if (/(?:[^aeiou])y$/.test(noun)) return noun.replace(/y$/, 'ies')
  return /(s|x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`
}

const article = (noun: string) => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`
