import type { Calculator } from '~/domain/kit/calculator'
import { aggregateCalculators } from './aggregate'
import { cementCalculators } from './cement'
import { limitCalculators } from './limits'

/** What a technician of materials works out. */
export const materialCalculators: readonly Calculator[] = [
  ...aggregateCalculators,
  ...limitCalculators,
  ...cementCalculators,
]
