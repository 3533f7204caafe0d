import type { Rights } from './kit'

export const supportRights = {} as const satisfies Rights
