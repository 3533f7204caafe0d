import type { Subject } from '../access/grants'
import type { Role } from '../access/roles'

/**
 * A plain master as data: what a row holds, who may read and change it, which calls it answers and how its list looks.
 * The kits of db, workflows, functions and web each derive their part; nothing here knows a database or a screen.
 */

type Span = 3 | 4 | 6 | 8 | 12

/** How a field looks in the list where that differs from its plain text. */
export type Cell = {
  label?: string
  look?: 'code' | 'strong'
  /** Said behind a figure. */
  unit?: string
  places?: number
  /** Shown where nothing is given. */
  none?: string
  /** The same for a figure of zero. */
  zero?: string
  /** On and off of a flag. */
  words?: readonly [on: string, off: string]
  wrap?: true
  phone?: 'title' | 'end' | 'meta' | 'none'
}

/** `said` is its name in a refusal, where that is not the label. */
type Base = { label: string; said?: string; span?: Span; hint?: string; optional?: true; cell?: Cell }
type Choices = readonly (readonly [value: string, label: string])[]
export type Field =
  /** `lines` makes it a text of several lines; `choices` are what the form offers. */
  | (Base & { kind: 'text'; most: number; lines?: number; type?: 'tel'; choices?: Choices; empty?: string })
  | (Base & { kind: 'email' })
  | (Base & { kind: 'whole'; least: number; most: number; unit?: string })
  /** A decimal as text. */
  | (Base & {
      kind: 'decimal'
      places: number
      above?: number
      least?: number
      most?: number
      unit?: string
      /** Decimals that the form always shows. */
      shown?: number
    })
  | (Base & { kind: 'flag' })
  | (Base & { kind: 'choice'; choices: Choices; empty?: string })
  | (Base & { kind: 'date' })
  /** Another record: its table, the columns of it that the list shows, and the call that the form asks. */
  | (Base & { kind: 'lookup'; table: string; shows: Record<string, Shown>; source: Source })
/** A column of the record that is looked up. */
type Shown = { column: string; label: string; cell?: Cell }
type Source = { path: string; label: string; detail?: string; value?: string; query?: string }

/** What a call does. `row` answers as the list does, `record` with all that is kept. */
export type Doing =
  | 'list'
  /** The active ones, whatever the query says of it; `active` does not let the query say it. */
  | 'list active'
  | 'active'
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
  calls: Record<CallName, Doing>
  fields: Record<string, Field>
  /** How often it is named elsewhere, as a column of the list. */
  counts?: Record<string, { label: string; table: string; column: string }>
  /** Rows of the list with all that is kept, as a call of old gives them. */
  answer?: 'record'
  /** The list by itself, e.g. `days,-name`. */
  order: string
  sort: readonly string[]
  keyword: readonly string[]
  /** `ids` is a query without a field of the screen. */
  filters?: readonly string[]
  byIds?: true
  /** A row that another one names is not removed. */
  keptBy?: { table: string; column: string; why: string }
  screen: {
    url: string
    title: string
    /** The head of the list, where it is not the title. */
    head?: string
    roles: readonly Role[]
    menu: Place & { area: string }
    /** Its line on the page of all masters. */
    master?: Place & { what: string }
    /** Its address for IT support. */
    support?: string
    search: string
    columns: readonly string[]
    empty: string
    /** The switch of the form. */
    offered: string
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
/** A row of the list. */
export type RowOf<N extends Noun> = { id: string; version: number; active: boolean } & {
  [Name in keyof N['fields']]: Given<N['fields'][Name]>
}

export const labelOf = ({ named, names }: Noun): string => named ?? names[0]

/** The calls of a noun with the right of each, as rows of the rights table. */
export function rightsOf({ calls, right }: Noun): Record<CallName, readonly ['view' | 'manage', Subject]> {
  const [view, manage] = eachOf(right)
  const looks: readonly Doing[] = ['list', 'list active', 'active', 'filter', 'row', 'record']
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
