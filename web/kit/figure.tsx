import { Link } from '@remix-run/react'
import { type FigureName, figureOf } from '~/domain/kit/figure/all'
import { translated } from '~/domain/kit/translated'
import { useHere } from '~/web/kit/support-view'
import type { Tone } from '~/web/ui/badge'

/** `span` says of which days, like `today`; a screen in several languages says the name itself; money has its sign. */
type OfBusiness = { of: FigureName; span?: string; label?: string; unit?: string }
/** What is no figure of the business, as the age of a backup. */
type OwnWords = { of?: undefined; label: string; unit?: string }
type Props = (OfBusiness | OwnWords) & {
  value: string
  note?: string
  tone?: Tone | undefined
  share?: number | undefined
  to?: string
}

/**
 * One figure; with `share` a bar says how far it is, with `to` it leads to its rows. What it is called, its unit and what it
 * means are those of the one list of figures.
 */
export function Figure(props: Props) {
  const { value, note, tone, share, to } = props
  const { label, unit, means } = props.of ? ofBusiness(props) : { ...props, means: undefined }
  const here = useHere()
  const leads = to && here(to)
  const body = (
    <>
      <span className="text-meta text-muted" title={means && translated(means)}>
        {label}
      </span>
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

function ofBusiness({ of, span, label, unit }: OfBusiness) {
  const figure = figureOf(of)
  const own = figure.unit === 'S$' ? undefined : figure.unit
  const name = translated(figure.name)
  return {
    label: label ?? (span ? `${name} ${translated(span)}` : name),
    unit: unit ?? (own && translated(own)),
    means: figure.means,
  }
}
