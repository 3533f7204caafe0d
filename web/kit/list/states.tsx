import { Link, useRevalidator, useSearchParams } from '@remix-run/react'
import { CircleAlert, Inbox, type LucideIcon, SearchX, ShieldAlert } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import * as words from '~/domain/kit/words'
import { Button } from '~/web/ui/button'
import { cn } from '~/web/ui/cn'
import type { ListPage } from './column'

/** The four ways of having no rows: nothing yet, no match, not permitted, failed. */
export function ListState({
  page,
  noun,
  empty,
  busy,
}: {
  page: ListPage<unknown>
  noun: readonly [one: string, many: string]
  empty: { text: string; action?: ReactNode } | undefined
  busy: boolean
}) {
  const [params] = useSearchParams()
  const revalidator = useRevalidator()
  const filtered = [...params.keys()].some(
    name => !['page', 'size', 'sort', 'cols', 'tab', 'view', 'saved', 'edit', '_routes'].includes(name),
  )
  const { failed } = page
  return (
    <div
      data-scroll
      className={cn(
        'grid min-h-0 flex-1 place-items-center overflow-auto border-line border-t px-6 py-16',
        busy && 'busy',
      )}
    >
      {failed?.status === 403 ? (
        <EmptyNote icon={ShieldAlert} title={words.listNoAccess({ what: noun[1] })}>
          {failed.detail} {words.listRoles()}
        </EmptyNote>
      ) : failed ? (
        <EmptyNote
          icon={CircleAlert}
          title={words.listNotRead({ what: noun[1] })}
          action={
            <Button look="primary" onClick={() => revalidator.revalidate()}>
              {words.actionTryAgain()}
            </Button>
          }
        >
          {failed.detail}{' '}
          {failed.requestId && <span className="block">{words.listRequest({ id: failed.requestId })}</span>}
        </EmptyNote>
      ) : filtered || page.total > 0 ? (
        <EmptyNote
          icon={SearchX}
          title={words.listNoneMatch({ what: noun[1] })}
          action={
            <Button asChild>
              <Link to="?saved=all">{words.listClearFilters()}</Link>
            </Button>
          }
        >
          {words.listNothingFits()}
        </EmptyNote>
      ) : (
        <EmptyNote icon={Inbox} title={words.listNoneYet({ what: noun[1] })} action={empty?.action}>
          {empty?.text}
        </EmptyNote>
      )}
    </div>
  )
}

/** A card whose rows reach its edges, with none to show. */
export const EmptyCard = (note: ComponentProps<typeof EmptyNote>) => (
  <div className="grid place-items-center p-8">
    <EmptyNote {...note} />
  </div>
)

export function EmptyNote({
  icon: Icon,
  title,
  children,
  action,
}: {
  icon: LucideIcon
  title: string
  children?: ReactNode
  action?: ReactNode
}) {
  return (
    <div className="grid max-w-95 justify-items-center gap-2 text-center">
      <span className="mb-1 grid size-11 place-items-center rounded-full border border-line bg-surface">
        <Icon aria-hidden className="size-5 text-muted" />
      </span>
      <h2 className="font-semibold text-section">{title}</h2>
      {children && <p className="text-body text-muted">{children}</p>}
      {action && <div className="mt-2 flex gap-2">{action}</div>}
    </div>
  )
}
