import { Link, useLocation } from '@remix-run/react'
import { useCan } from '~/web/kit/can'
import { showDate } from '~/web/kit/dates'
import { PlainTable } from '~/web/kit/page-grid'
import { RecordActions } from '~/web/kit/record/record-actions'
import { Status } from '~/web/kit/status'
import { Card } from '~/web/ui/card'
import { cn } from '~/web/ui/cn'
import type { Mix, MixData } from './loader'

type Version = MixData['versions'][number]

/** The versions of a code at the left, what one weighs otherwise than this one at the right; back to it from there. */
export function MixVersions({ data }: { data: MixData & { mix: Mix } }) {
  const { mix, versions, other, difference } = data
  const { pathname } = useLocation()
  return (
    <div className="grid gap-5 lg:grid-cols-[minmax(16rem,22rem)_minmax(0,1fr)]">
      <ol className="grid content-start gap-1.5">
        {versions.map(version => (
          <li key={version.id}>
            <Link
              to={
                version.id === mix.id
                  ? { pathname, search: 'tab=versions' }
                  : { pathname, search: `tab=versions&with=${version.id}` }
              }
              preventScrollReset
              aria-current={version.id === (other?.id ?? mix.id) ? 'true' : undefined}
              className={cn(
                'grid gap-1 rounded-lg border px-3.5 py-2.5 no-underline hover:bg-hover',
                version.id === (other?.id ?? mix.id) ? 'border-brand' : 'border-line',
              )}
            >
              <span className="flex items-center gap-2">
                <strong className="font-semibold text-body">Version {version.mixVersion}</strong>
                <Status of="mixDesign" value={version.status} />
                {version.id === mix.id && <span className="ml-auto text-meta text-muted">this one</span>}
              </span>
              <span className="figures text-meta text-muted">{factsOf(version)}</span>
            </Link>
          </li>
        ))}
      </ol>
      {other && difference ? (
        <Compared mix={mix} other={other} rows={difference} />
      ) : (
        <p className="text-muted text-body">
          {versions.length > 1
            ? 'Choose a version to see what this one weighs otherwise.'
            : 'This is the only version. A new one begins with this recipe.'}
        </p>
      )}
    </div>
  )
}

function Compared({
  mix,
  other,
  rows,
}: {
  mix: Mix
  other: NonNullable<MixData['other']>
  rows: NonNullable<MixData['difference']>
}) {
  const can = useCan()
  const good = other.status === 'approved' || other.status === 'completed'
  const figures = [
    ['Water/binder', Number(other.figures.waterCementRatio), Number(mix.figures.waterCementRatio), 2],
    ['Binder, kg/m³', Number(other.figures.binderKg), Number(mix.figures.binderKg), 0],
    ['Cost, S$/m³', Number(other.figures.cost), Number(mix.figures.cost), 2],
    ['Carbon, kg CO₂e/m³', Number(other.figures.gwpPerM3), Number(mix.figures.gwpPerM3), 0],
  ] as const
  return (
    <Card
      title={`From version ${other.mixVersion} to version ${mix.mixVersion}`}
      aside={
        <RecordActions
          actions={[
            {
              label: `Revert to version ${other.mixVersion}`,
              hidden: !can('approve-1', 'mix_design'),
              intent: 'revert',
              fields: { id: mix.id, version: String(mix.version), revertToId: other.id },
              why: good ? undefined : `Version ${other.mixVersion} is ${other.status}`,
              confirm: {
                title: `Back to version ${other.mixVersion}?`,
                text: `The lines that make version ${mix.mixVersion} make version ${other.mixVersion} again once they have acknowledged it; version ${mix.mixVersion} is deactivated.`,
                verb: 'Revert',
              },
            },
          ]}
        />
      }
    >
      <dl className="mb-4 flex flex-wrap gap-x-8 gap-y-3">
        {figures.map(([label, before, after, places]) => (
          <div key={label}>
            <dt className="text-meta text-muted">{label}</dt>
            <dd className="figures text-body">
              <span className="text-muted">{before.toFixed(places)} → </span>
              <strong className="font-semibold">{after.toFixed(places)}</strong>
            </dd>
          </div>
        ))}
      </dl>
      {rows.length ? (
        <PlainTable
          caption="Masses that differ"
          rows={rows}
          id={row => row.materialId}
          columns={[
            { label: 'Material', show: row => row.name },
            { label: `Version ${other.mixVersion}, kg`, show: row => shown(row.before), align: 'right' },
            { label: `Version ${mix.mixVersion}, kg`, show: row => shown(row.after), align: 'right' },
            {
              label: 'Change, kg',
              show: row => `${Number(row.change) > 0 ? '+' : '−'}${Math.abs(Number(row.change)).toFixed(2)}`,
              align: 'right',
            },
          ]}
        />
      ) : (
        <p className="text-muted text-table">Both versions weigh the same.</p>
      )}
    </Card>
  )
}

const shown = (kg: string | null) => (kg === null ? '–' : Number(kg).toFixed(2))

const factsOf = (of: Version) =>
  [
    of.name,
    of.waterCementRatio && `w/b ${Number(of.waterCementRatio).toFixed(2)}`,
    of.gwpPerM3 && `${Number(of.gwpPerM3).toFixed(0)} kg CO₂e/m³`,
    of.approvedAt && `approved ${showDate(String(of.approvedAt))}`,
    of.active ? null : 'inactive',
  ]
    .filter(Boolean)
    .join(' · ')
