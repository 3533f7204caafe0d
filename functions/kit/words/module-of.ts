import compile from 'icu-minify/compile'
import { look, type Node, TYPES } from './node'

/** The sentences of an area: noun, sentence, English. Its full key is `area.noun.sentence`. */
export type Catalogue = Record<string, Record<string, string>>

/** `customer` and `has-projects` are said by `customerHasProjects()`. */
export const nameOf = (noun: string, sentence: string) =>
  `${noun}-${sentence}`.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

/** Every sentence of a catalogue with its key and the name of its function. */
export const sentencesOf = <Said>(area: string, catalogue: Record<string, Record<string, Said>>) =>
  Object.entries(catalogue).flatMap(([noun, sentences]) =>
    Object.entries(sentences).map(([sentence, text]) => ({
      key: `${area}.${noun}.${sentence}`,
      name: nameOf(noun, sentence),
      text,
    })),
  )

/**
 * The module of an area: a function a sentence, so that a bundle carries those alone which it says. Sentences with a
 * translation ask for it; the others carry nothing for languages that do not say them.
 */
export function moduleOf(area: string, catalogue: Catalogue, translated: ReadonlySet<string> = new Set()): string {
  const body = sentencesOf(area, catalogue).map(({ key, name, text }) =>
    functionOf(key, name, text, translated.has(key) && `${area}.${name}`),
  )
  return [
    '// Made by `npm run words` from words.en.json.\n',
    importsFor(body.join(''), area === 'kit' ? '.' : '../kit'),
    ...body,
  ].join('')
}

/** What the code of sentences takes from the kit. */
export function importsFor(body: string, kit: string): string {
  const code = body.replace(/^\/\*\*.*$/gm, '')
  const used = (names: string) => names.split(' ').filter(name => new RegExp(`\\b${name}[(<]`).test(code))
  const imports = [
    [used('showDate showDateTime showTime'), 'dates'],
    [used('showMass showMoney showNumber showUnitPrice showVolume'), 'figures'],
    [used('translated translatedWith'), 'translated'],
    [used('plural Tag').map(name => (name === 'Tag' ? 'type Tag' : name)), 'sentence'],
  ] as const
  return imports
    .map(([names, file]) => (names.length ? `import { ${names.join(', ')} } from '${kit}/${file}'\n` : ''))
    .join('')
}

/** `asks` is the key by which a translation is asked for. */
function functionOf(key: string, name: string, text: string, asks: string | false): string {
  const { given, rich, answer } = saidBy(nodesOf(text), key)
  const other = asks && given ? `translatedWith('${asks}', given) ?? ` : ''
  return [
    `\n/** ${key}: ${text.replaceAll('*/', '* /').replaceAll('\n', ' ')} */\n`,
    `export const ${name} = ${rich ? '<Node>' : ''}(${given && `given: { ${given} }`})${rich ? ': (string | Node)[]' : ''} => `,
    `${other}${asks && !given ? `translated(${answer})` : answer}\n`,
  ].join('')
}

export function nodesOf(text: string): readonly Node[] {
  const compiled = compile(text) as string | readonly Node[]
  return typeof compiled === 'string' ? [compiled] : compiled
}

/** What a sentence is given and what it answers, as code. */
export function saidBy(nodes: readonly Node[], key: string, language = '') {
  const types = new Map<string, string>()
  for (const node of nodes) look(node, types, key)
  const given = [...types].map(([param, type]) => `${param}: ${type}`).join('; ')
  const rich = given.includes('Tag<')
  const answer = rich
    ? partsOf(nodes, language)
    : types.size
      ? template(nodes, language)
      : JSON.stringify(nodes.join(''))
  return { types, given, rich, answer }
}

/** Texts and what stands between tags, in their order. */
function partsOf(nodes: readonly Node[], language: string): string {
  const parts: string[] = []
  let texts: Node[] = []
  for (const node of [...nodes, END]) {
    if (node !== END && TYPES.kindOf(node) !== 'tag') {
      texts.push(node)
      continue
    }
    if (texts.length) parts.push(template(texts, language))
    texts = []
    if (node !== END)
      parts.push(`given.${(node as [string])[0]}(${partsOf((node as readonly Node[]).slice(1), language)})`)
  }
  return `[${parts.join(', ')}]`
}
const END: Node = []

function template(nodes: readonly Node[], language: string, count = ''): string {
  const parts = nodes.map(node => (typeof node === 'string' ? escaped(node) : `\${${value(node, language, count)}}`))
  return `\`${parts.join('')}\``
}

const escaped = (text: string) => text.replace(/[\\`]|\$\{/g, match => `\\${match}`)

function value(node: Node, language: string, count: string): string {
  if (typeof node === 'number') return `showNumber(given.${count})`
  const [name, , choices] = node as [string, unknown, Record<string, Node[] | Node>]
  const kind = TYPES.kindOf(node)
  if (kind === 'word') return `given.${name}`
  if (kind === 'figure') return `${TYPES.styleOf(node)}(given.${name})`
  const forms = Object.entries(choices).map(
    ([of, option]) =>
      `${/^[a-z]\w*$/.test(of) ? of : `'${of}'`}: ${template(Array.isArray(option) ? option : [option], language, kind === 'plural' ? name : count)}`,
  )
  const rules = language && `, '${language}'`
  return kind === 'plural'
    ? `plural(given.${name}, { ${forms.join(', ')} }${rules})`
    : `{ ${forms.join(', ')} }[given.${name}]`
}
