import type { OrderStatus } from './order'

const states = <S extends OrderStatus>(...of: S[]) => of

/** Its loads are planned, called and awaited: neither a draft, nor held, nor ended. */
export const UNDER_WAY = states('confirmed', 'in_progress')
/** Booked and not ended. */
export const BOOKED = states('confirmed', 'on_hold', 'in_progress')
/** Not ended: concrete may still come of it. */
export const OPEN = states('draft', 'confirmed', 'on_hold', 'in_progress')

export const isIn = (states: readonly OrderStatus[], status: string): boolean => states.some(state => state === status)
