import { area } from '../kit/area'

export const queueApi = area()
export type QueueApi = typeof queueApi
