import type { ReactNode } from 'react'
import { cn } from '~/web/ui/cn'

/** A column of a board scrolls for itself; on a phone the columns follow each other. */
export function BoardColumn({
  id,
  label,
  className,
  children,
}: {
  id?: string
  label: string
  className?: string
  children: ReactNode
}) {
  return (
    <section
      id={id}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
      tabIndex={0}
      className={cn('min-h-0 min-w-0 overflow-y-auto max-md:overflow-visible', className)}
    >
      {children}
    </section>
  )
}
