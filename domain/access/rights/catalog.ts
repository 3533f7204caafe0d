import type { Rights } from './kit'

export const catalogRights = {} as const satisfies Rights
