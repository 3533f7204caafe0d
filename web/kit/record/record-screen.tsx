import { useSearchParams } from '@remix-run/react'
import { Check } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { translated } from '~/domain/kit/translated'
import type { RecordWatch } from '~/domain/users/record-watch'
import { HereLink } from '~/web/kit/here-link'
import { cn } from '~/web/ui/cn'
import { CopyId } from './copy-id'
import type { RecordAction } from './record-action'
import { RecordActions } from './record-actions'
import { SectionTabs } from './section-tabs'
import { SiblingKeys } from './siblings'
import { WatchButton } from './watch-button'

export type Fact = { label: string; value: ReactNode; to?: string | undefined }
export type RecordTab = {
  key: string
  label: string
  count?: number | undefined
  content: ReactNode | (() => ReactNode)
}
export type RecordStep = { label: string; at?: string | undefined; state: 'done' | 'now' | 'next' }

export type RecordScreenProps = {
  /** What it is, small above the title: 'Order', 'Delivery order'. */
  kind: string
  title: string
  /** The number that people quote; a press copies it. */
  id?: string
  status?: ReactNode
  /** Three to five. */
  facts?: readonly Fact[]
  /** In the order of the states; the first two are buttons. */
  actions?: readonly RecordAction[]
  steps?: readonly RecordStep[]
  tabs: readonly RecordTab[]
  /** Alerts, people, attachments. */
  rail?: ReactNode
  /** A line over everything, e.g. why it is locked. */
  notice?: ReactNode
  /** What one is told of when others change it. */
  watch?: RecordWatch
}

/** One record: what it is and may become on top, its sections in the address, what is around it at the right. */
export function RecordScreen({
  kind,
  title,
  id,
  status,
  facts = [],
  actions = [],
  steps,
  tabs,
  rail,
  notice,
  watch,
}: RecordScreenProps) {
  const [params] = useSearchParams()
  const now = tabs.find(tab => tab.key === params.get('tab')) ?? tabs[0]
  return (
    <article className="flex min-h-0 flex-1 flex-col">
      <header className="grid gap-4 px-6 pt-5 max-md:px-4">
        <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
          <div className="min-w-0 flex-1 basis-80">
            <div className="flex items-center gap-2">
              <p className="eyebrow">{translated(kind)}</p>
              <SiblingKeys />
            </div>
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <h1 tabIndex={-1} className="font-semibold text-title">
                {title}
              </h1>
              {status}
              {id && <CopyId id={id} />}
              {watch && <WatchButton key={watch.subjectId} of={watch} />}
            </div>
          </div>
          <RecordActions actions={actions} />
        </div>
        {notice}
        {facts.length > 0 && (
          <dl className="flex flex-wrap gap-x-8 gap-y-3">
            {facts.map(fact => (
              <div key={fact.label} className="min-w-0">
                <dt className="text-meta text-muted">{translated(fact.label)}</dt>
                <dd className="figures font-semibold text-body">
                  {fact.to ? (
                    <HereLink to={fact.to} prefetch="intent" className="text-link underline-offset-2">
                      {fact.value}
                    </HereLink>
                  ) : (
                    fact.value
                  )}
                </dd>
              </div>
            ))}
          </dl>
        )}
        {steps && <Stepper steps={steps} />}
      </header>
      {tabs.length < 2 ? (
        <div className="mt-5 border-line border-b" />
      ) : (
        <SectionTabs tabs={tabs} className="mt-4 px-6 max-md:px-4" />
      )}
      <div className="flex min-h-0 flex-1 gap-6 px-6 py-5 max-md:px-4 max-lg:flex-col">
        <div className="min-w-0 flex-1">{now && (typeof now.content === 'function' ? now.content() : now.content)}</div>
        {rail && <aside className="grid w-72 shrink-0 content-start gap-4 max-lg:w-full">{rail}</aside>}
      </div>
    </article>
  )
}

/** Where it is in its life: done is a check, now is filled, next is an outline. */
export function Stepper({ steps }: { steps: readonly RecordStep[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <ol aria-label="States" tabIndex={0} className="scroll-quiet flex items-center overflow-x-auto text-table">
      {steps.map((step, index) => (
        <Fragment key={step.label}>
          {index > 0 && (
            <li
              aria-hidden
              className={cn('mx-2 h-px min-w-4 max-w-16 flex-1', step.state === 'next' ? 'bg-line' : 'bg-brand')}
            />
          )}
          <li
            aria-current={step.state === 'now' ? 'step' : undefined}
            className="flex items-center gap-1.5 whitespace-nowrap"
          >
            <span
              aria-hidden
              className={cn(
                'grid size-4 place-items-center rounded-full border text-[10px]',
                step.state === 'next' ? 'border-line-strong' : 'border-brand bg-brand text-on-brand',
                step.state === 'now' && 'ring-2 ring-brand/25',
              )}
            >
              {step.state === 'done' && <Check className="size-3" strokeWidth={3} />}
            </span>
            <span className={step.state === 'next' ? 'text-muted' : step.state === 'now' ? 'font-semibold' : undefined}>
              {step.label}
            </span>
            {step.at && <span className="figures text-meta text-muted">{step.at}</span>}
            {step.state === 'done' && <span className="sr-only">done</span>}
          </li>
        </Fragment>
      ))}
    </ol>
  )
}
