import { Link, useNavigate, useSearchParams } from '@remix-run/react'
import { CheckCheck } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { EmptyNote } from '~/web/kit/list/states'
import { withParams } from '~/web/kit/list/url'
import { PageHead } from '~/web/kit/page-head'
import type { RecordAction } from '~/web/kit/record/record-action'
import { useAction } from '~/web/kit/record/use-action'
import { cn } from '~/web/ui/cn'
import type { ApprovalItem, ApprovalView } from './approval-item'
import { type ApprovalStep, Steps } from './approval-steps'
import { BulkBar } from './bulk-bar'
import { DecisionBar } from './decision-bar'
import { PickGroup } from './pick-group'
import { Entry, ViewTabs } from './queue-entry'

type Props = {
  title: string
  /** 'My turn', 'Others', 'Decided'; `view` in the address. */
  views: readonly ApprovalView[]
  items: readonly ApprovalItem[]
  /** The open item, read by the loader from `item` in the address; the first one if there is none. */
  open: ApprovalItem | undefined
  /** What changes, impact, checks, history: anything. */
  evidence: ReactNode
  steps: readonly ApprovalStep[]
  /** Sums the picked items for the bulk approval, e.g. 'S$120,000.00'. */
  totalOf?: (picked: readonly ApprovalItem[]) => string
  /** Items that may be approved together without opening each; its key picks them all. */
  group?: { label: string; key: string; ids: readonly string[] } | undefined
  filters?: ReactNode
  actions?: ReactNode
  empty?: string
}

/**
 * Two panes: the queue and the evidence, the decision fixed below. `a` approves, `r` rejects with a reason, Shift+A
 * approves what is picked; the next item opens by itself. The screen's action sees intent `approve`, `reject` (with
 * `reason`) or `approve-many` (with `items`, a JSON list of id and version).
 */
export function ApprovalInbox({ title, views, items, open, ...more }: Props) {
  const { evidence, steps, totalOf, group, filters, actions, empty } = more
  const [params] = useSearchParams()
  const [picked, setPicked] = useState<string[]>([])
  const pickedItems = items.filter(item => picked.includes(item.id))
  const next = open && items[items.findIndex(item => item.id === open.id) + 1]
  const decide = useDecision(next && withParams(params, { item: next.id }))
  const { evidenceBox, queueBox, decided } = useKeptPlace(open?.id)
  const view = params.get('view') ?? views[0]?.key
  return (
    <div className="full-height">
      <PageHead title={title} actions={actions}>
        <div className="flex flex-wrap items-center gap-3">
          <ViewTabs views={views} now={view} params={params} />
          {filters}
        </div>
      </PageHead>
      <BulkBar items={pickedItems} total={totalOf?.(pickedItems)} onClear={() => setPicked([])} />
      <div className="grid min-h-0 flex-1 border-line border-t md:grid-cols-[minmax(280px,360px)_minmax(0,1fr)]">
        <section
          ref={queueBox}
          tabIndex={-1}
          aria-label="Queue"
          className={cn(
            'min-h-0 overflow-y-auto border-line outline-none md:border-r',
            params.has('item') && 'max-md:hidden',
          )}
        >
          {group && group.ids.length > 0 && (
            <PickGroup
              group={group}
              total={totalOf?.(items.filter(item => group.ids.includes(item.id)))}
              onPick={() => setPicked([...group.ids])}
            />
          )}
          <ul>
            {items.map(item => (
              <Entry
                key={item.id}
                item={item}
                to={withParams(params, { item: item.id })}
                now={item.id === open?.id}
                picked={picked.includes(item.id)}
                onPick={
                  item.why
                    ? undefined
                    : () =>
                        setPicked(picked.includes(item.id) ? picked.filter(id => id !== item.id) : [...picked, item.id])
                }
              />
            ))}
          </ul>
          {items.length === 0 && (
            <div className="grid place-items-center px-6 py-16">
              <EmptyNote icon={CheckCheck} title="All decided">
                {empty ?? 'Nothing to do here.'}
              </EmptyNote>
            </div>
          )}
        </section>
        {open && (
          <section
            ref={evidenceBox}
            tabIndex={-1}
            aria-label={open.title}
            className={cn('outline-none flex min-h-0 flex-col', !params.has('item') && 'max-md:hidden')}
          >
            <div className="min-h-0 flex-1 overflow-y-auto px-6 py-5 max-md:px-4">
              <Link
                to={withParams(params, { item: null })}
                className="mb-3 inline-block text-link text-table md:hidden"
              >
                Back to the queue
              </Link>
              <Steps steps={steps} />
              <div className="mt-5 grid grid-cols-1 gap-4">{evidence}</div>
            </div>
            <DecisionBar
              key={open.id}
              item={open}
              run={(action, more) => {
                decided.current = open.id
                decide(action, more)
              }}
            />
          </section>
        )}
      </div>
    </div>
  )
}

/**
 * Whoever decided goes on where the next item opened, or in the queue when it is empty: the button that was pressed is gone
 * with its item, and a reader would begin at the top of the page.
 */
function useKeptPlace(openId: string | undefined) {
  const evidenceBox = useRef<HTMLElement>(null)
  const queueBox = useRef<HTMLElement>(null)
  const decided = useRef<string>()
  useEffect(() => {
    if (!decided.current || decided.current === openId) return
    decided.current = undefined
    const place = evidenceBox.current ?? queueBox.current
    place?.focus({ preventScroll: true })
  }, [openId])
  return { evidenceBox, queueBox, decided }
}

/** Told from here, where it outlives the item; then the item opens that was next when the decision was sent. */
function useDecision(next: string | undefined) {
  const navigate = useNavigate()
  const after = useRef<string>()
  const run = useAction(() => after.current && navigate(after.current, { preventScrollReset: true }))
  return (action: RecordAction, more?: FormData) => {
    after.current = next
    run(action, more)
  }
}
