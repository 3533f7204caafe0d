import { type ReactNode, Suspense } from 'react'

/** A part whose script comes when it is first shown, such as a chart: its place is kept meanwhile. */
export const Later = ({ children }: { children: ReactNode }) => <Suspense fallback={<KeptPlace />}>{children}</Suspense>

export const KeptPlace = () => <div aria-busy className="h-80" />
