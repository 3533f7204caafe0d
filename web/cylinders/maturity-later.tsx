import { type ComponentProps, lazy } from 'react'
import { Later } from '~/web/kit/later'
import type { MaturityTab } from './maturity-tab'

const Tab = lazy(() => import('./maturity-tab').then(({ MaturityTab }) => ({ default: MaturityTab })))

/** The maturity of a set; what draws it comes when its tab is opened. */
export const MaturityLater = (of: ComponentProps<typeof MaturityTab>) => (
  <Later>
    <Tab {...of} />
  </Later>
)
