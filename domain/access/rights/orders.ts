import type { Rights } from './kit'

export const ordersRights = {} as const satisfies Rights
