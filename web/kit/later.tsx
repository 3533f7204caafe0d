import { type ReactNode, Suspense } from 'react'

/** A part whose script comes when it is first shown, such as a chart: its place is kept meanwhile. */
export const Later = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={<div aria-busy className="h-80" />}>{children}</Suspense>
)
