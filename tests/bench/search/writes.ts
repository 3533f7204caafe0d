import type pg from 'pg'
import { type Filled, LOADS, NAMES, ROWS, SPARE, sizesFor } from './company'

const TIMES = 3
const IMPORTED = 5000
const ONE_BY_ONE = 500
const ONE_ORDER = `insert into "order" select made.* from (select row from "order" row limit 1) first,
  lateral jsonb_populate_record(first.row, jsonb_build_object('id', gen_random_uuid(), 'order_no', $1::text)) made`

/** What the index costs who writes: rows a second of an import and of rows one by one, with and without it, all undone. */
export async function measureWrites(owner: pg.Client, loads: number): Promise<void> {
  await owner.query(NAMES)
  console.log('\nwrites                               with      without   cost')
  for (const table of ['customer', 'project', 'contact', 'driver', 'order'] as Filled[]) {
    const from = sizesFor(loads)[table]
    const off = `alter table "${table}" disable trigger search_added`
    await compare(owner, `${table}, ${IMPORTED} at once`, IMPORTED, off, () =>
      owner.query(ROWS[table], [from, IMPORTED]),
    )
  }
  await compare(
    owner,
    `order, ${ONE_BY_ONE} one by one`,
    ONE_BY_ONE,
    'alter table "order" disable trigger search_added',
    async () => {
      for (let at = 0; at < ONE_BY_ONE; at++) await owner.query(ONE_ORDER, [`Z-${at}`])
    },
  )
  const bare = 'drop index delivery_order_serial, delivery_order_end'
  await compare(owner, `delivery_order, ${SPARE * 10} at once`, SPARE * 10, bare, () =>
    owner.query(LOADS, [loads / 10, SPARE * 10]),
  )
}

async function compare(owner: pg.Client, name: string, rows: number, off: string, write: () => Promise<unknown>) {
  const best = { on: Number.POSITIVE_INFINITY, off: Number.POSITIVE_INFINITY }
  for (let time = 0; time < TIMES; time++)
    for (const how of ['on', 'off'] as const) {
      await owner.query('begin')
      if (how === 'off') await owner.query(off)
      const began = performance.now()
      await write()
      best[how] = Math.min(best[how], performance.now() - began)
      await owner.query('rollback')
    }
  const rate = (ms: number) => `${Math.round((rows / ms) * 1000).toLocaleString('en')}/s`.padStart(10)
  const cost = ((best.on - best.off) / rows) * 1000
  console.log(`${name.padEnd(32)}${rate(best.on)} ${rate(best.off)}   ${cost.toFixed(0)} µs a row`)
}
