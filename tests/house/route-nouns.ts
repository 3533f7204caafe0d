import { dirname, join, normalize } from 'node:path'
import type { Sources } from './writers'

/** A noun of an area: its route files, and in each room the files of the area that they reach. */
export type RouteNoun = { area: string; noun: string; homes: Record<Room, string[]> }
type Room = (typeof ROOMS)[number]
const ROOMS = ['domain', 'db', 'workflows', 'web'] as const

const NO_AREA = /^functions\/(kit|local|contract)\//
/** Which rows a person sees, the tables and the lists to choose from are one file an area. */
const OF_THE_AREA = /\/(scope|tables|lookups)\.ts$/

/**
 * A noun is a route file of an area, `index.ts` aside, or the folder that holds several; `.files` and `.engine` are doors
 * of the same noun. What its route files import from their own area is its home in that room, and in web whatever sends
 * one of its calls.
 */
export function routeNouns(sources: Sources): RouteNoun[] {
  const routes = [...sources.keys()].filter(path => isRoute(path, sources.get(path)!))
  const groups = Map.groupBy(routes, path => path.split('/').slice(1, 3).join('/').replace(/\..*/, ''))
  return [...groups].map(([key, files]) => {
    const [area = '', noun = ''] = key.split('/')
    const taken = takenBy(files, sources).filter(path => !OF_THE_AREA.test(path))
    const of = (room: string) => taken.filter(path => path.startsWith(`${room}/${area}/`)).sort()
    const web = sendersOf(callsOf(files, sources), `web/${area}/`, sources)
    return { area, noun, homes: { domain: of('domain'), db: of('db'), workflows: of('workflows'), web } }
  })
}

/**
 * What a noun takes from a room and what bears the name of no other noun there is its own; where there is any, something
 * it takes must bear its name, or that of the noun that it is a part or a kind of: `requisition-test`, `portal-user`.
 */
export function namelessHomes(nouns: readonly RouteNoun[]): string[] {
  return nouns.flatMap(({ area, noun, homes }) => {
    const names = nouns.filter(other => other.area === area).map(other => other.noun)
    const own = [noun, ...names.filter(name => noun.startsWith(`${name}-`) || noun.endsWith(`-${name}`))]
    const others = names.filter(name => name !== noun && !name.includes(noun))
    return ROOMS.filter(room => {
      const rest = homes[room].filter(path => !others.some(name => bears(path, name)))
      return rest.length > 0 && !homes[room].some(path => own.some(name => bears(path, name)))
    }).map(room => `${area}/${noun}: ${room}`)
  })
}

/** Files that a route file takes from its own area and that bear the name of none of its nouns: rules, mostly. */
export function withoutNoun(nouns: readonly RouteNoun[]): string[] {
  const found = nouns.flatMap(({ area, homes }) => {
    const names = nouns.filter(other => other.area === area).map(other => other.noun)
    const taken = [...homes.domain, ...homes.db, ...homes.workflows]
    // The catalogue of an area is of all its nouns.
    return taken.filter(path => !path.endsWith('/words.ts') && !names.some(name => bears(path, name)))
  })
  return [...new Set(found)].sort()
}

/** Whether the name of a file, or of a folder on its way, holds the noun in whole words, one or many of it. */
export function bears(path: string, noun: string): boolean {
  const many = [noun, `${noun}s`, `${noun}es`, noun.replace(/y$/, 'ies')]
  const words = path
    .replace(/\.[a-z.]+$/, '')
    .split('/')
    .slice(2)
  return words.some(word => many.some(each => `-${word}-`.includes(`-${each}-`)))
}

const isRoute = (path: string, text: string) =>
  /^functions\/[a-z]+\/(?!index\.ts)/.test(path) && !NO_AREA.test(path) && /\bmay\(\s*'/.test(text)

/** Through helpers of functions, which are no route files themselves. */
function takenBy(files: readonly string[], sources: Sources): string[] {
  const seen = new Set(files)
  const taken = new Set<string>()
  for (const file of seen)
    for (const path of importsOf(file, sources)) {
      const helps = dirname(path).startsWith(dirname(file)) && path.startsWith('functions/')
      if (helps && !isRoute(path, sources.get(path)!)) seen.add(path)
      else taken.add(path)
    }
  return [...taken]
}

/** The files of the house that a file imports, types too. */
export function importsOf(file: string, sources: Sources): string[] {
  return [...sources.get(file)!.matchAll(/\bfrom '([~.][^']*)'/g)].flatMap(([, from = '']) => {
    const path = from.startsWith('~/') ? from.slice(2) : normalize(join(dirname(file), from))
    return [`${path}.ts`, `${path}.tsx`].filter(each => sources.has(each))
  })
}

const callsOf = (files: readonly string[], sources: Sources) =>
  files.flatMap(file =>
    [...sources.get(file)!.matchAll(/\bmay\(\s*'([A-Z]+) (\/[^']*)'/g)].map(([, method = '', path = '']) => ({
      path,
      chain: `.${path.slice(1).replaceAll('/', '.')}.$${method.toLowerCase()}(`,
    })),
  )

/** By the client, `api.fleet.plant['list-plant'].$get(`, or by the path, whole or up to its parameter. */
function sendersOf(calls: ReturnType<typeof callsOf>, folder: string, sources: Sources): string[] {
  const files = [...sources.keys()].filter(path => path.startsWith(folder)).sort()
  return files.filter(file => {
    const text = sources.get(file)!
    const plain = text.replace(/\s+/g, '').replace(/\['([^']+)'\]/g, '.$1')
    return calls.some(({ path, chain }) => {
      const open = path.includes('/:') && `\`${path.slice(0, path.indexOf('/:'))}/\${`
      return plain.includes(chain) || text.includes(`'${path}'`) || (open && text.includes(open))
    })
  })
}
