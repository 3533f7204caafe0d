import { Link, useSearchParams, useSubmit } from '@remix-run/react'
import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react'
import * as words from '~/domain/kit/words'
import { buttonLook } from '~/web/ui/button'
import { cn } from '~/web/ui/cn'
import { SIZES, USUAL_SIZE, wholeIn, withParams } from './url'

/** One-based pages for people; the wire's offset is the page minus one. */
export function ListPager({
  total,
  more,
  shown,
  noun,
}: {
  total: number
  more: boolean
  shown: number
  noun: readonly [one: string, many: string]
}) {
  const [params] = useSearchParams()
  const submit = useSubmit()
  const size = wholeIn(params.get('size'), 1, 200) ?? USUAL_SIZE
  const page = wholeIn(params.get('page'), 1, 100_001) ?? 1
  const last = Math.max(1, Math.ceil(total / size))
  const from = shown === 0 ? 0 : (page - 1) * size + 1
  const beyond = more && page >= last
  const to = (number: number) => withParams(params, { page: number > 1 ? String(number) : null })
  const count = (value: number) => value.toLocaleString('en-SG')
  return (
    <nav
      aria-label={words.listPages()}
      data-chrome
      className="flex min-h-11 shrink-0 flex-wrap items-center gap-x-4 gap-y-1 border-line border-t bg-bg px-6 py-1.5 text-muted text-table max-md:sticky max-md:bottom-0 max-md:z-10 max-md:px-4"
    >
      <p className="figures flex-1" aria-live="polite">
        {shown === 0 ? (
          words.listNone({ what: noun[1] })
        ) : (
          <>
            {words.listFromTo({
              from: count(from),
              to: count(from + shown - 1),
              total: `${count(total)}${more ? '+' : ''}`,
            })}{' '}
            <span className="max-md:sr-only">{total === 1 && !more ? noun[0] : noun[1]}</span>
          </>
        )}
      </p>
      <label className="flex items-center gap-2 max-md:hidden">
        {words.listRows()}
        <select
          className="control select h-7! w-18! text-table!"
          value={String(size)}
          onChange={event =>
            submit(
              new URLSearchParams(
                withParams(params, { size: event.target.value === String(USUAL_SIZE) ? null : event.target.value }),
              ),
            )
          }
        >
          {SIZES.map(choice => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      </label>
      {(last > 1 || beyond) && (
        <div className="flex items-center gap-1">
          <Step to={to(1)} off={page <= 1} label={words.listFirst()} icon={<ChevronsLeft />} />
          <Step to={to(page - 1)} off={page <= 1} label={words.listPrevious()} hotkey="[" icon={<ChevronLeft />} />
          <span className="figures px-2">
            {words.listPageOf({ page: count(page), last: `${count(last)}${more ? '+' : ''}` })}
          </span>
          <Step
            to={to(page + 1)}
            off={page >= last && !(beyond && shown === size)}
            label={words.listNext()}
            hotkey="]"
            icon={<ChevronRight />}
          />
          <Step to={to(last)} off={page >= last} label={words.listLast()} icon={<ChevronsRight />} />
        </div>
      )}
    </nav>
  )
}

function Step({
  to,
  off,
  label,
  icon,
  hotkey,
}: {
  to: string
  off: boolean
  label: string
  icon: React.ReactNode
  hotkey?: string
}) {
  const look = buttonLook({ look: 'quiet', size: 'icon-sm' })
  if (off)
    return (
      <span aria-hidden className={cn(look, 'cursor-default opacity-40')}>
        {icon}
      </span>
    )
  return (
    <Link to={to} aria-label={label} prefetch="intent" preventScrollReset className={look} data-hotkey={hotkey}>
      {icon}
    </Link>
  )
}
