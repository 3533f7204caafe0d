import { Form, Link, useSearchParams } from '@remix-run/react'
import { useState } from 'react'
import { useCan } from '~/web/kit/can'
import { showDate } from '~/web/kit/dates'
import { showNumber } from '~/web/kit/figures'
import { PlainTable } from '~/web/kit/page-grid'
import { ActionDialog } from '~/web/kit/record/action-dialog'
import type { RecordAction } from '~/web/kit/record/record-action'
import { useAction } from '~/web/kit/record/use-action'
import { Status } from '~/web/kit/status'
import { Button } from '~/web/ui/button'
import { Input } from '~/web/ui/input'
import { Findings } from './findings'
import type { Requisition, RequisitionData } from './record-loader'

type Mapped = Requisition['mappings'][number]
type Mix = NonNullable<RequisitionData['mixes']>['rows'][number]

/** The mixes that answer the requisition, and those that could. */
export function RequisitionMixes({ asked, mixes }: { asked: Requisition; mixes: RequisitionData['mixes'] }) {
  const mayMap = useCan()('manage', 'requisition_mapping')
  const [asking, setAsking] = useState<RecordAction | null>(null)
  const run = useAction()
  const start = (action: RecordAction) => (action.confirm ? setAsking(action) : run(action))
  return (
    <div className="grid grid-cols-1 gap-8">
      {asked.mappings.length > 0 ? (
        <PlainTable<Mapped>
          caption="Mixes that answer it"
          rows={asked.mappings}
          id={row => row.id}
          columns={[
            { label: 'Mix', show: row => <MixName mix={row} /> },
            { label: 'Meets', show: row => <Meets row={row} /> },
            { label: 'Carbon A1', show: row => kilos(row.gwpPerM3), align: 'right' },
            { label: 'On the line', show: row => (row.linesSynced ? 'Taken' : 'Not yet') },
            { label: 'State', show: row => <State row={row} /> },
            { label: '', show: row => mayMap && <MappedActions row={row} asked={asked} start={start} /> },
          ]}
        />
      ) : (
        <p className="text-body text-muted">
          No mix answers it yet.{' '}
          {asked.open.includes('map')
            ? 'Choose one of those below.'
            : asked.status === 'approved'
              ? 'The laboratory maps one.'
              : 'You can map mixes once it is approved.'}
        </p>
      )}
      {mixes && mayMap && (
        <section aria-labelledby="fitting">
          <div className="mb-3 flex flex-wrap items-end gap-x-4 gap-y-2">
            <h2 id="fitting" className="flex-1 basis-56 font-semibold text-section">
              Mixes that may be made
            </h2>
            <MixSearch />
          </div>
          {mixes.rows.length === 0 && <p className="text-muted text-body">No approved mix is called so.</p>}
          {mixes.rows.length > 0 && (
            <PlainTable<Mix>
              caption="Mixes that may be made"
              rows={mixes.rows}
              id={row => row.mixDesignId}
              columns={[
                { label: 'Mix', show: row => <MixName mix={row} /> },
                { label: 'Strength', show: row => `${row.strengthMpa} MPa`, align: 'right' },
                { label: 'Water/binder', show: row => ratio(row.waterCementRatio), align: 'right' },
                { label: 'Cement', show: row => `${Number(row.binderKg).toFixed(0)} kg`, align: 'right' },
                { label: 'Carbon A1', show: row => kilos(row.gwpPerM3), align: 'right' },
                { label: 'Meets', show: row => <Findings rows={row.findings} /> },
                { label: '', show: row => <MapButton row={row} asked={asked} start={start} />, align: 'right' },
              ]}
            />
          )}
        </section>
      )}
      {asking && <ActionDialog action={asking} onClose={() => setAsking(null)} />}
    </div>
  )
}

const kilos = (value: string | null) => value && `${showNumber(Number(value).toFixed(0))} kg`
const ratio = (value: string | null) => value && Number(value).toFixed(2)

const MixName = ({ mix }: { mix: Pick<Mix, 'mixDesignId' | 'mixCode' | 'name' | 'mixVersion'> }) => (
  <>
    <Link to={`/mixdesign/${mix.mixDesignId}`} className="code text-link">
      {mix.mixCode}
    </Link>
    <span className="block text-meta text-muted">
      {mix.name}, version {mix.mixVersion}
    </span>
  </>
)

const Meets = ({ row }: { row: Mapped }) => (
  <>
    <Findings rows={row.findings} />
    {row.remarks && <span className="block text-meta text-muted">{row.remarks}</span>}
  </>
)

const State = ({ row }: { row: Mapped }) => (
  <>
    <Status of="requisitionMapping" value={row.status} />
    {row.completedAt && (
      <span className="figures block text-meta text-muted">
        {showDate(String(row.completedAt))}, {row.completedByName}
      </span>
    )}
  </>
)

type Act = { asked: Requisition; start: (action: RecordAction) => void }

function MappedActions({ row, asked, start }: Act & { row: Mapped }) {
  if (row.status === 'completed') return null
  const fields = { mappingId: row.id, mappingVersion: String(row.version) }
  const of = { requisitionId: asked.id, mixDesignId: row.mixDesignId }
  return (
    <span className="flex justify-end gap-2">
      <Button
        onClick={() =>
          start({ label: 'Complete mapping', intent: 'complete', fields, done: `${row.mixCode} completed` })
        }
      >
        Complete
      </Button>
      <Button
        look="quiet"
        onClick={() =>
          start({
            label: 'Remove',
            intent: 'unmap',
            look: 'danger',
            fields: { ...fields, ...of },
            confirm: { title: `Take ${row.mixCode} away?`, text: 'The requisition needs another mix.' },
            done: `${row.mixCode} taken away`,
          })
        }
      >
        Remove
      </Button>
    </span>
  )
}

/** A mix that misses something is taken with a reason; one that is too weak is not taken. */
function MapButton({ row, asked, start }: Act & { row: Mix }) {
  const missed = row.findings.filter(finding => !finding.ok)
  if (asked.mappings.some(of => of.mixDesignId === row.mixDesignId)) return <span className="text-muted">Mapped</span>
  if (missed.some(({ check }) => check === 'strength')) return <span className="text-muted">Too weak</span>
  const text = missed.map(({ name, asked: wanted, given }) => `${name}: asked ${wanted}, has ${given}`).join('. ')
  return (
    <Button
      aria-label={`Map ${row.mixCode}`}
      onClick={() =>
        start({
          label: 'Map mix',
          intent: 'map',
          fields: { requisitionId: asked.id, mixDesignId: row.mixDesignId },
          done: `${row.mixCode} mapped`,
          ...(missed.length ? { confirm: { title: `Use ${row.mixCode} anyway?`, text, reason: 'Why' } } : {}),
        })
      }
    >
      Map
    </Button>
  )
}

function MixSearch() {
  const [params] = useSearchParams()
  return (
    <Form method="get" className="flex gap-2" data-chrome>
      <input type="hidden" name="tab" value="mixes" />
      <Input
        name="mix"
        type="search"
        aria-label="Mix"
        placeholder="Code or name"
        defaultValue={params.get('mix') ?? ''}
      />
      <Button type="submit">Find</Button>
    </Form>
  )
}
