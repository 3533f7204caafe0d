import type { Subject } from '../access/grants'
import type { Role } from '../access/roles'
import type { Field } from './noun-field'

/**
 * A plain master as data: what a row holds, who may read and change it, which calls it answers and how its list looks.
 * The kits of db, workflows, functions and web each derive their part; nothing here knows a database or a screen.
 */

/** Figures or days of a row that do not go down from one to the next; what is not given is passed over. */
export type Rule = { ascending: readonly string[]; at: string; why: string }

/**
 * Whose rows they are: those of the plants or regions that a person sees. A row without one holds for all: everybody sees
 * it, and it is changed by who has that right, or else by who sees all.
 */
export type Whose = {
  by: 'plant' | 'region'
  column: string
  none?: { right?: Subject; why: string /** The filter by one finds it too. */; found?: true }
}

/** What a call does. `row` answers as the list does, `record` with all that is kept. */
export type Doing =
  | 'list'
  /** The active ones, whatever the query says of it; `active` does not let the query say it. */
  | 'list active'
  | 'active'
  /** Every row, or every active one, at once; the filters alone narrow them. */
  | 'all'
  | 'all active'
  /** The list asked by a body. */
  | 'filter'
  | 'row'
  | 'record'
  /** New without an id, changed with one; `once` demands an Idempotency-Key. */
  | 'save'
  | 'save once'
  | 'create once'
  | 'change'
  | 'status'
  | 'remove'
export type CallName = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`

type Place = { group: string; after?: string }

export type Noun = {
  /** The name of its lines in the trail and of its count among the masters. */
  key: string
  names: readonly [one: string, many: string]
  /** What refusals call it where the short name would not be understood. */
  named?: string
  area: string
  table: string
  /** What the trail calls it, where that is not the key. */
  audit?: string
  /** What the wire calls its id beside `id`. */
  idName?: string
  /** Subject of the right to look and to change, or one of each. */
  right: Subject | readonly [view: Subject, manage: Subject]
  whose?: Whose
  calls: Record<CallName, Doing>
  fields: Record<string, Field>
  rules?: readonly Rule[]
  /** Its rows hold as long as they are there; others are switched on and off. */
  active?: 'always'
  /** How often it is named elsewhere, as a column of the list. */
  counts?: Record<
    string,
    { label: string; table: string; column: string /** Counts these once, not rows. */; each?: string }
  >
  /** Rows of the list with all that is kept, as a call of old gives them. */
  answer?: 'record'
  /** The list by itself, e.g. `days,-name`. */
  order: string
  sort: readonly string[]
  keyword: readonly string[]
  /** `ids` is a query without a field of the screen. */
  filters?: readonly string[]
  byIds?: true
  /** A row that another one names is not removed; `why` with its fields in braces. */
  keptBy?: { table: string; column: string; why: string }
  screen: {
    url: string
    title: string
    /** The head of the list, where it is not the title. */
    head?: string
    roles: readonly Role[]
    /** None where the screen of that address shows this list among others. */
    menu?: Place & { area: string }
    /** Its line on the page of all masters. */
    master?: Place & { what: string }
    /** Its address for IT support. */
    support?: string
    search?: string
    columns: readonly string[]
    empty: string
    /** The switch of the form. */
    offered?: string
    /** The buttons, where `Add` and `Save` with the noun would be wrong. */
    add?: string
    save?: string
    /** A line over the fields. */
    description?: string
    /** Title of the form with fields in braces, `{upTo|no limit}` with a word for none; and of a new row. */
    called: string
    fresh?: string
    /** What its switch calls the row, where that is shorter. */
    switched?: string
    said: string
    links?: readonly { label: string; to: string }[]
  }
}

export const noun = <const N extends Noun>(of: N): N => of

type Value<F> = F extends { kind: 'flag' } ? boolean : F extends { kind: 'whole' } ? number : string
type Given<F> = F extends { optional: true } ? Value<F> | null : Value<F>
type Switch<N extends Noun> = N extends { active: 'always' } ? object : { active: boolean }
/** A row of the list. */
export type RowOf<N extends Noun> = { id: string; version: number } & Switch<N> & {
    [Name in keyof N['fields']]: Given<N['fields'][Name]>
  }

export const labelOf = ({ named, names }: Noun): string => named ?? names[0]

export const LISTS: readonly Doing[] = ['list', 'list active', 'active', 'all', 'all active', 'filter']
export const isSwitched = ({ active }: Pick<Noun, 'active'>): boolean => active !== 'always'

/** The calls of a noun with the right of each, as rows of the rights table. */
export function rightsOf({ calls, right }: Noun): Record<CallName, readonly ['view' | 'manage', Subject]> {
  const [view, manage] = eachOf(right)
  const looks: readonly Doing[] = [...LISTS, 'row', 'record']
  const rows = Object.entries(calls).map(([call, doing]) => [
    call,
    looks.includes(doing) ? (['view', view] as const) : (['manage', manage] as const),
  ])
  return Object.fromEntries(rows)
}

const eachOf = (right: Noun['right']) => (typeof right === 'string' ? ([right, right] as const) : right)
export const viewOf = ({ right }: Pick<Noun, 'right'>): Subject => eachOf(right)[0]
export const manageOf = ({ right }: Pick<Noun, 'right'>): Subject => eachOf(right)[1]

export type Sent = { method: string; path: string }
type Wanted = `${'GET' | 'POST' | 'PUT' | 'DELETE'} ${Doing}`

/** The first of these calls that the noun answers. */
export function callOf({ calls }: Noun, id: string, ...wanted: Wanted[]): Sent | undefined {
  const all = Object.entries(calls).map(([call, doing]) => {
    const [method = '', path = ''] = call.split(' ')
    return { method, path: path.replace(':id', encodeURIComponent(id)), does: `${method} ${doing}` }
  })
  return wanted.map(each => all.find(({ does }) => does === each)).find(Boolean)
}

/** `{name}, {strengthClass|all classes}` with the fields of a row. */
export const filled = (pattern: string, row: object): string =>
  pattern.replaceAll(/\{(\w+)(?:\|([^}]*))?\}/g, (_, name: string, none = '') =>
    String((row as Record<string, unknown>)[name] ?? none),
  )
