import { area } from '../kit/area'
import { sessionRoutes } from './session'

export const usersApi = area().route('/', sessionRoutes)
export type UsersApi = typeof usersApi
