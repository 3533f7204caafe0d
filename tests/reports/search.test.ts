import { sql } from 'drizzle-orm'
import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import type { Sql } from '~/db/kit/open'
import { searchEverything, searchRecords } from '~/db/reports/search'
import { randomOf } from '~/db/seed/random'
import { type Person, ROLES } from '~/domain/access/roles'
import { kindsOf, urlOf } from '~/domain/reports/search-kinds'
import { askedOf } from '~/domain/reports/search-words'
import { mayOpen, screenAt } from '~/web/kit/screens'
import { allScreens } from '~/web/screens'
import { demoHouse } from '../kit/demo-house'
import type { House } from '../kit/house'
import { formsOf, type Told } from './search-forms'
import { TOLD, toldOf } from './search-told'

const SEEDS = (process.env.PORTAL_SEARCH_SEED ?? '1,2,3').split(',').map(Number)
const ASKED = Number(process.env.PORTAL_SEARCH_ASKED ?? 240)
let portal: House
let admin: Person

beforeAll(async () => {
  portal = await demoHouse({ historyDays: 20 })
  admin = await portal.adopt('admin')
})

const rowsOf = async <Row extends Record<string, unknown>>(text: string) =>
  (await portal.db.sql.execute<Row>(sql.raw(text))).rows
const find = (person: Person, text: string) => searchRecords(portal.db.sql, person, text)

test.each(SEEDS)('a record asked for in any form is among the first three, 95 times of 100 (seed %i)', async seed => {
  const random = randomOf(seed)
  const known = (await rowsOf<{ words: string }>(`select words from search_entry where words <> ' '`)).map(
    row => row.words,
  )
  const isTelling = (words: string[]) =>
    known.filter(text => words.every(word => text.includes(` ${askedOf(word).words.join(' ')} `))).length <= 3
  const told = new Map<string, Told[]>()
  for (const [kind, text] of Object.entries(TOLD)) {
    const rows = await rowsOf<Partial<Told>>(`${text} order by id`)
    told.set(
      kind,
      rows.map(row => toldOf(kind, row)),
    )
  }
  const missed: string[] = []
  for (let asked = 0; asked < ASKED; asked++) {
    const record = random.pick(told.get(random.pick([...told.keys()]))!)
    const [form, text] = random.pick(formsOf(record, random, isTelling))
    const first = (await find(admin, text)).slice(0, 3)
    // Two contacts of one name read the same; either is right.
    if (!first.some(row => row.id === record.id || (row.kind === record.kind && row.label === record.label)))
      missed.push(`${record.kind} ${record.label}, ${form}: ${text} -> ${first.map(row => row.label).join(', ')}`)
  }
  if (process.env.PORTAL_SEARCH_SEED)
    console.log(`seed ${seed}: ${ASKED - missed.length} of ${ASKED}\n${missed.join('\n')}`)
  expect(missed.length / ASKED, missed.join('\n')).toBeLessThanOrEqual(0.05)
})

test('what people type finds what they mean', async () => {
  const firstOf = async (text: string, person = admin) => (await find(person, text))[0]
  for (const text of [
    'Ardmor',
    'Ardmroe',
    'builders ardmore',
    '6453 9602',
    '+65 6453 9602',
    '201010000A',
    'C1001',
    '@ardmore',
  ])
    expect(await firstOf(text), text).toMatchObject({ kind: 'customer', label: 'Ardmore Builders Pte Ltd' })
  for (const text of ['TiongNam', 'tiong-nam', 'tiongnam'])
    expect(await firstOf(text), text).toMatchObject({ label: 'Tiong Nam Construction Pte Ltd' })
  for (const text of ['XE1200K', 'XE 1200 K', 'xe-1200-k', 'M001'])
    expect(await firstOf(text), text).toMatchObject({ kind: 'truck', label: 'M001', detail: 'XE1200K' })
  expect(await firstOf('Tan Kok Leong')).toMatchObject({ label: 'Kok Leong Tan' })
  expect((await find(admin, 'G40')).map(row => row.kind)).toContain('mix')
  const [invoice] = await rowsOf<{ no: string; total: string; customer: string }>(
    `select i.invoice_no as no, i.total, c.customer_name as customer from invoice i join customer c on c.id = i.customer_id order by i.id limit 1`,
  )
  expect(await firstOf(invoice!.total)).toMatchObject({ label: invoice!.no })
  expect((await firstOf(invoice!.no))!.detail).toMatch(/, S\$\d{1,3}(,\d{3})*\.\d\d$/)
  const [load] = await rowsOf<{ no: string }>(
    `select do_number as no from delivery_order where do_number is not null order by do_number limit 1`,
  )
  for (const text of [load!.no, `#${load!.no.slice(-6)}`, load!.no.replaceAll('-', ' ').toLowerCase()])
    expect(
      (await find(admin, text)).map(row => row.label),
      text,
    ).toContain(load!.no)
  // The newest orders and loads of a customer come with it.
  expect((await find(admin, 'Ardmore')).map(row => row.kind)).toEqual(
    expect.arrayContaining(['order', 'delivery order']),
  )
  expect(await find(admin, 'zzzzqqq')).toEqual([])
  expect(await find(admin, '%')).toEqual([])
})

test('a preview says the record as it is now: names, figures and days, and leaves out what it has not', async () => {
  const [customer] = await rowsOf<{ id: string }>(
    `update customer set credit_suspended = true, credit_reason = 'overdue' where customer_code = 'C1001' returning id`,
  )
  const found = (await find(admin, 'C1001')).find(row => row.id === customer!.id)!
  const facts = Object.fromEntries(found.facts.map(({ name, value }) => [name, value]))
  expect(facts).toMatchObject({ Code: 'C1001', UEN: '201010000A', Phone: '+65 6453 9602', Credit: 'On hold' })
  await rowsOf(`update customer set credit_suspended = false, credit_reason = null where customer_code = 'C1001'`)
  const [load] = await rowsOf<{ no: string; quantity: string; truck: string; day: string }>(
    `select do_number as no, quantity::text || ' m³' as quantity, truck_no as truck, to_char(do_date, 'DD/MM/YYYY') as day
      from delivery_order o join truck t on t.id = o.truck_id where do_number is not null order by do_number limit 1`,
  )
  const ofLoad = (await find(admin, load!.no))[0]!.facts
  expect(ofLoad).toEqual(
    expect.arrayContaining([
      { name: 'Quantity', value: load!.quantity },
      { name: 'Truck', value: load!.truck },
      { name: 'Date', value: load!.day },
    ]),
  )
  const several = await Promise.all(['Ardmore', 'cement', 'N40', 'kok leong'].map(text => find(admin, text)))
  for (const row of several.flat())
    for (const { name, value } of row.facts) expect(name && value, `${row.kind} ${row.label}`).toBeTruthy()
})

test('a record is found at once under its new name, and no more when it is gone', async () => {
  const [driver] = await rowsOf<{ id: string }>('select id from driver order by id limit 1')
  await rowsOf(`update driver set driver_name = 'Wenceslas Przybylski' where id = '${driver!.id}'`)
  expect((await find(admin, 'Przybylsky'))[0]).toMatchObject({ id: driver!.id })
  await rowsOf(`update driver set removed = true where id = '${driver!.id}'`)
  expect(await find(admin, 'Przybylski')).toEqual([])
})

test('nobody finds what their scope does not hold: a dispatcher of one region, a batcher of one plant, a salesperson', async () => {
  const [region, other] = await rowsOf<{ id: string }>('select id from region order by id')
  const [plant] = await rowsOf<{ id: string }>(
    `select id from plant where region_id = '${region!.id}' order by id limit 1`,
  )
  const dispatcher = await portal.person('dispatcher_3', { regionIds: [region!.id] })
  const batcher = await portal.person('batcher_3', { plantIds: [plant!.id] })
  const lab = await portal.person('lab_3', { plantIds: [plant!.id] })
  const nobody = await portal.person('salesperson_3')
  const away = await rowsOf<{ no: string; test: string; project: string }>(
    `select o.do_number as no, t.test_no as test, p.project_name as project from cylinder_test t join delivery_order o on o.id = t.delivery_order_id
      join project p on p.id = o.project_id where o.region_id = '${other!.id}' and p.region_id = '${other!.id}' order by o.id limit 8`,
  )
  expect(away.length).toBeGreaterThan(3)
  for (const { no, test, project } of away) {
    expect((await find(admin, no))[0], no).toMatchObject({ label: no })
    for (const person of [dispatcher, batcher, lab, nobody])
      for (const text of [no, test, project, no.slice(-6)])
        expect(
          (await find(person, text)).filter(row => [no, test, project].includes(row.label)),
          `${person.username}: ${text}`,
        ).toEqual([])
  }
  const places = await rowsOf<{ id: string; region: string }>(
    `select id, region_id as region from project union all select id, region_id from "order" union all select id, region_id from delivery_order`,
  )
  const regionOf = new Map(places.map(row => [row.id, row.region]))
  for (const text of ['2611', 'residences', 'contract', 'pte ltd', 'kok leong'])
    for (const row of await find(dispatcher, text))
      if (regionOf.has(row.id)) expect(regionOf.get(row.id), `${text}: ${row.label}`).toBe(region!.id)
  const trucks = (await find(batcher, 'XE')).filter(row => row.kind === 'truck').map(row => row.id)
  expect(trucks.length).toBeGreaterThan(0)
  expect(
    await rowsOf(`select 1 from truck where id in ('${trucks.join(`','`)}') and main_plant_id <> '${plant!.id}'`),
  ).toEqual([])
})

test('each kind opens on a screen of the person, and who opens none does not find it', () => {
  const known = {
    id: '01a0f4c2-c400-7000-8004-103ec668fd2e',
    label: 'INV-2026-000001',
    customer: 'c',
    project: 'p',
    plant: 'x',
    truck: 't',
  }
  for (const role of ROLES.filter(one => one !== 'driver' && one !== 'customer')) {
    const person = { ...admin, roles: [role] }
    for (const kind of kindsOf(null)) {
      const url = urlOf(person, kind, known)
      expect(Boolean(url), `${role}: ${kind}`).toBe(kindsOf(person).includes(kind))
      if (!url) continue
      const screen = screenAt(allScreens, new URL(url, 'http://portal').pathname)
      expect(screen && mayOpen(screen, [role]), `${role}: ${kind} at ${url}`).toBe(true)
    }
  }
})

test('support finds every kind; an answer is two statements', async () => {
  const statements: unknown[] = []
  const counted = {
    execute: async (text: never) => statements.push(text) && portal.db.sql.execute(text),
  } as unknown as Sql
  expect((await searchEverything(counted, 'Ardmore')).map(row => row.kind)).toEqual(
    expect.arrayContaining(['customer', 'contact']),
  )
  expect(statements).toHaveLength(2)
})

test('no index of more than 50,000 entries is read from end to end', async () => {
  // Of the owner, whom no limit on a statement stops on a busy machine.
  const owner = new pg.Client(portal.ownerUrl)
  await owner.connect()
  await owner.query(`insert into search_entry (kind, record_id, customer_id, active, title, words, keys, sounds)
    select 'contact', gen_random_uuid(), of.id, true, md5(n::text), ' ' || md5(n::text) || ' ' || search_fold(of.customer_name) || ' ',
      ' 658' || lpad(n::text, 7, '0') || ' ', '{}'
    from generate_series(1, 51000) n join (select id, customer_name, row_number() over (order by id) as at from customer) of on of.at = 1 + n % 40`)
  // As autovacuum leaves it: new entries still listed beside an index make it look dearer than the table.
  await owner.query('vacuum analyze search_entry')
  try {
    const plans: string[] = []
    const explained = {
      execute: async (text: ReturnType<typeof sql>) => {
        plans.push(JSON.stringify((await portal.db.sql.execute(sql`explain (format json) ${text}`)).rows))
        return portal.db.sql.execute(text)
      },
    } as unknown as Sql
    const asked = [
      'Ardmore',
      'Ardmroe Biulders',
      '6453 9602',
      'XE 1200 K',
      'TUS-26-000012',
      'S$1,234.50',
      'Tan Kok Leong',
    ]
    for (const text of asked) await searchRecords(explained, admin, text)
    expect(plans.length).toBeGreaterThanOrEqual(asked.length)
    for (const plan of plans) expect(plan).not.toMatch(/"Node Type":"Seq Scan"[^{}]*"Relation Name":"search_entry"/)
  } finally {
    await owner.query(
      `delete from search_entry e where kind = 'contact' and not exists (select from contact c where c.id = e.record_id)`,
    )
    await owner.end()
  }
})
