import pg from 'pg'
import { expect, test } from 'vitest'
import { freshDatabase } from '../kit/database'

test('each test file gets a database of its own, cloned from the template', async () => {
  const [one, two] = await Promise.all([freshDatabase(), freshDatabase()])
  const client = new pg.Client(one.ownerUrl)
  await client.connect()
  await client.query('create table only_here (id int)')
  const other = new pg.Client(two.ownerUrl)
  await other.connect()
  await expect(other.query('select * from only_here')).rejects.toThrow(/does not exist/)
  expect((await client.query('show server_version_num')).rows[0].server_version_num).toMatch(/^18/)
  await Promise.all([client.end(), other.end()])
  await Promise.all([one.drop(), two.drop()])
})

test('the app signs in with its own rights: it may add to the audit trail, never change it', async () => {
  const database = await freshDatabase()
  const app = new pg.Client(database.url)
  await app.connect()
  expect((await app.query('select current_user')).rows[0].current_user).toMatch(/^portal_app_/)
  await app.query('select count(*) from audit_line')
  await expect(app.query('delete from audit_line')).rejects.toThrow(/permission denied/)
  await expect(app.query("update audit_line set action = 'x'")).rejects.toThrow(/permission denied/)
  await expect(app.query('create table mine (id int)')).rejects.toThrow(/permission denied/)
  await app.end()
  await database.drop()
})
