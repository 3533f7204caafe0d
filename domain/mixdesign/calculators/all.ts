import type { Calculator } from '~/domain/kit/calculator'
import { carbonCalculators } from './carbon'
import { methodCalculators } from './methods'

/** What a mix designer works out beside the bench. */
export const mixCalculators: readonly Calculator[] = [...methodCalculators, ...carbonCalculators]
