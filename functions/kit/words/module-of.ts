import compile from 'icu-minify/compile'
import { look, type Node, TYPES } from './node'

/** The sentences of an area: noun, sentence, English. Its full key is `area.noun.sentence`. */
export type Catalogue = Record<string, Record<string, string>>

/** `customer` and `has-projects` are said by `customerHasProjects()`. */
export const nameOf = (noun: string, sentence: string) =>
  `${noun}-${sentence}`.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

/** The module of an area: a function a sentence, so that a bundle carries those alone which it says. */
export function moduleOf(area: string, catalogue: Catalogue): string {
  const body = Object.entries(catalogue).flatMap(([noun, sentences]) =>
    Object.entries(sentences).map(([sentence, text]) =>
      functionOf(`${area}.${noun}.${sentence}`, nameOf(noun, sentence), text),
    ),
  )
  const code = body.join('').replace(/^\/\*\*.*$/gm, '')
  const used = (names: string) => names.split(' ').filter(name => new RegExp(`\\b${name}[(<]`).test(code))
  const imports = [
    [used('showDate showDateTime showTime'), 'dates'],
    [used('showMass showMoney showNumber showUnitPrice showVolume'), 'figures'],
    [used('plural Tag').map(name => (name === 'Tag' ? 'type Tag' : name)), 'sentence'],
  ] as const
  const kit = area === 'kit' ? '.' : '../kit'
  return [
    '// Made by `npm run words` from words.en.json.\n',
    ...imports.map(([names, file]) => (names.length ? `import { ${names.join(', ')} } from '${kit}/${file}'\n` : '')),
    ...body,
  ].join('')
}

function functionOf(key: string, name: string, text: string): string {
  const compiled = compile(text) as string | readonly Node[]
  const nodes = typeof compiled === 'string' ? [compiled] : compiled
  const types = new Map<string, string>()
  for (const node of nodes) look(node, types, key)
  const given = [...types].map(([param, type]) => `${param}: ${type}`).join('; ')
  const rich = given.includes('Tag<')
  const answer = rich ? partsOf(nodes) : types.size ? template(nodes) : JSON.stringify(nodes.join(''))
  return [
    `\n/** ${key}: ${text.replaceAll('*/', '* /').replaceAll('\n', ' ')} */\n`,
    `export const ${name} = ${rich ? '<Node>' : ''}(${given && `given: { ${given} }`})${rich ? ': (string | Node)[]' : ''} => ${answer}\n`,
  ].join('')
}

/** Texts and what stands between tags, in their order. */
function partsOf(nodes: readonly Node[]): string {
  const parts: string[] = []
  let texts: Node[] = []
  for (const node of [...nodes, END]) {
    if (node !== END && TYPES.kindOf(node) !== 'tag') {
      texts.push(node)
      continue
    }
    if (texts.length) parts.push(template(texts))
    texts = []
    if (node !== END) parts.push(`given.${(node as [string])[0]}(${partsOf((node as readonly Node[]).slice(1))})`)
  }
  return `[${parts.join(', ')}]`
}
const END: Node = []

function template(nodes: readonly Node[], count = ''): string {
  return `\`${nodes.map(node => (typeof node === 'string' ? escaped(node) : `\${${value(node, count)}}`)).join('')}\``
}

const escaped = (text: string) => text.replace(/[\\`]|\$\{/g, match => `\\${match}`)

function value(node: Node, count: string): string {
  if (typeof node === 'number') return `showNumber(given.${count})`
  const [name, , choices] = node as [string, unknown, Record<string, Node[] | Node>]
  const kind = TYPES.kindOf(node)
  if (kind === 'word') return `given.${name}`
  if (kind === 'figure') return `${TYPES.styleOf(node)}(given.${name})`
  const forms = Object.entries(choices).map(
    ([of, option]) =>
      `${/^[a-z]\w*$/.test(of) ? of : `'${of}'`}: ${template(Array.isArray(option) ? option : [option], kind === 'plural' ? name : count)}`,
  )
  return kind === 'plural' ? `plural(given.${name}, { ${forms.join(', ')} })` : `{ ${forms.join(', ')} }[given.${name}]`
}
