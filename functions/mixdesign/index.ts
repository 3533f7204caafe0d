import { area } from '../kit/area'

export const mixdesignApi = area()
export type MixdesignApi = typeof mixdesignApi
