import pg from 'pg'
import { expect, test } from 'vitest'
import { freshDatabase } from '../kit/database'

test('each test file gets a database of its own, cloned from the template', async () => {
  const [one, two] = await Promise.all([freshDatabase(), freshDatabase()])
  const client = new pg.Client(one.url)
  await client.connect()
  await client.query('create table only_here (id int)')
  const other = new pg.Client(two.url)
  await other.connect()
  await expect(other.query('select * from only_here')).rejects.toThrow(/does not exist/)
  expect((await client.query('show server_version_num')).rows[0].server_version_num).toMatch(/^18/)
  await Promise.all([client.end(), other.end()])
  await Promise.all([one.drop(), two.drop()])
})
