import type { Contract } from '../kit/contract/contract'

/** Declared, because a compiler would type every word of the files. */
export const contract: Contract
