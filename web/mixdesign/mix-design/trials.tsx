import { Link } from '@remix-run/react'
import { FlaskConical } from 'lucide-react'
import { useCan } from '~/web/kit/can'
import { EmptyNote } from '~/web/kit/list/states'
import { PlainTable } from '~/web/kit/page-grid'
import { Badge } from '~/web/ui/badge'
import { Button } from '~/web/ui/button'
import { Card } from '~/web/ui/card'
import { trialColumns } from '../trial-batch-columns'
import { EvidenceCard } from './evidence'
import type { Evidence, Mix, MixData } from './loader'

/** The trial batches of a mix, what they prove, and which exposure classes it keeps. */
export function MixTrials({ mix, evidence, rows }: { mix: Mix; evidence: Evidence; rows: MixData['trials'] }) {
  const mayWrite = useCan()('write', 'cylinder_lab')
  const record = mayWrite && mix.active && mix.status !== 'rejected' && (
    <Button asChild look="primary">
      <Link to={`/mixdesign/trial-batches/new?mix=${mix.id}`}>Record trial batch</Link>
    </Button>
  )
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid min-w-0 gap-5">
        {rows.length ? (
          <Card title="Trial batches" aside={record} flush>
            <PlainTable caption="Trial batches" rows={rows} id={row => row.id} columns={trialColumns} />
          </Card>
        ) : (
          <EmptyNote icon={FlaskConical} title="No trial batch yet" action={record || undefined}>
            Record what was weighed and tested fresh; the specimens are ordered for the test ages.
          </EmptyNote>
        )}
        <Exposure evidence={evidence} />
      </div>
      <div className="max-lg:order-first">
        <EvidenceCard evidence={evidence} />
      </div>
    </div>
  )
}

function Exposure({ evidence }: { evidence: Evidence }) {
  const { exposure, exposureBy, equivalentCement } = evidence
  const declared = exposure.filter(row => row.declared)
  const byEn = exposureBy.standard === 'en206'
  return (
    <Card title="Exposure classes" flush>
      <p className="px-4 pt-1 pb-3 text-muted text-table">
        By design: {exposureBy.ratioName} {exposureBy.ratio ?? 'not known'}
        {byEn && `, c + k·a ${equivalentCement} kg/m³ (EN 206 §5.2.5.2)`}.{' '}
        {declared.length
          ? `Declared for ${declared.map(row => row.name).join('; ')}: approval is refused unless each is met.`
          : 'Declared for none.'}
      </p>
      <PlainTable
        caption="Exposure classes"
        rows={exposure}
        id={row => row.exposureClass}
        columns={[
          {
            label: 'Class',
            show: row => (
              <>
                <strong className="font-semibold">{row.name}</strong> <span className="text-muted">{row.where}</span>
                {row.declared && <span className="block text-meta">Declared</span>}
              </>
            ),
          },
          {
            label: exposureBy.source,
            show: row => (
              <Badge tone={row.misses.length ? 'stop' : 'done'}>{row.misses.length ? 'Not met' : 'Met'}</Badge>
            ),
          },
          { label: 'Why', show: row => row.misses.join('. ') },
        ]}
      />
    </Card>
  )
}
