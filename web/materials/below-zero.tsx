import { Link } from '@remix-run/react'
import * as words from '~/domain/materials/words'
import { useEditLink } from '~/web/kit/list/edit-link'
import { buttonLook } from '~/web/ui/button'
import { tonnes } from './words'

type Row = { id: string; siloCode: string; plantName: string; materialName: string; levelKg: string }

/** Silos whose book cannot be right: each is to be counted. */
export function BelowZero({ rows, mayManage }: { rows: readonly Row[]; mayManage: boolean }) {
  const { to } = useEditLink()
  return (
    <section aria-label={words.countBelowZero()} className="rounded-lg border border-line bg-raised">
      <div className="border-line border-b px-4 py-2">
        <h2 className="font-semibold text-body">{words.countBelowZero()}</h2>
        <p className="text-meta text-muted">{words.countBelowZeroText()}</p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <ul tabIndex={0} className="max-h-72 divide-y divide-line overflow-y-auto max-md:max-h-none">
        {rows.map(row => (
          <li key={row.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2">
            <span className="min-w-0 flex-1 basis-60">
              <span className="block truncate font-semibold text-body">{row.materialName}</span>
              <span className="block truncate text-meta text-muted">
                {row.plantName}, {row.siloCode}
              </span>
            </span>
            <span data-tone="stop" className="figures font-semibold text-table text-tone">
              {tonnes(row.levelKg)}
            </span>
            {mayManage && (
              <Link
                to={to(`count-${row.id}`)}
                preventScrollReset
                aria-label={`${words.countCount()} ${row.plantName}, ${row.siloCode}`}
                className={buttonLook({ size: 'lg' })}
              >
                {words.countCount()}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
