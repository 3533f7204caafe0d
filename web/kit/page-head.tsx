import type { ReactNode } from 'react'

/** Title, count, actions: the same head on every screen, with the page's only h1. */
export function PageHead({
  title,
  count,
  note,
  actions,
  children,
}: {
  title: ReactNode
  count?: string | undefined
  note?: ReactNode
  actions?: ReactNode
  children?: ReactNode
}) {
  return (
    <header className="shrink-0 px-6 pt-5 pb-3 max-md:px-4 max-md:pt-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="flex min-w-0 flex-auto items-baseline gap-2.5">
          <h1 tabIndex={-1} className="truncate font-semibold text-title max-md:whitespace-normal">
            {title}
          </h1>
          {/* As wide as the count of a long list: what is below does not jump when typing shortens the list. */}
          {count !== undefined && (
            <span className="figures min-w-16 shrink-0 whitespace-nowrap text-muted text-body">{count}</span>
          )}
        </div>
        {actions && (
          <div className="ml-auto flex flex-wrap items-center gap-2" data-chrome>
            {actions}
          </div>
        )}
      </div>
      {note && <p className="mt-1 max-w-240 text-muted text-body">{note}</p>}
      {children && <div className="mt-3">{children}</div>}
    </header>
  )
}
