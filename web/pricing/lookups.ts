import type { Lookup } from '~/web/kit/list/column'

/** Where the reference fields of this area ask. */
export const CUSTOMERS: Lookup = { path: 'customer/active-customers', label: 'customerName', detail: 'customerCode' }
export const PROJECTS: Lookup = { path: 'project/active-projects', label: 'projectName', detail: 'customerName' }
/** Orders that a price can be agreed for. */
export const ORDERS: Lookup = { path: 'commercial-term/orders', label: 'orderNo', detail: 'projectName' }
export const REGIONS: Lookup = { path: 'region', label: 'regionName', detail: 'code' }
export const PRICE_INDEXES: Lookup = { path: 'price-index?active=true', label: 'name', detail: 'code' }
export const PAYMENT_TERMS: Lookup = { path: 'payment-term?active=true', label: 'paymentTermName', detail: 'days' }
export const PRODUCTS: Lookup = { path: 'products', label: 'productCode', detail: 'name' }
