import { area } from '../kit/area'

export const catalogApi = area()
export type CatalogApi = typeof catalogApi
