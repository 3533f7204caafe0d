import type { Rights } from './kit'

export const mixdesignRights = {} as const satisfies Rights
