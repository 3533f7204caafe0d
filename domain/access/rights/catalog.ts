import type { Rights } from './kit'

export const catalogRights = {
  'GET /product/list': ['view', 'product'],
  'GET /products': ['view', 'product'],
  'GET /product/:code': ['view', 'product'],

  'GET /associate-product/list': ['view', 'associate_product'],
  'GET /associate-product/region': ['view', 'associate_product'],
  'GET /associate-product/region-search-with-pagination': ['view', 'associate_product'],
  'GET /associate-product/audit/:id': ['view', 'associate_product'],
  'POST /associate-product/active-associate-products-portal': ['view', 'associate_product'],
  'POST /associate-product/change-status': ['manage', 'associate_product'],
  'POST /associate-product': ['manage', 'associate_product'],
  'PUT /associate-product': ['manage', 'associate_product'],

  'GET /service/list': ['view', 'service'],
  'GET /service/serviceGroup': ['view', 'service'],
  'GET /service/audit/:id': ['view', 'service'],
  'GET /service/service-region/:id': ['view', 'service'],
  'POST /service/change-status': ['manage', 'service'],
  'POST /service': ['manage', 'service'],
  'PUT /service': ['manage', 'service'],

  'GET /sub-product/list': ['view', 'service'],
  'POST /sub-product/list': ['view', 'service'],
  'GET /sub-product/subProductGroup': ['view', 'service'],
  'GET /sub-product/subProductType/:id': ['view', 'service'],
  'GET /sub-product/sub-product-region/:id': ['view', 'service'],
  'GET /sub-product/audit/:id': ['view', 'service'],
  'POST /sub-product/change-status': ['manage', 'service'],
  'POST /sub-product/change-default-status': ['manage', 'service'],
  'POST /sub-product': ['manage', 'service'],
  'PUT /sub-product': ['manage', 'service'],

  'GET /unit-conversion/list': ['view', 'unit_conversion'],
  'GET /unit-conversion/search': ['view', 'unit_conversion'],
  'GET /unit-conversion/get-validation': ['view', 'unit_conversion'],
  'GET /unit-conversion/:id': ['view', 'unit_conversion'],
  'POST /unit-conversion': ['manage', 'unit_conversion'],
  'PUT /unit-conversion': ['manage', 'unit_conversion'],
  'DELETE /unit-conversion/:id': ['manage', 'unit_conversion'],
} as const satisfies Rights
