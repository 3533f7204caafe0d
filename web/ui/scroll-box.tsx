import type { ReactNode } from 'react'
import { cn } from './cn'

/** A wide table scrolls inside its own box, and what scrolls is reached by keyboard. A caption that is only read is kept in it too. */
export const ScrollBox = ({ className, children }: { className?: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
  <div tabIndex={0} className={cn('relative overflow-x-auto', className)}>
    {children}
  </div>
)
