import { sql } from 'drizzle-orm'
import { givenAssociateProduct, givenService, givenSubProduct } from './given/catalog'
import { bookOrder, type Dispatch, orderOf } from './given/orders'
import { approvePrice, givenCostedProduct, givenPriceCategory } from './given/pricing'
import type { Answer, House } from './house'

/** Tries to bring a price of next to nothing into force by one call, and by whatever the same person may do next. */
export type PriceWalk = (role: string) => Promise<Answer>

const NOTHING = '0.01'
const FROM = '2026-11-25'
const SHEET = { name: 'Walk', fromDate: '2027-06-01' }

/** Every call that takes a price or what prices hang on, walked by a role; ground is laid once, and stays as it was. */
export async function priceWalks(portal: House, at: Dispatch): Promise<Record<string, PriceWalk>> {
  const { regionId, product } = at
  const admin = portal.as('admin')
  const { product: costed, material } = await givenCostedProduct(portal, { regionId })
  const prices = [{ regionId, unitPrice: '5' }]
  const charge = await givenSubProduct(portal, { freeAllowance: '60', prices })
  const night = await givenSubProduct(portal, { trigger: 'after_hours', prices })
  const addOn = await givenAssociateProduct(portal, { prices })
  const visit = await givenService(portal, { prices })
  const usual = await givenService(portal, { isDefault: true, prices })
  const category = await givenPriceCategory(portal, { regionId, fromDate: '2027-01-01', discounts: [{ value: '1' }] })
  const booked = await bookOrder(portal, at, { quantity: '9' })
  const { body: period } = await admin.post('/project-pricing', { projectId: at.project.id, effectiveStartDate: FROM })
  const { body: agreed } = await admin.post('/product-price', {
    ...{ projectPricingId: period.id, productId: costed.id, productPrice: '200' },
  })
  /** A week at a price that is gone after it, and a month at one that is better for us than the list. */
  const agreedFor = async (effectiveStartDate: string, effectiveEndDate: string, productPrice: string) => {
    const { body: days } = await admin.post('/project-pricing', {
      projectId: at.project.id,
      effectiveStartDate,
      effectiveEndDate,
    })
    const given = { projectPricingId: days.id, productId: product.id, productPrice }
    const { body: saved } = await admin.post('/product-price', given)
    await approvePrice(portal, saved)
    const { rows } = (await admin.get(`/product-price/project-pricing/${days.id}`)).body
    return {
      days: { id: days.id as string, version: days.version as number },
      price: rows[0] as { id: string; version: number },
    }
  }
  const week = await agreedFor('2028-01-03', '2028-01-09', '100')
  const month = await agreedFor('2028-02-01', '2028-02-29', '300')
  const target = await admin.post('/pricing/margin-contribution', { regionId, targetPercent: '14' })
  const ofProject = { projectId: at.project.id, effectiveEndDate: null }
  const term = { itemId: charge.id, regionId, unitPrice: NOTHING, freeAllowance: '60' }
  const { body: later } = await admin.post('/commercial-term', { ...term, unitPrice: '5', fromDate: FROM })
  const cheap = [{ regionId, unitPrice: NOTHING }]
  const gift = [{ kind: 'percent', value: '99' }]
  const lines = [{ productId: product.id, unitPrice: NOTHING }]
  const quoted = lines.map(line => ({ ...line, reason: 'x' }))
  const list = async (as: string) =>
    (await portal.as(as).post('/global-product-list', { ...SHEET, regionId, lines })).body
  const code = (role: string) => `W-${role}-${Math.random().toString(36).slice(2, 7)}`
  const index = (await admin.post('/price-index', { code: 'DSL', name: 'Diesel', unit: 'S$/l', publisher: 'Pumps' }))
    .body
  const lowered = { name: 'Walk', regionId, fromDate: '2026-12-01', kind: 'percent', value: '-99.9' }
  const versionOf = async (path: string) => (await admin.get(path)).body.version as number

  const activated = async (role: string, answer: Answer) => {
    const { id, version } = answer.body
    const asked = { globalProductListId: id, version, confirmMissing: true }
    if (answer.status === 200) await portal.as(role).post('/global-product-list/update-status?status=active', asked)
    return answer
  }
  const approved = async (role: string, answer: Answer) => {
    const move = (status: string, { id, version }: { id: string; version: number }) =>
      portal.as(role).post(`/pricing/${id}/update-status?status=${status}`, { version })
    if (answer.status === 200) await move('approved', (await move('submitted', answer.body)).body)
    return answer
  }
  const quote = {
    ...{ customerId: at.customer.id, projectId: at.project.id, fromDate: '2026-12-01', lines: quoted },
    charges: [{ itemId: visit.id, unitPrice: NOTHING }],
  }
  const oneOff = { quantity: '9', oneOffPrice: NOTHING, oneOffReason: 'x' }
  const sheet = { regionId, fromDate: '2027-01-01', ingredients: [{ materialId: material.id, costPerKg: '0.0001' }] }
  const surcharge = { name: 'Waiting', subProductGroup: 'Delivery', subProductType: 'Time', unit: 'minute' }
  const sold = { name: 'Ice', unit: 'kg', prices: cheap }
  const service = { name: 'Visit', unit: 'visit', serviceGroup: 'Testing', prices: cheap }
  /** An entry as it is, at another price; its own version goes up with every save. */
  const entry = (noun: string, id: string, of: object) => async (role: string) => {
    const { rows } = (await admin.get(`/${noun}/list?ids=${id}`)).body
    return portal.as(role).put(`/${noun}`, { ...of, version: rows[0].version })
  }
  const turnedOff =
    (call: string, noun = 'sub-product', key = 'subProductId', { id }: { id: string } = night) =>
    async (role: string) => {
      const { rows } = (await admin.get(`/${noun}/list?ids=${id}`)).body
      return portal.as(role).post(`/${noun}/${call}`, { [key]: id, version: rows[0].version, active: false })
    }

  const listed = async (days: number) =>
    (await admin.post('/payment-term', { paymentTermName: `Walk ${days}`, days })).body.id as string
  const [short, long] = [await listed(7), await listed(300)]
  const party = { customerId: at.customer.id, projectId: null }
  const soon = { ...party, fromDate: '2026-12-01', toDate: '2026-12-31' }
  const keyOf = ({ id, version }: { id: string; version: number }) => ({ id, version })
  /** Something agreed for the whole customer that is better for us than what holds without it. */
  const { body: paid } = await admin.post('/agreed-payment-term', { ...soon, paymentTermId: short })
  const { body: zero } = await admin.post('/agreed-gst-treatment', {
    ...{ ...soon, fromDate: '2027-01-01', toDate: null, gstCode: 'ZR', reason: 'x' },
  })
  await approvePrice(portal, zero)
  const { body: ownTax } = await admin.post('/agreed-gst-treatment', {
    ...{ customerId: null, projectId: at.project.id, fromDate: '2027-02-01', toDate: null, gstCode: 'SR', reason: 'x' },
  })
  const { body: taxed } = await admin.post('/agreed-gst-treatment', { ...soon, gstCode: 'SR', reason: 'x' })

  return {
    'POST /order': role => portal.as(role).post('/order', orderOf(at, oneOff)),
    'PUT /order': async role =>
      portal.as(role).put('/order', {
        ...{ id: booked.id, version: await versionOf(`/order/${booked.id}`), ...orderOf(at, oneOff) },
      }),
    'POST /product-price': role =>
      portal.as(role).post('/product-price', {
        ...{ projectPricingId: period.id, productId: product.id, productPrice: NOTHING },
      }),
    'DELETE /product-price/:id': role =>
      portal.as(role).delete(`/product-price/${month.price.id}?version=${month.price.version}`),
    'POST /project-pricing': role =>
      portal.as(role).post('/project-pricing', { ...ofProject, effectiveStartDate: '2028-02-10' }),
    'PUT /project-pricing': role =>
      portal.as(role).put('/project-pricing', { ...ofProject, ...week.days, effectiveStartDate: '2028-01-03' }),
    'DELETE /project-pricing/:id': role =>
      portal.as(role).delete(`/project-pricing/${month.days.id}?version=${month.days.version}`),
    'POST /pricing/margin-contribution': role =>
      portal
        .as(role)
        .post('/pricing/margin-contribution', { regionId, version: target.body.version, targetPercent: '1' }),
    'PUT /product-price': role =>
      portal.as(role).put('/product-price', {
        ...{ id: agreed.id, version: agreed.version, projectPricingId: period.id },
        ...{ productId: costed.id, productPrice: NOTHING },
      }),
    'POST /global-product-list': async role =>
      activated(role, await portal.as(role).post('/global-product-list', { ...SHEET, regionId, lines })),
    'POST /global-product-list/:id': async role => {
      const { id, version } = await list('admin')
      const answer = await portal.as(role).post(`/global-product-list/${id}`, { ...SHEET, regionId, lines, version })
      return activated(role, answer)
    },
    'PUT /global-product-list/update-price': async role => {
      const { id: globalProductListId, version } = await list('admin')
      const change = { globalProductListId, version, prices: [{ productId: product.id, unitPrice: NOTHING }] }
      return activated(role, await portal.as(role).put('/global-product-list/update-price', change))
    },
    'POST /price-category': role =>
      portal.as(role).post('/price-category', {
        ...{ regionId, categoryName: 'Walk', priceCategoryType: 'customer', fromDate: '2026-12-01', discounts: gift },
      }),
    'PUT /price-category/update-price': role =>
      portal
        .as(role)
        .put('/price-category/update-price', { priceCategoryId: category.id, version: 1, discounts: gift }),
    'POST /costing': role => portal.as(role).post('/costing', sheet),
    'POST /pricing': async role => approved(role, await portal.as(role).post('/pricing', quote)),
    'PUT /pricing': async role => {
      const { id: pricingId, version } = (await admin.post('/pricing', quote)).body
      return approved(role, await portal.as(role).put('/pricing', { ...quote, pricingId, version }))
    },
    'POST /price-adjustment/applyPriceChange': async role => {
      const answer = await portal.as(role).post('/price-adjustment/applyPriceChange', lowered)
      if (answer.status !== 200) return answer
      const decide = (as: string, approve: boolean) =>
        portal.as(as).post('/price-adjustment/approveReject', {
          ...{ priceAdjustmentId: answer.body.id, version: answer.body.version, approve, reason: 'x' },
        })
      await decide(role, true)
      // One that is open keeps the next role from asking.
      await decide(role === 'ceo' ? 'admin' : 'ceo', false)
      return answer
    },
    'POST /commercial-term': role =>
      portal
        .as(role)
        .post('/commercial-term', { ...term, regionId: undefined, projectId: at.project.id, fromDate: FROM }),
    'PUT /commercial-term': role =>
      portal.as(role).put('/commercial-term', { ...term, id: later.id, version: later.version, fromDate: FROM }),
    'POST /associate-product': role =>
      portal.as(role).post('/associate-product', { ...sold, associateProductCode: code(role) }),
    'PUT /associate-product': entry('associate-product', addOn.id, {
      ...{ ...sold, associateProductId: addOn.id, associateProductCode: addOn.associateProductCode },
    }),
    'POST /service': role => portal.as(role).post('/service', { ...service, serviceCode: code(role) }),
    'PUT /service': entry('service', visit.id, { ...service, serviceId: visit.id, serviceCode: visit.serviceCode }),
    'POST /sub-product': role =>
      portal.as(role).post('/sub-product', { ...surcharge, prices: cheap, subProductCode: code(role) }),
    'PUT /sub-product': entry('sub-product', charge.id, {
      ...{ ...surcharge, subProductId: charge.id, subProductCode: charge.subProductCode },
      ...{ prices: [{ regionId, unitPrice: '5' }], freeAllowance: '6000' },
    }),
    'POST /price-index-value': role =>
      portal.as(role).post('/price-index-value', { priceIndexId: index.id, fromDate: FROM, indexValue: NOTHING }),
    'POST /rebate': role =>
      portal.as(role).post('/rebate', {
        ...{ customerId: at.customer.id, fromDate: FROM, toDate: '2027-12-31', reason: 'x' },
        tiers: [{ fromCubicMetres: '0', rebatePerM3: '100' }],
      }),
    'POST /agreed-payment-term': role =>
      portal
        .as(role)
        .post('/agreed-payment-term', { ...soon, fromDate: '2027-03-01', toDate: null, paymentTermId: long }),
    'PUT /agreed-payment-term': role =>
      portal.as(role).put('/agreed-payment-term', { ...soon, ...keyOf(paid), paymentTermId: long }),
    'DELETE /agreed-payment-term/:id': role =>
      portal.as(role).delete(`/agreed-payment-term/${paid.id}?version=${paid.version}`),
    'POST /agreed-gst-treatment': role =>
      portal
        .as(role)
        .post('/agreed-gst-treatment', { ...soon, fromDate: '2027-03-01', toDate: null, gstCode: 'OS', reason: 'x' }),
    'PUT /agreed-gst-treatment': role =>
      portal.as(role).put('/agreed-gst-treatment', { ...soon, ...keyOf(taxed), gstCode: 'ZR', reason: 'x' }),
    'DELETE /agreed-gst-treatment/:id': role =>
      portal.as(role).delete(`/agreed-gst-treatment/${ownTax.id}?version=${ownTax.version}`),
    'POST /sub-product/change-status': turnedOff('change-status'),
    'POST /sub-product/change-default-status': turnedOff('change-default-status'),
    'POST /service/change-status': turnedOff('change-status', 'service', 'serviceId', usual),
    'POST /service/change-default-status': turnedOff('change-default-status', 'service', 'serviceId', usual),
  }
}

/** Every figure that prices a load or stands behind a margin, as text: what nobody may change alone. */
export async function pricesInForce({ db }: House): Promise<string> {
  const { rows } = await db.sql.execute(sql`select
    (select json_agg(t order by t.id) from (select id, unit_price, free_allowance, minimum, maximum, from_date, to_date
      from commercial_term) t) as terms,
    (select json_agg(c order by c.id) from (select id, trigger, is_default, active from sub_product
      where id in (select item_id from commercial_term)) c) as charges,
    (select json_agg(s order by s.id) from (select id, is_default, active, unit from service
      where id in (select item_id from commercial_term)) s) as services,
    (select json_agg(p order by p.id) from (select id, product_id, product_price from product_price) p) as agreed,
    (select json_agg(d order by d.id) from (select id, effective_start_date, effective_end_date from project_pricing
      where status = 'active') d) as agreed_days,
    (select json_agg(m order by m.id) from (select id, target_percent from margin_contribution) m) as targets,
    (select json_agg(l order by l.id) from (select n.id, n.product_id, n.unit_price from price_list_line n
      join price_list m on m.id = n.price_list_id where m.status <> 'draft') l) as listed,
    (select json_agg(d order by d.id) from (select id, kind, value from price_category_discount) d) as discounts,
    (select json_agg(c order by c.id) from (select id, cost_per_kg from costing_ingredient) c) as costs,
    (select json_agg(v order by v.id) from (select id, index_value from price_index_value) v) as indexes,
    (select json_agg(r order by r.id) from (select id, tiers from rebate) r) as rebates,
    (select json_agg(o order by o.id) from (select id, one_off_price from "order" where one_off_price is not null) o) as one_off,
    (select json_agg(a order by a.id) from (select id, days, from_date, to_date from agreed_payment_term) a) as to_pay,
    (select json_agg(g order by g.id) from (select id, gst_code, from_date, to_date from agreed_gst_treatment) g) as taxed,
    (select json_agg(q order by q.id) from (select id from pricing where status = 'approved') q) as quotes`)
  return JSON.stringify(rows)
}
