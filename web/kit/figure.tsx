import { Link } from '@remix-run/react'
import { useHere } from '~/web/kit/support-view'
import type { Tone } from '~/web/ui/badge'

type Props = {
  label: string
  value: string
  unit?: string
  note?: string
  tone?: Tone | undefined
  share?: number | undefined
  to?: string
}

/** One figure of the day; with `share` a bar says how far it is, with `to` it leads to its rows. */
export function Figure({ label, value, unit, note, tone, share, to }: Props) {
  const here = useHere()
  const leads = to && here(to)
  const body = (
    <>
      <span className="text-meta text-muted">{label}</span>
      <span className="flex flex-wrap items-baseline gap-x-1.5">
        <span
          data-tone={tone}
          className={tone ? 'figures font-semibold text-kpi text-tone' : 'figures font-semibold text-kpi'}
        >
          {value}
        </span>
        {unit && <span className="whitespace-nowrap text-muted text-table">{unit}</span>}
      </span>
      {share !== undefined && (
        <span aria-hidden className="h-1 overflow-hidden rounded-full bg-sunken">
          <span
            className="block h-full rounded-full bg-brand"
            style={{ width: `${Math.round(Math.min(1, share) * 100)}%` }}
          />
        </span>
      )}
      {note && <span className="text-meta text-muted">{note}</span>}
    </>
  )
  const look = 'grid content-start gap-1.5 rounded-lg border border-line bg-raised p-4 text-fg no-underline'
  return leads ? (
    <Link to={leads} prefetch="intent" className={`${look} hover:border-line-strong`}>
      {body}
    </Link>
  ) : (
    <div className={look}>{body}</div>
  )
}
