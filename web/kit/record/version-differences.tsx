import { Link, useSearchParams } from '@remix-run/react'
import { PlainTable } from '~/web/kit/page-grid'
import { Card } from '~/web/ui/card'
import type { Difference } from './versions'

/** Two versions field by field: what changed, or with `?all=1` everything. */
export function VersionDifferences({ title, differences }: { title: string; differences: readonly Difference[] }) {
  const [params] = useSearchParams()
  const all = params.get('all') === '1'
  const changed = differences.filter(({ same }) => !same)
  const other = new URLSearchParams(params)
  if (all) other.delete('all')
  else other.set('all', '1')
  const shown = all ? differences : changed
  const parts = [...new Set(shown.map(({ part }) => part))]
  return (
    <Card
      title={title}
      aside={
        <span className="flex items-center gap-3 text-table">
          <span className="figures text-muted">
            {changed.length} of {differences.length} differ
          </span>
          <Link to={`?${other}`} preventScrollReset className="text-link">
            {all ? 'Only what changed' : 'Show all'}
          </Link>
        </span>
      }
      flush
    >
      {shown.length === 0 && <p className="p-4 text-muted text-table">Both say the same.</p>}
      {parts.map(part => (
        <section key={part} aria-label={part}>
          {parts.length > 1 && <h3 className="eyebrow px-4 pt-3 md:hidden">{part}</h3>}
          <PlainTable
            caption={`${part}: before and after`}
            rows={shown.filter(one => one.part === part)}
            id={({ key }) => key}
            columns={[
              { label: part, show: ({ name }) => name },
              {
                label: 'Before',
                align: 'right',
                show: ({ before }) => <del className="text-muted no-underline">{before || '–'}</del>,
              },
              {
                label: 'After',
                align: 'right',
                show: ({ after, same }) => (
                  <ins className={same ? 'text-muted no-underline' : 'font-semibold no-underline'}>{after || '–'}</ins>
                ),
              },
              { label: 'Change', align: 'right', show: ({ change }) => change },
            ]}
          />
        </section>
      ))}
    </Card>
  )
}
