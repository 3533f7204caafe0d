import type { Rights } from './kit'

export const queueRights = {} as const satisfies Rights
