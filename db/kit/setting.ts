import { desc, inArray, type SQL } from 'drizzle-orm'
import { SETTINGS, type SettingName, type SettingValue } from '~/domain/kit/setting'
import { businessDay } from '~/domain/kit/time'
import { readAnew, stateOf } from './db'
import type { Sql } from './open'
import { record } from './record'
import { settingRows } from './tables'
import type { Work } from './work'

type Held = { name: string; value: unknown; regionId: string | null; from: string }

const rows = record(settingRows, 'setting')

/** What a transaction sets, it reads. */
const thenReadAnew =
  <A extends unknown[], R>(write: (work: Work, ...what: A) => Promise<R>) =>
  async (work: Work, ...what: A): Promise<R> => {
    const written = await write(work, ...what)
    readAnew(work.sql)
    return written
  }

export const setting = {
  lock: rows.lock,
  insert: thenReadAnew(rows.insert),
  update: thenReadAnew(rows.update),
  move: thenReadAnew(rows.move),
  remove: thenReadAnew(rows.remove),
}

/**
 * The value of a business setting on a day: the region's own newest row, else the company's, else the default that the
 * register names.
 */
export async function settingOn<N extends SettingName>(
  sql: Sql,
  name: N,
  day: string,
  regionId?: string | null,
): Promise<SettingValue<N>> {
  return (await settingByDay(sql, name))(day, regionId)
}

/** What was set is read by its contract; what was not is as usual. */
const settingOf = <N extends SettingName>(name: N, row: { value: unknown } | undefined) =>
  (row ? SETTINGS[name].shape.parse(row.value) : SETTINGS[name].usual) as SettingValue<N>

/** The same for several regions; null asks for the company's own. */
export async function settingByRegion<N extends SettingName>(
  sql: Sql,
  name: N,
  day: string,
): Promise<(regionId: string | null) => SettingValue<N>> {
  const on = await settingByDay(sql, name)
  return regionId => on(day, regionId)
}

type ByDay<N extends SettingName> = (day: string, regionId?: string | null) => SettingValue<N>

/** The same for every day and every region. */
export async function settingByDay<N extends SettingName>(sql: Sql, name: N): Promise<ByDay<N>> {
  const on = await settingsByDay(sql, [name])
  return (day, regionId) => on(name, day, regionId)
}

/** The same for several settings, in one statement. */
export async function settingsByDay<N extends SettingName>(
  sql: Sql,
  names: readonly N[],
): Promise<<Of extends N>(name: Of, day: string, regionId?: string | null) => SettingValue<Of>> {
  const held = Map.groupBy(await heldRows(sql, names), row => row.name)
  return (name, day, regionId) => settingOf(name, heldOn(held.get(name) ?? [], day, regionId))
}

/** The values that hold somewhere on a day: those of regions that have their own, and the company's. */
export async function valuesOn<N extends SettingName>(sql: Sql, name: N, day: string): Promise<SettingValue<N>[]> {
  const rows = (await heldRows(sql, [name])).filter(row => row.name === name)
  const regions = new Set([null, ...rows.map(row => row.regionId)])
  return [...regions].map(regionId => settingOf(name, heldOn(rows, day, regionId)))
}

/** The region's own newest row of a day, else the company's. */
function heldOn(rows: readonly Held[], day: string, regionId?: string | null): Held | undefined {
  const known = rows.filter(row => row.from <= day)
  return (regionId && known.find(row => row.regionId === regionId)) || known.find(row => row.regionId === null)
}

const inState = new WeakMap<object, Promise<Held[]>>()

/**
 * Rows of settings, newest first. A transaction asks for ten settings and more, and so does a screen: each reads them all
 * once, which costs no more than one of them.
 */
function heldRows(sql: Sql, names: readonly SettingName[]): Promise<Held[]> {
  const state = stateOf(sql)
  if (!state) return read(sql, inArray(settingRows.name, [...names]))
  const kept = inState.get(state) ?? read(sql)
  inState.set(state, kept)
  return kept
}

const read = async (sql: Sql, which?: SQL): Promise<Held[]> =>
  await sql
    .select({
      name: settingRows.name,
      value: settingRows.value,
      regionId: settingRows.regionId,
      from: settingRows.effectiveFrom,
    })
    .from(settingRows)
    .where(which)
    .orderBy(desc(settingRows.effectiveFrom))

export const settingNow = <N extends SettingName>(
  work: Pick<Work, 'sql' | 'now'>,
  name: N,
  regionId?: string | null,
): Promise<SettingValue<N>> => settingOn(work.sql, name, businessDay(work.now), regionId)
