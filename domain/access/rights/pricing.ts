import type { Rights } from './kit'

export const pricingRights = {} as const satisfies Rights
