import type { Rights } from './kit'

export const billingRights = {} as const satisfies Rights
