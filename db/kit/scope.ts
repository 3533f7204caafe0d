import { inArray, sql as raw, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Person, Scope } from '~/domain/access/roles'

declare const seen: unique symbol
/** Says whose rows they are. Made in this file alone, which puts it in brackets: no `and` around it can take it apart. */
export type Seen = SQL & { readonly [seen]: true }

type Places = Pick<Scope, 'regionIds' | 'plantIds'>

/** The doors to a row, one for each thing that a person may be attached to; a door that is not named stays shut. */
type Doors = {
  /** The row's region, or what makes it a row of these regions. */
  region?: PgColumn | ((regionIds: string[]) => SQL | SQL[])
  plant?: PgColumn | ((plantIds: string[]) => SQL | SQL[])
  /** In place of the two above, where regions and plants are asked for in one. */
  place?: (of: Places) => SQL
  /** `every` where a salesperson is not narrowed at all. */
  salesperson?: 'every' | ((salespersonId: string) => SQL)
  /** Doors that hang on something else, e.g. on being the driver. */
  also?: (SQL | undefined)[]
}

/** Whether rows are kept from a person at all; who sees the whole company is asked nothing more. */
export const isNarrowed = ({ scope }: Pick<Person, 'scope'>): boolean => !scope.all

/** The rows that a person sees: undefined is every row, and whoever is attached to nothing sees none. */
export function doors(person: Pick<Person, 'scope'>, of: Doors): Seen | undefined {
  if (!isNarrowed(person) || (person.scope.salespersonId && of.salesperson === 'every')) return undefined
  return attached(person, of)
}

/** The rows that a person is attached to, also when they see the whole company. */
export function attached({ scope }: Pick<Person, 'scope'>, of: Doors): Seen {
  const { salespersonId, plantIds, regionIds } = scope
  return anyOf([
    ...(regionIds.length ? at(of.region, regionIds) : []),
    ...(plantIds.length ? at(of.plant, plantIds) : []),
    regionIds.length || plantIds.length ? of.place?.({ regionIds, plantIds }) : undefined,
    salespersonId && typeof of.salesperson === 'function' ? of.salesperson(salespersonId) : undefined,
    ...(of.also ?? []),
  ])
}

/** Rows that are seen through others; where those are seen all, so are these. */
export const through = (of: Seen | undefined, make: (of: Seen) => SQL | (SQL | undefined)[]): Seen | undefined =>
  of && anyOf([make(of)].flat())

/** Rows that both let through. */
export function both(one: Seen | undefined, other: Seen | undefined): Seen | undefined {
  return one && other ? anyOf([raw`${one} and ${other}`]) : (one ?? other)
}

function at(door: Doors['region'], ids: string[]): SQL[] {
  if (!door) return []
  return [typeof door === 'function' ? door(ids) : inArray(door, ids)].flat()
}

function anyOf(given: (SQL | undefined)[]): Seen {
  const open = given.filter(door => door !== undefined).map(door => raw`(${door})`)
  return raw`(${open.length ? raw.join(open, raw` or `) : raw`false`})` as Seen
}
