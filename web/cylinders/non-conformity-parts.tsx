import { NC_DECISION_LABELS, type NcDecision } from '~/domain/cylinders/non-conformity'
import { showDate, showDateTime } from '~/web/kit/dates'
import { showNumber, showVolume } from '~/web/kit/figures'
import { HereLink } from '~/web/kit/here-link'
import { Pairs, PlainTable } from '~/web/kit/page-grid'
import { Badge } from '~/web/ui/badge'
import { Card } from '~/web/ui/card'
import { mpa } from './concrete-conformity-columns'
import type { NonConformityDetail } from './non-conformity-loader'
import { infoOf } from './words'

type Of = { of: NonConformityDetail }
const SOURCES: Record<string, string> = { criterion: 'Criterion', identity: 'Identity test', person: 'Person' }

/** What was found, its tests, what was looked into and what was decided. */
export const NonConformityFinding = ({ of }: Of) => (
  <div className="grid gap-4">
    <Card title="Finding">
      <Pairs
        columns={3}
        rows={[
          ['Finding', of.what],
          ['Found by', `${SOURCES[of.source] ?? of.source}, ${of.openedByName}`],
          [
            'Results today',
            of.stillFails === null ? '' : of.stillFails ? 'Fail as found' : 'No longer fail: results were corrected',
          ],
          ['Causes', of.causes],
          ['Decision', of.decision && NC_DECISION_LABELS[of.decision as NcDecision]],
          ['Grounds', of.decisionText],
          ['Decided', of.decidedAt && `${of.decidedByName}, ${showDateTime(of.decidedAt)}`],
          ['Closed', of.closedAt && `${of.closedByName}, ${showDateTime(of.closedAt)}: ${of.closedRemarks}`],
          ['Opened again', of.reopenedReason],
        ]}
      />
    </Card>
    {of.tests.length > 0 && (
      <Card title="Tests" flush>
        <PlainTable
          caption="Tests"
          rows={of.tests}
          id={row => row.testId}
          columns={[
            {
              label: 'Set',
              show: row => (
                <HereLink to={infoOf(row.testId)} className="code text-link">
                  {row.testNo}
                </HereLink>
              ),
            },
            { label: 'Cast', show: row => showDate(row.castOn) },
            { label: 'Strength, MPa', show: row => mpa(row.value), align: 'right' },
            { label: 'Above fck', show: row => mpa(row.value - row.fck), align: 'right' },
          ]}
        />
      </Card>
    )}
    {of.assessment && <Cores of={of} assessment={of.assessment} />}
  </div>
)

function Cores({ of, assessment }: Of & { assessment: NonNullable<NonConformityDetail['assessment']> }) {
  const mean = assessment.criteria.find(row => row.results.length > 1)
  const single = assessment.criteria.find(row => row.results.length === 1)
  return (
    <Card title={`Cores by ${of.coreStandard === 'aci318' ? 'ACI 318' : 'EN 13791'}`} flush>
      <PlainTable
        caption="Cores"
        rows={of.cores.map((core, place) => ({ ...core, compared: assessment.strengths[place] ?? null }))}
        id={row => row.label}
        columns={[
          { label: 'Core', show: row => row.label },
          { label: 'Place', show: row => row.place },
          { label: 'Diameter × length', show: row => `${row.diameterMm} × ${row.lengthMm} mm` },
          { label: 'Strength, MPa', show: row => mpa(row.mpa), align: 'right' },
          { label: `As ${of.shape}, MPa`, show: row => mpa(row.compared), align: 'right' },
        ]}
      />
      <div className="flex flex-wrap items-center gap-3 p-4 text-table">
        <Badge tone={assessment.conforms ? 'done' : 'stop'}>{assessment.conforms ? 'Conforms' : 'Fails'}</Badge>
        {mean && <span>{`Mean ${mpa(mean.value)}, at least ${mpa(mean.least)} MPa`}</span>}
        {single && <span>{`Each at least ${mpa(single.least)} MPa`}</span>}
      </div>
    </Card>
  )
}

/** Loads of the concrete that were made in the span. */
export const NonConformityLoads = ({ of }: Of) => (
  <Card flush>
    <PlainTable
      caption="Loads"
      rows={of.loads}
      id={row => row.id}
      columns={[
        { label: 'Delivery order', show: row => <span className="code">{row.doNumber}</span> },
        { label: 'Date', show: row => showDate(row.doDate) },
        { label: 'Customer', show: row => row.customerName },
        { label: 'Project', show: row => row.projectName },
        { label: 'Site', show: row => row.locationName },
        { label: 'Quantity', show: row => showVolume(row.quantity), align: 'right' },
      ]}
    />
  </Card>
)

/** Who received it, and who was told what and when. */
export const NonConformityCustomers = ({ of }: Of) => (
  <Card flush>
    <PlainTable
      caption="Customers"
      rows={of.customers}
      id={row => row.customerId}
      columns={[
        { label: 'Customer', show: row => row.customerName },
        { label: 'Loads', show: row => row.loads, align: 'right' },
        { label: 'm³', show: row => showNumber(row.cubicMetres.toFixed(1)), align: 'right' },
        {
          label: 'Told',
          show: row =>
            row.told[0] ? (
              `${showDateTime(row.told[0].at)}, ${row.told[0].byName}: ${row.told[0].recipients.join(', ')}`
            ) : (
              <Badge tone="hold">Not yet</Badge>
            ),
        },
        {
          label: 'Paper',
          show: row => (
            <a className="text-link" href={`/files/non-conformities/${of.id}/pdf?customerId=${row.customerId}`}>
              PDF
            </a>
          ),
        },
      ]}
    />
  </Card>
)
