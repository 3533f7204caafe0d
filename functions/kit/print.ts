import type { Print } from '~/domain/kit/document'
import { pdf } from './pdf'
import { sheet } from './sheet'

/** What jobs print with. */
export const print: Print = { pdf, sheet }
