import { area } from '../kit/area'

export const supportApi = area()
export type SupportApi = typeof supportApi
