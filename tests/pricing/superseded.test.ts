import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { resolvePrice } from '~/db/pricing/price-question'
import { pricing, pricingLinesOf } from '~/db/pricing/pricing'
import { endPublished, publish } from '~/db/pricing/publish'
import { addDays } from '~/domain/kit/time'
import { givenProduct } from '../kit/given/catalog'
import { givenSite } from '../kit/given/customers'
import { type House, house } from '../kit/house'

let portal: House
let productIds: string[]
const FIRST = '2026-11-01'
let quotes = 0

beforeAll(async () => {
  portal = await house({ now: '2026-11-01T02:00:00.000Z' })
  productIds = await Promise.all([1, 2, 3].map(async () => (await givenProduct(portal)).id))
})

type Site = Awaited<ReturnType<typeof givenSite>>
type Line = { productId: string; unitPrice: string }

/** An approved quote, published as the approval does. */
const approved = (site: Site, fromDate: string, toDate: string | null, lines: Line[]) =>
  portal.given(async work => {
    const quote = await pricing.insert(work, {
      pricingReference: `T-${++quotes}`,
      customerId: site.customer.id,
      projectId: site.project.id,
      regionId: site.regionId,
      fromDate,
      toDate,
      status: 'approved',
      approvedAt: work.now,
    })
    await pricingLinesOf.replace(work, quote.id, lines)
    await publish(work, quote)
    return quote
  })

async function adjusted(site: Site, fromDate: string, value: string, only: string[]) {
  const { status, body } = await portal.as('sales_admin').post('/price-adjustment/applyPriceChange', {
    ...{ name: 'Cement', regionId: site.regionId, fromDate, kind: 'amount', value },
    ...{ customerIds: [site.customer.id], productIds: only },
  })
  if (status !== 200) return null
  const done = await portal
    .as('ceo')
    .post('/price-adjustment/approveReject', { priceAdjustmentId: body.id, version: body.version, approve: true })
  expect(done.status).toBe(200)
  return body.id as string
}

const priceOn = async (site: Site, productId: string, day: string) => {
  const of = { customerId: site.customer.id, projectId: site.project.id, regionId: site.regionId, productId, day }
  const answer = await resolvePrice(portal.db.sql, of)
  return 'unitPrice' in answer ? answer : null
}
const labelOf = async (id: string) =>
  (await portal.as('ceo').get(`/pricing/${id}`)).body as { status: string; superseded: string | null }

describe('an approved quote', () => {
  test('holds on its last day', async () => {
    const site = await givenSite(portal)
    await approved(site, '2026-11-24', '2026-11-30', [{ productId: productIds[0]!, unitPrice: '150' }])
    expect(await priceOn(site, productIds[0]!, '2026-11-30')).toMatchObject({ unitPrice: '150.0000' })
    expect(await priceOn(site, productIds[0]!, '2026-12-01')).toBeNull()
  })

  test('leaves prices of other products and approved price changes as they are', async () => {
    const site = await givenSite(portal)
    const [a, b] = productIds as [string, string]
    const first = await approved(site, '2026-11-01', null, [
      { productId: a, unitPrice: '145.9' },
      { productId: b, unitPrice: '100' },
    ])
    expect(await adjusted(site, '2026-12-01', '2.5', [b])).not.toBeNull()
    expect((await labelOf(first.id)).superseded).toBeNull()
    const second = await approved(site, '2026-11-10', null, [{ productId: a, unitPrice: '150' }])
    const on = async (productId: string, day: string) => (await priceOn(site, productId, day))?.unitPrice
    expect([await on(a, '2026-11-09'), await on(a, '2026-11-10')]).toEqual(['145.9000', '150.0000'])
    expect([await on(b, '2026-11-10'), await on(b, '2026-11-30'), await on(b, '2026-12-01')]).toEqual([
      '100.0000',
      '100.0000',
      '102.5000',
    ])
    expect((await priceOn(site, b, '2026-11-15'))?.parts[0]?.label).toContain(
      `${first.pricingReference} from 01/11/2026`,
    )
    expect(await labelOf(first.id)).toMatchObject({ status: 'approved', superseded: 'partly' })
    expect((await labelOf(second.id)).superseded).toBeNull()
    await approved(site, '2026-11-01', null, [{ productId: a, unitPrice: '1' }])
    expect((await labelOf(second.id)).superseded).toBe('wholly')
    expect((await labelOf(first.id)).superseded).toBe('partly')
  })

  test('that replaces a price of an approved change says so on the change, with its first day', async () => {
    const site = await givenSite(portal)
    const [a, b] = productIds as [string, string]
    await approved(site, '2026-11-01', null, [
      { productId: a, unitPrice: '145.9' },
      { productId: b, unitPrice: '100' },
    ])
    const changeId = await adjusted(site, '2026-12-01', '2.5', [a, b])
    const lines = async () =>
      (await portal.as('ceo').get(`/price-adjustment/${changeId}`)).body.prices.map(
        (line: { itemId: string; collision: string | null }) => [line.itemId, line.collision],
      )
    expect(new Map(await lines())).toEqual(
      new Map([
        [a, null],
        [b, null],
      ]),
    )
    const before = portal.clock.at
    portal.clock.at = new Date(before.getTime() + 3_600_000)
    const later = await approved(site, '2026-12-15', null, [{ productId: b, unitPrice: '99' }])
    portal.clock.at = before
    const said = `Replaced by ${later.pricingReference} from 15/12/2026`
    expect(new Map(await lines())).toEqual(
      new Map([
        [a, null],
        [b, said],
      ]),
    )
    expect((await priceOn(site, b, '2026-12-14'))?.unitPrice).toBe('102.5000')
  })

  test('that ends takes its own prices with it and no others', async () => {
    const site = await givenSite(portal)
    const [a, b] = productIds as [string, string]
    await approved(site, '2026-11-01', null, [{ productId: b, unitPrice: '100' }])
    const second = await approved(site, '2026-11-10', null, [{ productId: a, unitPrice: '150' }])
    await portal.given(work => endPublished(work, second, '2026-11-20'))
    const on = async (productId: string, day: string) => (await priceOn(site, productId, day))?.unitPrice
    expect([await on(a, '2026-11-20'), await on(a, '2026-11-21')]).toEqual(['150.0000', undefined])
    expect([await on(b, '2026-11-20'), await on(b, '2026-11-21')]).toEqual(['100.0000', '100.0000'])
  })
})

const statement = fc.record({
  kind: fc.constantFrom('quote', 'quote', 'change'),
  start: fc.nat(8),
  length: fc.option(fc.nat(6)),
  products: fc.subarray([0, 1, 2], { minLength: 1 }),
  price: fc.integer({ min: 80, max: 200 }),
})

test('whatever is approved, a product costs on a day what the newest statement about both says', async () => {
  const days = Array.from({ length: 16 }, (_, at) => addDays(FIRST, at))
  await fc.assert(
    fc.asyncProperty(fc.array(statement, { minLength: 2, maxLength: 6 }), async statements => {
      const site = await givenSite(portal)
      const expected = new Map<string, number>()
      for (const { kind, start, length, products, price } of statements) {
        const from = addDays(FIRST, start)
        const last = length === null ? null : addDays(from, length)
        const ids = products.map(at => productIds[at]!)
        const touched = days.filter(day => day >= from && (kind === 'change' || last === null || day <= last))
        if (kind === 'quote') {
          await approved(
            site,
            from,
            last,
            ids.map(productId => ({ productId, unitPrice: String(price) })),
          )
          for (const day of touched) for (const id of ids) expected.set(`${id} ${day}`, price)
        } else if (await adjusted(site, from, '2', ids)) {
          for (const day of touched)
            for (const id of ids)
              if (expected.has(`${id} ${day}`)) expected.set(`${id} ${day}`, expected.get(`${id} ${day}`)! + 2)
        }
      }
      for (const day of days)
        for (const id of productIds) {
          const found = await priceOn(site, id, day)
          expect(found ? Number(found.unitPrice) : undefined, day).toBe(expected.get(`${id} ${day}`))
        }
    }),
    { numRuns: 8 },
  )
}, 120_000)
