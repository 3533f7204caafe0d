import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { fullRecipes } from '~/db/mixdesign/mix-page'
import { RELEASE } from '~/domain/kit/release'
import { waterToBinder } from '~/domain/mixdesign/mix-figures'
import { emptyDatabase } from '../kit/database'
import { type House, house } from '../kit/house'
import { ok } from '../scenarios/company'
import { carried, carry, type Left, leftBehind, MIGRATIONS, PEOPLE, rowsOf, sealedOn } from './carried'
import { billToTheEnd, loadsOf, pourToTheEnd, quayOf } from './going-on'
import { countRows, type Fixture, frozenMigrations, readFixture } from './load'
import { READS } from './reads'
import { ENDED, landedBy, neverFilled, STATES } from './states'

/** Every release that was landed, oldest first: its fixture is made once, by its own code, and never again. */
const RELEASES = [1, 2, 3]

describe.each(RELEASES)('release %i', release => {
  let fixture: Fixture
  let left: Left

  beforeAll(async () => {
    fixture = readFixture(`tests/upgrade/release-${release}.sql.gz`)
    left = await leftBehind(fixture)
  }, 240_000)

  /** Tables that came later have rows of their own; the ledger has those of what was applied. */
  const known = (counts: Record<string, number>) =>
    Object.fromEntries(
      Object.keys(fixture.head.counts)
        .filter(name => !Object.hasOwn(ENDED, name))
        .map(name => [name, counts[name]]),
    )

  describe('what it left', () => {
    test('its schema comes from the migration files that it was made with, which are frozen', () => {
      expect(frozenMigrations(fixture.head).map(({ name }) => name)).toEqual(landedBy(release))
    })

    test('every table has a row and every state occurs', async () => {
      expect(await countRows(left.ownerUrl)).toEqual(fixture.head.counts)
      const empty = Object.keys(fixture.head.counts).filter(name => !fixture.head.counts[name])
      expect(empty).toEqual(neverFilled(release))
      for (const [table, states] of Object.entries(STATES)) {
        const found = await rowsOf<{ status: string }>(left.ownerUrl, `select distinct status from "${table}"`)
        expect(found.map(({ status }) => status).sort()).toEqual([...states].sort())
      }
    })
  })

  describe('carried to today', () => {
    let portal: House
    beforeAll(async () => {
      portal = await carried(left, fixture)
    }, 120_000)

    test('no row is lost, everything that must hold holds, and the trail verifies line by line', async () => {
      const { schema_migration: ledger, ...counts } = known(await countRows(portal.ownerUrl))
      const { schema_migration: before, ...had } = fixture.head.counts
      const expected = Object.fromEntries(Object.entries(had).filter(([name]) => !Object.hasOwn(ENDED, name)))
      expect(ledger).toBeGreaterThanOrEqual(before!)
      // People came in for this test.
      expect({ ...counts, session: counts.session! - PEOPLE.length }).toEqual(expected)
      expect(await sealedOn(portal)).toBe(expected.audit_line)
    })

    // Release 3 has hours of its own, and is asked with all its rows.
    test.runIf(release < 3)(
      'its drivers with a truck have the hours that the planner assumed, Monday to Saturday',
      async () => {
        const found = await rowsOf<{ hours: number; drivers: number; starts: string[] }>(
          portal.ownerUrl,
          `select count(*)::int as hours, array_agg(distinct starts_at) as starts,
          (select count(*)::int from driver d join truck t on t.id = d.truck_id where d.active and not d.removed and t.active and not t.removed) as drivers
        from usual_shift where weekday between 1 and 6`,
        )
        expect(found[0]!.drivers).toBeGreaterThan(0)
        expect(found[0]!.hours).toBe(found[0]!.drivers * 6)
        expect(found[0]!.starts.every(start => /^\d\d:\d\d$/.test(start))).toBe(true)
      },
    )

    test('its customers have the payment term that they had, from the first day of data', async () => {
      const had = await rowsOf<{ id: string; term: string }>(
        left.ownerUrl,
        'select id, payment_term_id as term from customer where payment_term_id is not null',
      )
      const carriedOver = await rowsOf<{ id: string; term: string }>(
        portal.ownerUrl,
        `select a.customer_id as id, t.id as term from agreed_payment_term a
        join payment_term t on t.id = a.payment_term_id and t.days = a.days
        where a.to_date is null and a.from_date <= (select min(order_date) from "order") and a.from_date <= (select min(invoice_date) from invoice)`,
      )
      expect(had.length).toBeGreaterThan(0)
      expect(carriedOver).toEqual(expect.arrayContaining(had))
    })

    test.each(Object.entries(ENDED))('each row of %s is a term of its region', async (table, kind) => {
      const key = 'region_id || item_id::text || unit_price::text as row'
      const had = await rowsOf<{ row: string }>(
        left.ownerUrl,
        `select ${key.replace('item_id', `${kind}_id`)} from ${table}`,
      )
      const terms = await rowsOf<{ row: string }>(
        portal.ownerUrl,
        `select ${key} from commercial_term where level = 'region' and item_kind = '${kind}'`,
      )
      // Release 3 has prices of a region as terms alone.
      expect(had.length > 0).toBe(release < 3)
      expect(terms).toEqual(expect.arrayContaining(had))
    })

    test('its mixes say the ratio of water to binder that their recipes have', async () => {
      const saved = await rowsOf<{ id: string; ratio: string | null }>(
        portal.ownerUrl,
        'select id, water_cement_ratio as ratio from mix_design',
      )
      const recipes = await fullRecipes(
        portal.db.sql,
        saved.map(({ id }) => id),
      )
      const made = saved.filter(({ id }) => waterToBinder(recipes.get(id) ?? []) !== null)
      expect(made.length).toBeGreaterThan(0)
      for (const { id, ratio } of made) expect(Number(ratio)).toBe(Number(waterToBinder(recipes.get(id)!)))
    })

    test('its requisitions name the exposure class that they named, and the release before goes on naming one', async () => {
      const said =
        'select id, exposure_class as one, exposure_classes as all from requisition where exposure_class is not null'
      type Named = { id: string; one: string; all: string[] }
      const found = await rowsOf<Named>(portal.ownerUrl, `${said} order by id`)
      expect(found.length).toBeGreaterThan(0)
      expect(found.map(({ one, all }) => [one, all])).toEqual(found.map(({ one }) => [one, [one]]))
      const { id, one } = found[0]!
      const set = (text: string) => rowsOf(portal.ownerUrl, `update requisition set ${text} where id = '${id}'`)
      const now = async () => (await rowsOf<Named>(portal.ownerUrl, `${said} and id = '${id}'`))[0]
      await set("exposure_class = 'XF4'")
      expect(await now()).toMatchObject({ one: 'XF4', all: ['XF4'] })
      await set(`exposure_classes = array['${one}', 'XF4']`)
      expect(await now()).toMatchObject({ one, all: [one, 'XF4'] })
    })

    test('its invoices are downloaded as papers, its export and its attachments as they were', async () => {
      const finance = portal.as('finance_ar')
      const { rows } = ok(await finance.post('/invoice/search', { limit: 200 }))
      for (const invoice of [...rows.slice(0, 4), rows.at(-1)]) {
        const paper = await finance.get(`/invoice/${invoice.id}/download`)
        expect([paper.status, new TextDecoder().decode(paper.body.slice(0, 5))]).toEqual([200, '%PDF-'])
        expect(paper.headers.get('content-disposition')).toContain(`invoice_${invoice.invoiceNo}.pdf`)
      }
      const [{ id, invoices, controlTotal }] = ok(await finance.get('/invoice/exports'))
      expect(String(ok(await finance.get(`/invoice/export/${id}/file`)))).toContain(`T,${invoices},${controlTotal}`)
      const [file] = await rowsOf<{ id: string; sha256: string }>(portal.ownerUrl, 'select id, sha256 from attachment')
      const bytes = ok(await portal.as('admin').post(`/attachment/download/${file!.id}`))
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(file!.sha256)
    })

    test.each(Object.keys(READS))('%s: its lists and single rows are read', async area => {
      for (const { who, list, ask, rowsOf = 'rows', one } of READS[area]!) {
        const answer = ask ? await portal.as(who).post(list, ask) : await portal.as(who).get(list)
        const rows = rowsOf ? ok(answer)[rowsOf] : ok(answer)
        expect([list, rows.length > 0]).toEqual([list, true])
        if (one) expect([list, (await portal.as(who).get(one(rows[0]))).status]).toEqual([list, 200])
      }
    })
  })

  test('an order that was in the middle of its pour is poured, drafted, approved by three and invoiced', async () => {
    const portal = await carried(left, fixture)
    const { id, projectId } = await quayOf(portal)
    const states = (await loadsOf(portal, id)).map(load => load.status)
    expect(new Set(states)).toEqual(new Set(STATES.delivery_order))
    const before = await rowsOf<{ no: string }>(portal.ownerUrl, 'select invoice_no as no from invoice')

    await pourToTheEnd(portal, id)
    const { draft, invoice } = await billToTheEnd(portal, projectId)
    // Eight loads of nine and the small order of the afternoon at 132.00, a set of cylinders at 60.00, a quarter of an hour
    // of waiting at 2.20 a minute; 9 % tax.
    const sums = { quantity: '80.50', subtotal: '10719.00', gst: '964.71', total: '11683.71' }
    expect([draft, invoice]).toMatchObject([sums, sums])
    const [series, no] = [invoice.invoiceNo.slice(0, -6), Number(invoice.invoiceNo.slice(-6))]
    const taken = before.flatMap(of => (of.no.slice(0, -6) === series ? [Number(of.no.slice(-6))] : []))
    expect(no).toBe(Math.max(...taken) + 1)
    expect(await sealedOn(portal)).toBeGreaterThan(fixture.head.counts.audit_line!)
    expect(portal.defects).toEqual([])
  }, 240_000)

  // A further release is the same for all of them: the newest is asked.
  test.runIf(release === RELEASES.at(-1))(
    'once more after a further release: a column and its values come, nothing else moves, and twice applies nothing',
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'readymix-migrations-'))
      try {
        cpSync(MIGRATIONS, folder, { recursive: true })
        const further = '9000_further.sql'
        writeFileSync(join(folder, further), FURTHER)
        const copy = await emptyDatabase(left.name)
        await carry(copy.ownerUrl)
        const before = known(await countRows(copy.ownerUrl))
        const { applied, url } = await carry(copy.ownerUrl, { folder, release: RELEASE + 1 })
        expect(applied).toEqual([further])
        const again = await carry(copy.ownerUrl, { folder, release: RELEASE + 1 })
        expect(again.applied).toEqual([])
        const counts = known(await countRows(copy.ownerUrl))
        expect(counts).toEqual({ ...before, schema_migration: before.schema_migration! + 1 })
        const filled = `select count(*)::int as rows from customer where first_order_on is not null`
        const ordering = `select count(distinct customer_id)::int as rows from "order"`
        expect(await rowsOf(copy.ownerUrl, filled)).toEqual(await rowsOf(copy.ownerUrl, ordering))

        const portal = await house({ on: { ...copy, url }, now: fixture.head.now })
        expect(await sealedOn(portal)).toBe(fixture.head.counts.audit_line)
        // Today's code still reads and writes beside the column that it does not know.
        await portal.adopt('salesperson')
        ok(await portal.as('salesperson').post('/customer', { customerName: 'After the further release Pte Ltd' }))
        await sealedOn(portal)
      } finally {
        rmSync(folder, { recursive: true, force: true })
      }
    },
    240_000,
  )
})

const FURTHER = `alter table customer add column first_order_on date;
--> statement-breakpoint
update customer set first_order_on = (select min(order_date)::date from "order" where "order".customer_id = customer.id);
`
