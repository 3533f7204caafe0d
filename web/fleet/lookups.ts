import type { Lookup } from '~/web/kit/list/column'

/** Where the reference fields of this area ask. */
export const CUSTOMERS: Lookup = { path: 'customer/active-customers', label: 'customerName', detail: 'customerCode' }
export const PROJECTS: Lookup = { path: 'project/active-projects', label: 'projectName', detail: 'customerName' }
export const SITES: Lookup = { path: 'location?active=true', label: 'locationName', detail: 'projectName' }
export const DRIVERS: Lookup = { path: 'driver/list?active=true', label: 'driverName', detail: 'driverNo' }
export const TRUCKS: Lookup = { path: 'truck/list?active=true', label: 'truckNo', detail: 'plateNo' }
