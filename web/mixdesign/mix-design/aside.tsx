import { Check, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { LEDGER_VERDICT, ledgerLimit, ledgerValue } from '~/domain/deliveries/concrete-ledger-shown'
import type { Problem } from '~/web/kit/problem'
import { Card } from '~/web/ui/card'
import { cn } from '~/web/ui/cn'
import type { Mix, Preview } from './loader'

type Props = { preview: Preview | null; problem: Problem | null; busy: boolean; mix: Mix | null }

/** What the recipe is, in the figures that decide on it. */
export function MixAside({ preview, problem, busy, mix }: Props) {
  const figures = preview?.figures
  if (!figures)
    return (
      <Card title="One cubic metre">
        <p className="text-muted text-table">
          {problem?.detail ?? 'Enter materials and masses to see volume, ratio, cost and carbon.'}
        </p>
      </Card>
    )
  return (
    <div className={cn('grid gap-4', busy && 'opacity-60')} aria-busy={busy}>
      <Card title="One cubic metre">
        <VolumeGauge volume={figures.volume} accepted={figures.volumeAccepted} />
        <dl className="mt-4 grid gap-2.5">
          <Row
            label="Free water/binder"
            value={figures.waterCementRatio ? Number(figures.waterCementRatio).toFixed(3) : '–'}
          />
          <Row label="Binder" value={`${Number(figures.binderKg).toFixed(0)} kg/m³`} />
          <Row label="Fresh density" value={`${Number(figures.totalKg).toFixed(0)} kg/m³`} />
          <Row label="Cost of materials" value={figures.cost ? `S$${figures.cost}` : 'A price is missing'} />
          <Row
            label="Carbon A1, materials"
            value={figures.gwpPerM3 ? `${Number(figures.gwpPerM3).toFixed(0)} kg CO₂e/m³` : 'A factor is missing'}
          />
        </dl>
        <Contents rows={preview.contents} />
        <CarbonBar preview={preview} />
      </Card>
      <Declared rows={preview.exposure} />
      <Card title="Before it is submitted">
        {preview.faults.length || !figures.volumeAccepted ? (
          <ul className="grid gap-2 text-table">
            {!figures.volumeAccepted && (
              <Fault>
                {figures.volume < 1 ? 'It does not fill' : 'It is more than'} 1.000 m³: {figures.volume.toFixed(3)} m³
              </Fault>
            )}
            {preview.faults.map(fault => (
              <Fault key={fault.field}>{fault.message}</Fault>
            ))}
          </ul>
        ) : (
          <p className="flex items-center gap-2 text-table">
            <Check aria-hidden className="size-4 text-link" /> It keeps every limit of the field setup
            {mix && mix.status !== 'draft' ? '.' : ' and may be submitted.'}
          </p>
        )}
      </Card>
    </div>
  )
}

/** The classes that it is declared for, met or not by its design. */
function Declared({ rows }: { rows: Preview['exposure'] }) {
  if (!rows.length) return null
  return (
    <Card title="Declared exposure classes">
      <ul className="grid gap-2 text-table">
        {rows.map(({ exposureClass, name, where, misses }) =>
          misses.length ? (
            <Fault key={exposureClass}>
              {name}, {where}: {misses.join('. ')}
            </Fault>
          ) : (
            <li key={exposureClass} className="flex items-start gap-2">
              <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-link" /> {name}, {where}: met
            </li>
          ),
        )}
      </ul>
    </Card>
  )
}

/** 0.90 to 1.10 m³ with the tolerance in the middle. */
function VolumeGauge({ volume, accepted }: { volume: number; accepted: boolean }) {
  const at = Math.min(100, Math.max(0, ((volume - 0.9) / 0.2) * 100))
  return (
    <div>
      <p className="flex items-baseline gap-2">
        <span className={cn('figures font-semibold text-kpi', !accepted && 'text-stop')}>{volume.toFixed(3)}</span>
        <span className="text-muted text-table">m³ {accepted ? 'full' : volume < 1 ? 'short' : 'too much'}</span>
      </p>
      <div aria-hidden className="relative mt-1.5 h-2 rounded-full bg-sunken">
        <span className="absolute inset-y-0 left-[49%] w-[2%] bg-line-strong" />
        <span
          className={cn('absolute -top-1 h-4 w-1 rounded-full', accepted ? 'bg-brand' : 'bg-stop')}
          style={{ left: `calc(${at}% - 2px)` }}
        />
      </div>
      <div aria-hidden className="figures mt-1 flex justify-between text-meta text-muted">
        <span>0.90</span>
        <span>1.00</span>
        <span>1.10</span>
      </div>
    </div>
  )
}

/** The bands of the class in one bar, the mix as a mark in it. */
function CarbonBar({ preview }: { preview: Preview }) {
  const { band, bands, figures } = preview
  const gwp = Number(figures?.gwpPerM3 ?? 0)
  if (!band || !gwp) return null
  const own = bands
    .filter(one => one.strengthClass === band.strengthClass)
    .sort((a, b) => Number(a.upTo ?? 1e9) - Number(b.upTo ?? 1e9))
  const last = Number(own.filter(one => one.upTo).at(-1)?.upTo ?? gwp)
  const end = Math.max(last * 1.25, gwp * 1.05)
  let from = 0
  const parts = own.map(one => {
    const to = one.upTo ? Number(one.upTo) : end
    const part = { name: one.name, width: Math.max(0, ((to - from) / end) * 100) }
    from = to
    return part
  })
  return (
    <div className="mt-4 border-line border-t pt-3">
      <p className="text-table">
        <span className="text-muted">Carbon band</span> <strong className="font-semibold">{band.name}</strong>
        <span className="text-muted">{band.strengthClass ? ` of ${band.strengthClass}` : ' of all classes'}</span>
      </p>
      <div aria-hidden className="relative mt-2 flex h-2 gap-px">
        {parts.map((part, at) => (
          <span
            key={part.name}
            className={cn('first:rounded-l-full last:rounded-r-full', part.name === band.name ? 'bg-brand' : 'bg-line')}
            style={{ width: `${part.width}%`, opacity: part.name === band.name ? 1 : 0.5 + at * 0.15 }}
          />
        ))}
        <span className="absolute -top-1 h-4 w-0.5 bg-fg" style={{ left: `${(gwp / end) * 100}%` }} />
      </div>
    </div>
  )
}

/** Chloride and alkali by design, with the limits that each load is held against. */
const Contents = ({ rows }: { rows: Preview['contents'] }) => (
  <dl className="mt-4 grid gap-2.5 border-line border-t pt-3">
    {rows.map(row => (
      <Row
        key={row.key}
        label={row.name}
        value={
          <span className={cn('grid justify-items-end text-right', row.verdict === 'above' && 'text-stop')}>
            {ledgerValue(row)}
            <span className="font-normal text-meta text-muted">
              {row.missing?.text ?? [LEDGER_VERDICT[row.verdict], ledgerLimit(row)].filter(Boolean).join(', ')}
            </span>
          </span>
        }
      />
    ))}
  </dl>
)

const Row = ({ label, value }: { label: string; value: ReactNode }) => (
  <div className="flex items-baseline justify-between gap-3">
    <dt className="text-muted text-table">{label}</dt>
    <dd className="figures font-semibold text-body">{value}</dd>
  </div>
)

const Fault = ({ children }: { children: ReactNode }) => (
  <li className="flex gap-2 text-stop">
    <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
    <span>{children}</span>
  </li>
)
