import { Link } from '@remix-run/react'
import { businessDay } from '~/domain/kit/time'
import { showDate, showDateTime } from '~/web/kit/dates'
import { showNumber } from '~/web/kit/figures'
import { Pairs, PlainTable } from '~/web/kit/page-grid'
import { Status } from '~/web/kit/status'
import { STATUS } from '~/web/kit/status-words'
import { Card } from '~/web/ui/card'
import type { SubmittalDetail } from './mix-submittal-loader'

type Content = SubmittalDetail['content']

/** What the paper says of the concrete and its constituents. */
export const SubmittalDesign = ({ of }: { of: Content }) => (
  <div className="grid gap-4">
    <Card title="Concrete">
      <Pairs
        columns={3}
        rows={[
          [
            'Strength',
            `${of.strengthClass ? `${of.strengthClass}, ` : ''}${of.strengthMpa} MPa, cube, ${of.strengthAge} days`,
          ],
          ['Target mean', of.targetMean && `${of.targetMean} MPa`],
          ['Exposure classes', of.exposure.map(one => one.name ?? one.exposureClass).join('; ')],
          ['Slump', of.slump],
          ['Aggregate', `up to ${of.aggregateMm} mm`],
          ['Air', `${of.airPercent} %`],
          ['Cement', of.cementTypes.join(', ')],
          ['Cement content', `${of.cementKg} kg/m³`],
          [of.ratioName ?? 'w/(c + k·a)', of.waterCement],
          ['Admixtures', of.admixtures.join(', ')],
        ]}
      />
    </Card>
    {of.limits.length > 0 && (
      <Card title="Limits" flush>
        <PlainTable
          caption="Limits"
          rows={of.limits}
          id={row => row.name}
          columns={[
            { label: 'Property', show: row => row.name },
            { label: 'This mix', show: row => row.value, align: 'right' },
            { label: 'Limit', show: row => row.limit, align: 'right' },
            { label: 'Source', show: row => <span className="text-muted">{row.source}</span> },
          ]}
        />
      </Card>
    )}
    <Card title="Constituents" flush>
      <PlainTable
        caption="Constituents"
        rows={of.materials}
        id={row => row.name}
        columns={[
          { label: 'Material', show: row => row.name },
          { label: 'kg/m³ on the paper', show: row => row.kgPerM3 ?? 'not shown', align: 'right' },
          { label: 'Latest approved test', show: row => row.test ?? '–' },
        ]}
      />
    </Card>
  </div>
)

/** What stands behind it. */
export const SubmittalProof = ({ of }: { of: Content }) => (
  <div className="grid gap-4">
    <Card title="Evidence">
      <p className="text-table">
        {of.evidence.length
          ? `${of.evidence.join('. ')} (${of.evidenceSource}).`
          : 'No result of this mix is approved yet.'}
      </p>
    </Card>
    {of.trials.length > 0 && (
      <Card title="Trial batches" flush>
        <PlainTable
          caption="Trial batches"
          rows={of.trials}
          id={row => row.trialNo}
          columns={[
            { label: 'Trial batch', show: row => <span className="code">{row.trialNo}</span> },
            { label: 'Made', show: row => showDate(businessDay(new Date(row.madeOn))) },
            { label: 'Results', show: row => row.results || 'not approved yet' },
          ]}
        />
      </Card>
    )}
    <Card title="Embodied carbon, kg CO₂e/m³">
      {of.carbon ? (
        <Pairs
          columns={3}
          rows={[
            ['A1 materials', kg(of.carbon.a1)],
            ['A2 haul to the plant', kg(of.carbon.a2)],
            ['A3 plant', kg(of.carbon.a3)],
            ['A1–A3', kg(of.carbon.gate)],
          ]}
        />
      ) : (
        <p className="text-muted text-table">Not known.</p>
      )}
    </Card>
  </div>
)

const kg = (value: string | null) => (value === null ? 'not known' : showNumber(Number(value).toFixed(1)))

/** Who answered what, and until when it holds. */
export const SubmittalAnswerCard = ({ of }: { of: SubmittalDetail }) => (
  <Card title="Answer of the customer">
    {of.answeredOn ? (
      <Pairs
        columns={1}
        rows={[
          ['Answer', STATUS.mixSubmittal[of.status as 'agreed'].label],
          ['By', `${of.answeredByName}, ${of.answeredByPosition}`],
          ['On', showDate(of.answeredOn)],
          ['Document or reference', of.answerReference],
          ['Comments', of.answerComments],
          ['Valid until', of.validUntil ? showDate(of.validUntil) : 'no end'],
          ['Recorded by', of.answerRecordedByName],
        ]}
      />
    ) : (
      <p className="text-muted text-table">
        {of.sentAt ? `Sent on ${showDate(String(of.sentAt))} by ${of.sentByName}. No answer yet.` : 'Not sent yet.'}
      </p>
    )}
  </Card>
)

/** Every revision under the number, and what went out. */
export const SubmittalRevisions = ({ of }: { of: SubmittalDetail }) => (
  <div className="grid gap-4">
    <Card title="Revisions" flush>
      <PlainTable
        caption="Revisions"
        rows={of.revisions}
        id={row => row.id}
        columns={[
          {
            label: 'Revision',
            show: row => (
              <Link to={`../${row.id}`} relative="path" className="text-link">
                {row.revision}
              </Link>
            ),
          },
          { label: 'Status', show: row => <Status of="mixSubmittal" value={row.status as 'draft'} /> },
        ]}
      />
    </Card>
    <Card title="E-mails" flush>
      <PlainTable
        caption="E-mails"
        rows={of.letters}
        id={row => row.letterId}
        columns={[
          { label: 'To', show: row => row.recipients.join(', ') },
          { label: 'At', show: row => showDateTime(String(row.at)) },
          { label: 'Status', show: row => LETTER[row.status] ?? row.status },
        ]}
      />
    </Card>
  </div>
)

const LETTER: Record<string, string> = {
  waiting: 'To be sent',
  sending: 'Being sent',
  sent: 'Sent',
  uncertain: 'Not known whether it arrived',
}
