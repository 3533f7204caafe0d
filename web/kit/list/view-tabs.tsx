import { Link, useLocation, useSearchParams } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import * as words from '~/domain/kit/words'
import type { KeptForList, SavedView } from '~/domain/users/saved-view'
import { useDetachedFetcher } from '~/web/kit/record/late-answer'
import { failure, success } from '~/web/kit/toast/toasts'
import { Button } from '~/web/ui/button'
import { cn } from '~/web/ui/cn'
import { ALL, addressOf, openView, SAVED, viewSearch } from './kept'

type Answer = { ok: boolean; problem?: { detail: string } }

/** The views shown as tabs, and a dot once the open one was changed. Links, so Back and a copied address know it. */
export function ViewTabs({ kept, onSaveAs }: { kept: KeptForList | null; onSaveAs: () => void }) {
  const [params] = useSearchParams()
  const { view: now, modified } = openView(kept, params)
  const tabs = kept?.views.filter(view => kept.setting?.tabs.includes(view.id) || view.id === now?.id) ?? []
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    if (now?.id) bar.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [now?.id])
  if (tabs.length === 0) return null
  return (
    <div className="flex shrink-0 items-center gap-2 px-6 pb-2 max-md:px-4" data-chrome>
      <nav ref={bar} aria-label="Views" className="scroll-quiet flex min-w-0 flex-1 gap-1 overflow-x-auto">
        <Tab to={`?${SAVED}=${ALL}`} now={!now} label={words.listAll()} />
        {tabs.map(view => (
          <Tab
            key={view.id}
            to={addressOf(view)}
            now={view.id === now?.id}
            label={view.name}
            modified={modified && view.id === now?.id}
          />
        ))}
      </nav>
      {now && modified && <Modified view={now} search={viewSearch(params)} onSaveAs={onSaveAs} />}
    </div>
  )
}

function Tab({ to, now, label, modified = false }: { to: string; now: boolean; label: string; modified?: boolean }) {
  return (
    <Link
      to={to}
      preventScrollReset
      aria-current={now ? 'page' : undefined}
      className={cn(
        'flex h-8 items-center gap-1.5 whitespace-nowrap rounded-md px-2.5 text-table no-underline touch:h-11',
        now ? 'bg-sunken font-semibold text-fg' : 'text-muted hover:bg-hover hover:text-fg',
      )}
    >
      {label}
      {modified && (
        <span className="size-1.5 rounded-full bg-brand" title="Changed since it was saved">
          <span className="sr-only">changed</span>
        </span>
      )}
    </Link>
  )
}

/** Another filter than the one saved: kept under the same name by its maker, or under a new one by anybody. */
function Modified({ view, search, onSaveAs }: { view: SavedView; search: string; onSaveAs: () => void }) {
  const { fetcher, onAnswer } = useDetachedFetcher<Answer>()
  const { pathname } = useLocation()
  const update = () => {
    onAnswer(answer =>
      answer.ok ? success(`${view.name} is updated`) : failure({ text: answer.problem?.detail ?? 'Please try again' }),
    )
    const { id, version, name, sharedWith } = view
    const fields = { list: pathname, id, version: String(version), name, search, sharedWith: sharedWith ?? '' }
    fetcher.submit(fields, { method: 'post', action: '/act/change-view' })
  }
  return (
    <div className="flex shrink-0 gap-1">
      {view.own && (
        <Button size="sm" onClick={update} disabled={fetcher.state !== 'idle'}>
          Update
        </Button>
      )}
      <Button size="sm" look="quiet" onClick={onSaveAs}>
        Save as
      </Button>
    </div>
  )
}
