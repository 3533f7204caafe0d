import type { Rights } from './kit'

export const materialsRights = {} as const satisfies Rights
