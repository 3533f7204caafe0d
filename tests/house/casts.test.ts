import { expect, test } from 'vitest'
import { castsOf, KINDS } from './casts'
import { sourcesOf } from './writers'

/** As many as there are; a type that is mended lowers it, and nothing raises it. */
const CEILING = 76

test('the rooms of the portal claim no more types than they did', () => {
  const casts = castsOf(sourcesOf('domain', 'db', 'workflows', 'functions', 'web'))
  const counts = KINDS.map(kind => `${kind} ${casts.filter(cast => cast.kind === kind).length}`)
  console.log(`casts ${casts.length}: ${counts.join(', ')}`)
  const list = casts.map(({ kind, at, text }) => `${at} ${kind}: ${text}`).join('\n')
  expect(casts.length, `type it instead of claiming it:\n${list}`).toBeLessThanOrEqual(CEILING)
})

const kindsIn = (text: string, others: [string, string][] = []) =>
  castsOf(new Map([['db/a.ts', text], ...others])).map(({ kind, at }) => `${kind} ${at}`)

test('a planted cast is counted, whatever it asserts', () => {
  expect(kindsIn('const a = b as never')).toEqual(['to never db/a.ts:1'])
  expect(kindsIn('const a = b as unknown as Row')).toEqual(['over unknown db/a.ts:1'])
  expect(kindsIn('const a = (b as unknown) as Row')).toEqual(['over unknown db/a.ts:1'])
  expect(kindsIn('const a = b as any')).toEqual(['to any db/a.ts:1'])
  expect(kindsIn('const a = <T>(b: T[]) => b[0] as T')).toEqual(['to a type parameter db/a.ts:1'])
  expect(kindsIn('function a<T>(b: T) {\n  type Row = T[]\n  return b as Row\n}')).toEqual([
    'to a type parameter db/a.ts:3',
  ])
})

test('what asserts no more than the compiler sees is none', () => {
  expect(kindsIn("const a = ['x'] as const")).toEqual([])
  expect(kindsIn('const a = b as Row')).toEqual([])
  expect(kindsIn('const a = <T>(b: T[]): T | undefined => b[0]\na([1])')).toEqual([])
})

test('each use of a function that answers as asked is counted, and no use of one that proves its answer', () => {
  const asked = 'export const read = async <T>(path: string): Promise<T> => (await fetch(path)).json() as T'
  const use = "import { read as ask } from './read'\nask<Row>('/a')\nask<Row>('/b')"
  expect(kindsIn(use, [['db/read.ts', asked]])).toEqual([
    'answer as asked db/a.ts:2',
    'answer as asked db/a.ts:3',
    'to a type parameter db/read.ts:1',
  ])
  expect(kindsIn('interface Store {\n  read<T>(path: string): T\n}\nconst a = (s: Store) => s.read<Row>("x")')).toEqual(
    ['answer as asked db/a.ts:4'],
  )
  const proved =
    'const FIELDS = { Text: (name: string) => name }\nconst of = <S>(): { Text: (name: keyof S & string) => string } => FIELDS'
  expect(kindsIn(`${proved}\nof<Row>()`)).toEqual([])
})
