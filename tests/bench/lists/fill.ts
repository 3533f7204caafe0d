import pg from 'pg'
import { openDb } from '~/db/kit/open'
import { seedDemo } from '~/db/seed/demo'
import { migrated } from '../../kit/migrated'
import { NOW } from '../portal/fill'
import { grow } from './grow'

/** The demo company with the lists of a firm of so many delivery orders. */
export async function fillLists(ownerUrl: string, loads: number): Promise<void> {
  await migrated(ownerUrl)
  const db = openDb(ownerUrl, { max: 2, statementSeconds: 120 })
  await seedDemo(db, { now: NOW, passwordHash: 'nobody signs in by it', historyDays: 12 })
  await db.close()
  const owner = new pg.Client(ownerUrl)
  await owner.connect()
  await grow(owner, loads, ownerUrl)
  await owner.end()
}
