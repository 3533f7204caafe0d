import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { searchLoads } from '~/db/deliveries/delivery-order-list'
import { type Db, openDb, type Sql } from '~/db/kit/open'
import { SYSTEM } from '~/db/kit/work'
import { fill } from '../bench/portal/fill'
import { afterFile } from '../kit/after-file'
import { freshDatabase } from '../kit/database'

/** Loads are what there is most of: whatever is asked of their list reads a page and the count, and not the table. */
const ORDERS = 6000
/** The count stops at 10,001; a page of 50 and what its index passes over on the way come on top. */
const MOST_READ = 12_000

let db: Db

beforeAll(async () => {
  const database = await freshDatabase()
  await fill(database.ownerUrl, ORDERS)
  db = openDb(database.url, { max: 4 })
  afterFile(async () => {
    await db.close()
    await database.drop()
  })
}, 120_000)

/** Rows of loads that one question reads, as PostgreSQL counts them for its connection. */
async function read(filter: { sort?: string; keyword?: string }) {
  return db.sql.transaction(async run => {
    await run.execute(sql`set local max_parallel_workers_per_gather = 0`)
    const before = await readSoFar(run)
    const page = await searchLoads(run, SYSTEM, { limit: 50, offset: 0, ...filter })
    return { read: (await readSoFar(run)) - before, page }
  })
}

async function readSoFar(run: Sql): Promise<number> {
  const { rows } = await run.execute(
    sql`select seq_tup_read + idx_tup_fetch as read from pg_stat_xact_user_tables where relname = 'delivery_order'`,
  )
  return Number(rows[0]!.read)
}

const BY_INDEX = ['doDate', 'status', 'doQuantity', 'loadNo', 'plannedBatchAt', 'plannedOnSiteAt', 'doNumber']
const BY_NAME = ['customerName', 'projectName', 'assignedPlant', 'orderNo']
const NEWEST = ['onSiteAt', 'deliveredAt', 'generatedAt']

describe(`a list of ${(ORDERS * 10).toLocaleString('en')} loads`, () => {
  test.each([...[...BY_INDEX, ...BY_NAME].flatMap(name => [name, `-${name}`]), ...NEWEST.map(name => `-${name}`)])(
    'sorted by %s',
    async sort => {
      const { read: rows, page } = await read({ sort })
      expect(page.rows).toHaveLength(50)
      expect(rows).toBeLessThan(MOST_READ)
    },
  )

  test.each(['B31234', 'B-417', 'no such word', 'Changi', 'Jurong'])('with the word %s', async keyword => {
    const { read: rows, page } = await read({ keyword })
    expect(page.rows.length > 0).toBe(keyword !== 'no such word')
    expect(rows).toBeLessThan(MOST_READ)
  })
})
