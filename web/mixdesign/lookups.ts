import type { Lookup } from '~/web/kit/list/column'

/** Where the reference fields of this area ask. */
export const MATERIALS: Lookup = { path: 'material/search', label: 'name', detail: 'materialCode' }
export const MIXES: Lookup = { path: 'mix-designs/list?active=true', label: 'mixCode', detail: 'name' }
export const PRODUCTS: Lookup = { path: 'product/list?active=true', label: 'productCode', detail: 'name' }
export const PROJECTS: Lookup = { path: 'mix-design-mapping/projects', label: 'projectName', detail: 'customerName' }
