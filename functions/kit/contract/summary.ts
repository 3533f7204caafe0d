import { type Call, RIGHTS } from '~/domain/access/rights'
import { SUMMARIES } from './summaries'
import { ENDINGS, NOUNS, SUBJECTS, WORDS } from './trade-words'

/** What a call does in a few words of the trade: from its own line, or from its method and path. */
export const summaryOf = (call: Call): string => SUMMARIES[call] ?? asked(call) ?? ofFile(call) ?? madeOf(call) ?? call

/** IT support looks at raw material tests by the same paths under another name. */
function asked(call: Call): string | undefined {
  const same = call.replace('/matiralestingsupport/', '/raw-material-test/') as Call
  return same !== call && same in RIGHTS ? `${summaryOf(same)} for IT support` : undefined
}

/** The steps in which a file of rows comes in are the same for every noun. */
function ofFile(call: Call): string | undefined {
  const [, , path, step] = /^(GET|POST) (\/.+?)\/(template|upload(?:\/:id(?:\/commit|\/rejects)?)?)$/.exec(call) ?? []
  if (!path || !step) return undefined
  const rows = `${plural(subjectOf(path).noun)}${path.endsWith('/v2') ? ' in the second layout' : ''}`
  const does: Record<string, string> = {
    template: `Download the template for ${rows}`,
    upload: `Upload a file of ${rows}`,
    'upload/:id': `Check an uploaded file of ${rows} again`,
    'upload/:id/commit': `Import an uploaded file of ${rows}`,
    'upload/:id/rejects': `Download the refused rows of a file of ${rows}`,
  }
  return does[step]
}

/** Nothing where the path says more than is known here: such a call needs a line of its own. */
function madeOf(call: Call): string | undefined {
  const [method = '', path = ''] = call.split(' ')
  const { noun, rest } = subjectOf(path)
  const ending = ENDINGS[rest]
  if (ending) return ending.replace('{a}', article(noun)).replace('{many}', plural(noun))
  const ofOne = rest === ':id'
  if (rest && !ofOne) return undefined
  if (method === 'GET') return ofOne ? `Show ${article(noun)}` : `List ${plural(noun)}`
  if (method === 'POST') return `Save ${article(noun)}`
  return method === 'PUT' ? `Change ${article(noun)}` : `Remove ${article(noun)}`
}

/** What a path is about, and what it says beyond that. */
function subjectOf(path: string): { noun: string; rest: string } {
  const parts = path.split('/').filter(Boolean)
  for (let length = parts.length; length > 1; length--) {
    const noun = SUBJECTS[parts.slice(0, length).join('/')]
    if (noun) return { noun, rest: parts.slice(length).join('/') }
  }
  const [first = '', ...rest] = parts
  return { noun: SUBJECTS[first] ?? nounOf(wordsOf(first)), rest: rest.join('/') }
}

const wordsOf = (part: string): string[] =>
  part
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .flatMap(word => WORDS[word] ?? [word])

function nounOf(words: readonly string[]): string {
  const text = words.join(' ')
  return NOUNS[text] ?? text.replace(/ies$/, 'y').replace(/(?<!s)s$/, '')
}

function plural(noun: string): string {
  const [first = '', ...of] = noun.split(/(?= of )/)
  if (of.length) return `${plural(first)}${of.join('')}`
  if (/(?:[^aeiou])y$/.test(noun)) return noun.replace(/y$/, 'ies')
  return /(s|x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`
}

const article = (noun: string) => `${/^[aeio]|^u(?!ni|se)/.test(noun) ? 'an' : 'a'} ${noun}`
