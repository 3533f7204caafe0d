import type { ReactNode } from 'react'
import * as words from '~/domain/kit/words'
import type { Problem } from '~/web/kit/problem'

/** A column of a list: plain functions of the row, so that anything odd is ordinary JSX. */
export type Column<Row> = {
  /** Unique in the list; also what `sort` says on the wire unless `sort` names another. */
  key: string
  label: string
  show: (row: Row) => ReactNode
  /** Numbers are right-aligned, in tabular figures. */
  align?: 'right'
  sort?: boolean | string
  /** Not shown until chosen in the column chooser. */
  hidden?: boolean
  /** Smallest width in px. */
  width?: number
  /** Where it goes on a phone's card; usually the first column is the title and the rest is the second line. */
  phone?: 'title' | 'end' | 'meta' | 'none'
  /** The sum over the whole filter, in the totals row. */
  total?: ReactNode
  /** Long texts may wrap; usually cells are one line. */
  wrap?: boolean
}

export type RowAction = {
  label: string
  to?: string
  run?: () => void
  danger?: boolean
  icon?: ReactNode
  why?: string
}

/** One page of rows as the API answers it, or its failure in the same place. */
export type ListPage<Row> = { rows: Row[]; total: number; more?: true | boolean; failed?: Problem }

export type Filter =
  | { kind: 'text'; name: string; label: string }
  | {
      kind: 'choice'
      name: string
      label: string
      choices: readonly (readonly [value: string, label: string])[]
      pinned?: boolean
      /** What is shown where nothing is chosen; usually all. */
      usual?: string
    }
  | { kind: 'date'; name: string; label: string; pinned?: boolean }
  | { kind: 'lookup'; name: string; label: string; source: Lookup; pinned?: boolean }

/** Where a reference field asks: any list call of the API under /live, e.g. `customer/list?limit=20`. */
export type Lookup = {
  path: string
  /** The query parameter that carries what was typed; usually `keyword`. */
  query?: string
  /** Which field of a row is the value (usually `id`) and which the text. */
  value?: string
  label: string
  detail?: string
}

/** The plants that one may see; nearly every area asks for one. */
export const PLANTS: Lookup = { path: 'plant/select', label: 'plantName', detail: 'plantCode' }

/** Shorthands, so that a screen reads as a sentence. */
export const filter = {
  text: (name: string, label: string): Filter => ({ kind: 'text', name, label }),
  choice: (name: string, label: string, choices: readonly (readonly [string, string])[], pinned = false): Filter => ({
    kind: 'choice',
    name,
    label,
    choices,
    pinned,
  }),
  /** By whom: others' rows are those that the person may decide. */
  own: (label: string): Filter => ({
    kind: 'choice',
    name: 'own',
    label,
    choices: [
      ['false', words.listOthers()],
      ['true', words.listYou()],
    ],
  }),
  active: (name = 'active', pinned = true): Filter => ({
    kind: 'choice',
    name,
    label: words.fieldStatus(),
    choices: [
      ['true', words.fieldActive()],
      ['false', words.listInactive()],
    ],
    pinned,
  }),
  date: (name: string, label: string, pinned = false): Filter => ({ kind: 'date', name, label, pinned }),
  lookup: (name: string, label: string, source: Lookup): Filter => ({ kind: 'lookup', name, label, source }),
}

/** The columns of the address, else those that the person chose, in their order; the first one always stays first. */
export function shownColumns<Row>(
  columns: readonly Column<Row>[],
  inAddress: string | null,
  chosen: readonly string[] = [],
): Column<Row>[] {
  const asked = inAddress?.split(',') ?? chosen
  const [first, ...others] = columns
  const wanted = asked.flatMap(key => others.find(column => column.key === key) ?? [])
  // A list whose columns have other names by now shows what it shows by itself.
  const shown = wanted.length > 0 || inAddress ? wanted : others.filter(column => !column.hidden)
  return first ? [first, ...shown] : []
}

/** Keys of the columns that a list shows by itself. */
export const usualKeys = (columns: readonly Pick<Column<unknown>, 'key' | 'hidden'>[]): string[] =>
  columns.filter((column, index) => index === 0 || !column.hidden).map(column => column.key)
