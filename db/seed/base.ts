import { newId } from '~/domain/kit/uuid'
import { singaporeHolidays } from '~/domain/orders/singapore-holidays'
import type { Sql } from '../kit/open'
import { SYSTEM } from '../kit/work'
import { namesOf } from './person-names'
import type { Random } from './random'

/** What the parts of the demo company hand to each other. */
export type Seed = {
  sql: Sql
  random: Random
  now: Date
  today: string
  /** The stamp columns of a row made on that instant. */
  stamp(at: Date): {
    id: string
    version: number
    createdAt: Date
    createdBy: string
    updatedAt: Date
    updatedBy: string
  }
  master(code: string): {
    id: string
    version: number
    createdAt: Date
    createdBy: string
    updatedAt: Date
    updatedBy: string
    active: true
    remarks: null
    code: string
  }
  start: Date
  /** Public holidays: the company rests on them as on Sundays. */
  holidays: ReadonlySet<string>
  /** A name that nobody of the company and its customers has yet. */
  person(): string
}

export function seedOf(sql: Sql, random: Random, now: Date, today: string, start: Date): Seed {
  const stamp = (at: Date) => ({
    id: newId(at.getTime()),
    version: 1,
    createdAt: at,
    createdBy: SYSTEM.id,
    updatedAt: at,
    updatedBy: SYSTEM.id,
  })
  return {
    sql,
    random,
    now,
    today,
    start,
    holidays: new Set(
      [-1, 0, 1].flatMap(of => singaporeHolidays(Number(today.slice(0, 4)) + of)).map(({ day }) => day),
    ),
    person: namesOf(random),
    stamp,
    master: code => ({ ...stamp(start), active: true, remarks: null, code }),
  }
}
