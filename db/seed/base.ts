import { newId } from '~/domain/kit/uuid'
import type { Sql } from '../kit/open'
import { SYSTEM } from '../kit/work'
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
    stamp,
    master: code => ({ ...stamp(start), active: true, remarks: null, code }),
  }
}
