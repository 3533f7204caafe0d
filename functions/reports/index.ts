import { area } from '../kit/area'

export const reportsApi = area()
export type ReportsApi = typeof reportsApi
