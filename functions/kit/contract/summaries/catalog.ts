import type { Call } from '~/domain/access/rights'

/** Calls whose method and path do not say enough. */
export const catalog: Partial<Record<Call, string>> = {
  'GET /products': 'Look up products for an order',
  'GET /product/:code': 'Show a product by its code',
  'GET /associate-product/list': 'List add-on products',
  'GET /associate-product/region': 'List active add-on products of a region',
  'GET /associate-product/region-search-with-pagination': 'Search add-on products of a region',
  'GET /associate-product/audit/:id': 'Show the trail of an add-on product',
  'POST /associate-product/active-associate-products-portal': 'Look up active add-on products',
  'POST /associate-product/change-status': 'Set an add-on product active or inactive',
  'POST /associate-product': 'Save an add-on product',
  'PUT /associate-product': 'Change an add-on product',
  'GET /service/serviceGroup': 'List the groups of services',
  'GET /service/service-region/:id': 'List the prices of a service by region',
  'POST /service/change-default-status': 'Set whether a service comes onto orders by default',
  'GET /sub-product/list': 'List sub-products',
  'POST /sub-product/list': 'Search sub-products',
  'GET /sub-product/subProductGroup': 'List the groups of sub-products',
  'GET /sub-product/subProductType/:id': 'Show the type of a sub-product',
  'GET /sub-product/sub-product-region/:id': 'List the prices of a sub-product by region',
  'POST /sub-product/change-default-status': 'Set whether a sub-product is charged by default',
  'GET /unit-conversion/get-validation': 'Check whether a unit conversion is free',
}
