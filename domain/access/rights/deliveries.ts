import type { Rights } from './kit'

export const deliveriesRights = {} as const satisfies Rights
