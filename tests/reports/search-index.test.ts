import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { askedOf } from '~/domain/reports/search-words'
import { demoHouse } from '../kit/demo-house'
import type { House } from '../kit/house'

let portal: House

beforeAll(async () => {
  portal = await demoHouse({ historyDays: 20 })
})

const rowsOf = async <Row extends Record<string, unknown>>(text: string) =>
  (await portal.db.sql.execute<Row>(sql.raw(text))).rows

test('every kind of record of a company has its entries, and each says what its record says', async () => {
  const kinds = await rowsOf<{ kind: string; n: number }>(
    'select kind, count(*)::int as n from search_entry group by 1 order by 1',
  )
  expect(kinds.map(({ kind }) => kind)).toEqual(
    [
      ...['contact', 'customer', 'cylinder set', 'driver', 'invoice', 'invoice draft', 'material', 'mix', 'order'],
      ...['product', 'project', 'purchase order', 'site', 'truck'],
    ].sort(),
  )
  expect(
    await rowsOf(
      '(table search_entry except select * from search_all()) union all (select * from search_all() except table search_entry)',
    ),
  ).toEqual([])
})

test('a record that comes, is renamed or goes is found as it is within the same unit of work, and so is what carries its name', async () => {
  const wordsOf = async (kind: string, of: string) =>
    rowsOf<{ words: string }>(`select words from search_entry where kind = '${kind}' and ${of} order by record_id`)
  const [customer] = await rowsOf<{ id: string }>('select customer_id as id from project order by id limit 1')
  await rowsOf(`update customer set customer_name = 'Zénith & Sons (Pte) Ltd' where id = '${customer!.id}'`)
  expect((await wordsOf('customer', `record_id = '${customer!.id}'`))[0]!.words).toContain(' zenith sons pte ltd ')
  for (const kind of ['project', 'contact', 'purchase order'])
    for (const { words } of await wordsOf(kind, `customer_id = '${customer!.id}'`))
      expect(words).toContain(' zenith sons pte ltd ')
  const [truck] = await rowsOf<{ id: string }>('select id from truck order by id limit 1')
  await rowsOf(`update truck set plate_no = 'GBA 77 Z' where id = '${truck!.id}'`)
  const keysOf = () => rowsOf<{ keys: string }>(`select keys from search_entry where record_id = '${truck!.id}'`)
  expect((await keysOf())[0]!.keys).toContain(' gba77z ')
  await rowsOf(`update truck set removed = true where id = '${truck!.id}'`)
  expect(await keysOf()).toEqual([])
  await rowsOf(`update truck set removed = false where id = '${truck!.id}'`)
  expect(await keysOf()).toHaveLength(1)
})

test('of a mix the newest version is found', async () => {
  const versions = () =>
    rowsOf<{
      version: number
    }>(`select m.mix_version as version from search_entry e join mix_design m on m.id = e.record_id
      where e.kind = 'mix' and m.mix_code = (select mix_code from mix_design order by id limit 1)`)
  const [{ version }] = (await versions()) as [{ version: number }]
  await rowsOf(`insert into mix_design (id, mix_code, mix_version, name, strength_mpa)
    select gen_random_uuid(), mix_code, mix_version + 1, name, strength_mpa from mix_design
    where mix_code = (select mix_code from mix_design order by id limit 1) order by mix_version desc limit 1`)
  expect(await versions()).toEqual([{ version: version + 1 }])
  await rowsOf(`delete from mix_design where mix_version = ${version + 1} and mix_code =
    (select mix_code from mix_design order by id limit 1)`)
  expect(await versions()).toEqual([{ version }])
})

test('what is typed is folded as what is kept', async () => {
  const names = ['Tiong-Nam (S) Pte. Ltd.', 'Zénith Ångström', "O'Brien & Søn", 'Straße 12/4', '中文 建筑', 'A_B|C~D`E']
  for (const name of names) {
    const { rows } = await portal.db.sql.execute<{ kept: string }>(sql`select search_fold(${name}) as kept`)
    expect(askedOf(name).words.join(' '), name).toBe(rows[0]!.kept)
  }
})
