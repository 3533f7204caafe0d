import type { Rights } from './kit'

export const customersRights = {} as const satisfies Rights
