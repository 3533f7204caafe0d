import type { Call } from '~/domain/access/rights'

export const summaryOf = (call: Call): string => call
