import type pg from 'pg'
import { openDb } from '~/db/kit/open'
import { seedDemo } from '~/db/seed/demo'
import { migrated } from '../../kit/migrated'
import { NOW } from '../portal/fill'
import { type Filled, LOADS, NAMES, ROWS, sizesFor } from './company'

/**
 * The demo company with few days of its own and ten years of a larger one beside it. Rows come without triggers and the
 * secondary indexes of the loads are made afterwards, as a first import would; the search index is then made of everything.
 */
export async function fill(ownerUrl: string, owner: pg.Client, loads: number): Promise<string> {
  const appUrl = await migrated(ownerUrl)
  const db = openDb(ownerUrl, { max: 2, statementSeconds: 120 })
  await seedDemo(db, { now: NOW, passwordHash: 'nobody signs in by it', historyDays: 2 })
  await db.close()
  await owner.query(
    `set session_replication_role = replica; set maintenance_work_mem = '256MB'; set work_mem = '128MB'`,
  )
  await owner.query(NAMES)
  for (const [table, many] of Object.entries(sizesFor(loads)) as [Filled, number][]) {
    await owner.query(ROWS[table], [0, many])
    await owner.query(`analyze "${table}"`)
  }
  const later = await owner.query<{
    name: string
    text: string
  }>(`select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as text
    from pg_index i where indrelid = 'delivery_order'::regclass and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`)
  for (const { name } of later.rows) await owner.query(`drop index ${name}`)
  await owner.query(LOADS, [0, loads])
  for (const { text } of later.rows) await owner.query(text)
  const began = performance.now()
  const made = await owner.query(`insert into search_entry select * from search_all() made
    where not exists (select from search_entry e where e.kind = made.kind and e.record_id = made.record_id)`)
  console.log(
    `${count(made.rowCount ?? 0)} entries of the index in ${((performance.now() - began) / 1000).toFixed(0)} s`,
  )
  await owner.query('set session_replication_role = default')
  await owner.query('vacuum analyze')
  return appUrl
}

export const count = (many: number): string => many.toLocaleString('en')
