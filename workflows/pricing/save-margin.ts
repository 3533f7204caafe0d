import type { Work } from '~/db/kit/work'
import { saveMargin as writeMargin } from '~/db/pricing/margin'
import type { MarginSave } from '~/domain/pricing/margin'

/** The margin that a region aims at; a region has one. */
export const saveMargin = (work: Work, given: MarginSave) => writeMargin(work, given)
