/** A part of a compiled sentence: text, the number of a plural, or a parameter with its kind. */
export type Node = string | number | readonly unknown[]
type Kind = 'text' | 'other' | 'word' | 'figure' | 'choice' | 'plural' | 'tag'

const ANY = 'string | number'
const KINDS: Record<number, Kind> = { 1: 'choice', 2: 'plural', 4: 'figure', 5: 'figure', 6: 'figure' }
const WRITTEN: Record<number, string> = { 4: 'number', 5: 'date', 6: 'time' }

/** How the portal writes figures and days; a style that is not here is refused. */
const STYLES: Record<string, string> = {
  number: 'showNumber',
  'number money': 'showMoney',
  'number unit-price': 'showUnitPrice',
  'number volume': 'showVolume',
  'number mass': 'showMass',
  date: 'showDate',
  'date time': 'showDateTime',
  time: 'showTime',
}

const styled = (node: Node) => {
  const [, kind, style] = node as [string, number, string | undefined]
  return style ? `${WRITTEN[kind]} ${style}` : WRITTEN[kind]!
}

export const TYPES = {
  kindOf: (node: Node): Kind => {
    if (!Array.isArray(node)) return 'text'
    if (node.length === 1) return 'word'
    return typeof node[1] === 'number' ? (KINDS[node[1]] ?? 'other') : 'tag'
  },
  styleOf: (node: Node) => STYLES[styled(node)]!,
}

/** What a node needs to be said: the parameters with their types. */
export function look(node: Node, types: Map<string, string>, key: string, inside = ''): void {
  const kind = TYPES.kindOf(node)
  if (kind === 'text') return
  const [name, , choices] = node as [string, unknown, Record<string, Node>]
  if (kind === 'other') throw new Error(`${key}: ${name} is of a kind that is not made`)
  if (kind === 'word') take(types, key, name, ANY)
  else if (kind === 'figure') {
    const style = styled(node)
    if (!STYLES[style]) throw new Error(`${key}: there is no style "${style}"`)
    take(types, key, name, style.startsWith('number') ? ANY : 'string')
  } else if (kind === 'tag') {
    if (inside) throw new Error(`${key}: <${name}> is inside the choice of ${inside}; write it around the whole`)
    take(types, key, name, 'Tag<Node>')
    for (const inner of (node as readonly Node[]).slice(1)) look(inner, types, key)
  } else {
    const forms = Object.keys(choices).map(form => `'${form}'`)
    take(types, key, name, kind === 'plural' ? 'number' : forms.join(' | '))
    for (const option of Object.values(choices).flat() as Node[]) look(option, types, key, name)
  }
}

/** The same parameter twice has the narrower type. */
function take(types: Map<string, string>, key: string, name: string, type: string): void {
  if (!/^[a-z][A-Za-z0-9]*$/.test(name)) throw new Error(`${key}: ${name} is no name of a parameter`)
  const known = types.get(name) ?? type
  if (known !== type && known !== ANY && type !== ANY) throw new Error(`${key}: ${name} is ${known} and ${type}`)
  types.set(name, known === ANY ? type : known)
}
