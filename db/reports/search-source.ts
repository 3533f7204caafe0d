import { ilike, or, sql as raw, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Person } from '~/domain/access/roles'
import type { FoundRecord } from '~/domain/reports/search'
import type { Sql } from '../kit/open'

/** Rows of one kind in one answer. */
export const EACH = 5
export type Source = {
  kind: string
  mayOpen(person: Person): boolean
  find(sql: Sql, person: Person, text: string): Promise<FoundRecord[]>
}

export const fits = (text: string, ...columns: PgColumn[]): SQL =>
  or(...columns.map(column => ilike(column, `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`)))!
export const bestFirst = (text: string, column: PgColumn): SQL =>
  raw`(lower(${column}) = ${text.toLowerCase()}) desc, (${column} ilike ${`${text}%`}) desc`
