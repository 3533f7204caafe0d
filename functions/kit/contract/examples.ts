import type { Call } from '~/domain/access/rights'

type Example = { takes?: unknown; answers?: unknown }
const EXAMPLES: Partial<Record<Call, Example>> = {}
export const exampleOf = (call: Call): Example | undefined => EXAMPLES[call]
