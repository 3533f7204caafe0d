import type { Rights } from './kit'

export const fleetRights = {} as const satisfies Rights
