import type { Example } from '../kit/contract/contract'

/** Declared, because a compiler would type every word of the file. */
export const examples: Record<string, Example>
