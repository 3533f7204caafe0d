import { useLocation } from '@remix-run/react'
import { lazy, Suspense } from 'react'
import { useHydrated } from '~/web/kit/hydrated'

const TourCard = lazy(() => import('./tour-card'))

/** The step of the tour that an address asks for, beginning with 1; it travels behind the #, which no list reads as a filter. */
export const tourStep = (hash: string): number => Number(/^#tour-([1-9])$/.exec(hash)?.[1] ?? 0)

/** The card of the tour, on whichever screen it has come to. */
export function Tour() {
  const { hash } = useLocation()
  const hydrated = useHydrated()
  const step = tourStep(hash)
  if (!hydrated || step === 0) return null
  return (
    <Suspense>
      <TourCard step={step} />
    </Suspense>
  )
}
