import { noteOnly } from '~/db/kit/audit'
import type { Work } from '~/db/kit/work'

/** Support sees what the people of the company see; each look leaves a line of who looked at what. */
export const noteLook = (work: Work, asked: Record<string, unknown>): Promise<void> =>
  noteOnly(work, 'support', 'support look', asked)

export const noteLookAtLoad = (work: Work, id: string, asked: Record<string, unknown>): Promise<void> =>
  noteOnly(work, 'delivery_order', 'support look', asked, id)
