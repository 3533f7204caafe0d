import type { ReactNode } from 'react'

export const Kbd = ({ children }: { children: ReactNode }) => (
  <kbd className="inline-flex h-5 min-w-5 items-center justify-center rounded-sm border border-line bg-surface px-1 font-sans text-meta text-muted">
    {children}
  </kbd>
)
