import type { House } from '../house'
import { givenSite } from './customers'
import { givenCostedProduct, givenPriceCategory, givenPriceList } from './pricing'

/** Ground for quotes: list 142.50 less 6.00 for Gold is 136.50 over a cost of 100.00, with a target of 14 per cent. */
export async function givenQuotes(portal: House) {
  const site = await givenSite(portal)
  const { regionId, customer, project } = site
  const productId = (await givenCostedProduct(portal, { regionId })).product.id
  await givenPriceList(portal, { regionId, lines: [{ productId, unitPrice: '142.50' }] })
  await givenPriceCategory(portal, {
    regionId,
    customerIds: [customer.id],
    discounts: [{ kind: 'amount', value: '6' }],
  })
  await portal.as('sales_manager').post('/pricing/margin-contribution', { regionId, targetPercent: '14' })
  const quoteOf = (unitPrice = '136.50', more: object = {}, reason: string | null = null) => ({
    customerId: customer.id,
    projectId: project.id,
    fromDate: '2026-11-20',
    lines: [{ productId, unitPrice, reason }],
    ...more,
  })
  const create = async (...of: Parameters<typeof quoteOf>) =>
    (await portal.as('salesperson').post('/pricing', quoteOf(...of))).body
  const move = (as: string, quote: { id: string; version: number }, status: string, more: object = {}) =>
    portal.as(as).post(`/pricing/${quote.id}/update-status?status=${status}`, { version: quote.version, ...more })
  return { site, productId, quoteOf, create, move }
}
