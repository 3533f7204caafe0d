import type { Lookup } from '~/web/kit/list/column'

/** Where the reference fields of this area ask. */
export const REGIONS: Lookup = { path: 'region', label: 'regionName', detail: 'code' }
