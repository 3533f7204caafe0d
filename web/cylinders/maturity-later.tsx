import { type ComponentProps, lazy, Suspense } from 'react'
import type { MaturityTab } from './maturity-tab'

const Tab = lazy(() => import('./maturity-tab').then(({ MaturityTab }) => ({ default: MaturityTab })))

/** The maturity of a set; what draws it comes when its tab is opened. */
export const MaturityLater = (of: ComponentProps<typeof MaturityTab>) => (
  <Suspense fallback={<div aria-busy className="h-80" />}>
    <Tab {...of} />
  </Suspense>
)
