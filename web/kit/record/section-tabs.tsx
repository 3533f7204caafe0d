import { Link, useLocation, useSearchParams } from '@remix-run/react'
import { translated } from '~/domain/kit/translated'
import * as words from '~/domain/kit/words'
import { cn } from '~/web/ui/cn'

type Tab = { key: string; label: string; count?: number | undefined }
type Props = { tabs: readonly Tab[]; className?: string }

/** Links, not script: a section is part of the address, so Back and a copied link know it; the first needs no name. */
export function SectionTabs({ tabs, className }: Props) {
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const now = tabs.find(tab => tab.key === params.get('tab')) ?? tabs[0]
  const to = (key: string, index: number) => {
    const next = new URLSearchParams(params)
    // A page or a form of one section means nothing in another.
    for (const name of index === 0 ? ['tab', 'page', 'edit'] : ['page', 'edit']) next.delete(name)
    if (index > 0) next.set('tab', key)
    return { pathname, search: next.toString() }
  }
  return (
    <nav
      aria-label={words.recordSections()}
      data-chrome
      className={cn('scroll-quiet flex gap-5 overflow-x-auto border-line border-b', className)}
    >
      {tabs.map((tab, index) => (
        <Link
          key={tab.key}
          to={to(tab.key, index)}
          preventScrollReset
          prefetch="intent"
          aria-current={tab.key === now?.key ? 'page' : undefined}
          className={cn(
            '-mb-px flex min-h-10 items-center gap-1.5 whitespace-nowrap border-b-2 text-body no-underline touch:min-h-11',
            tab.key === now?.key ? 'border-brand font-semibold text-fg' : 'border-transparent text-muted hover:text-fg',
          )}
        >
          {translated(tab.label)}
          {tab.count !== undefined && (
            <span className="figures rounded-full bg-sunken px-1.5 text-meta text-muted">{tab.count}</span>
          )}
        </Link>
      ))}
    </nav>
  )
}
