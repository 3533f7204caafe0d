import { forwardRef, type HTMLAttributes, type ReactNode } from 'react'
import { cn } from './cn'

type Card = Omit<HTMLAttributes<HTMLElement>, 'title'> & { title?: ReactNode; aside?: ReactNode; flush?: boolean }

/** A flat surface with a hairline; `flush` lets a table reach the edges. */
export const Card = forwardRef<HTMLElement, Card>(function Card(
  { title, aside, flush, className, children, ...rest },
  ref,
) {
  return (
    <section
      ref={ref}
      className={cn('min-w-0 rounded-lg border border-line bg-raised [--chart-ground:var(--raised)]', className)}
      {...rest}
    >
      {title && (
        <header className="flex min-h-11 items-center gap-3 border-line border-b px-4 py-2">
          <h2 className="min-w-0 flex-1 truncate font-semibold text-body">{title}</h2>
          {aside}
        </header>
      )}
      <div className={flush ? 'card-flush' : 'p-4'}>{children}</div>
    </section>
  )
})
