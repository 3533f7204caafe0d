import { lazy, Suspense, useSyncExternalStore } from 'react'
import { openProof, watchProof } from './step-up'

const StepUpDialog = lazy(() => import('./step-up-dialog'))

/** Where the dialog opens; its code comes with the first time. */
export function StepUpHost() {
  const proof = useSyncExternalStore(watchProof, openProof, () => null)
  if (!proof) return null
  return (
    <Suspense>
      <StepUpDialog ways={proof.ways} onDone={proof.answer} />
    </Suspense>
  )
}
