import { area } from '../kit/area'

export const materialsApi = area()
export type MaterialsApi = typeof materialsApi
