import { LEDGER_VERDICT, ledgerLimit, ledgerValue } from '~/domain/deliveries/concrete-ledger-shown'
import { ageName } from '~/domain/kit/specimen-age'
import { showDate } from '~/web/kit/dates'
import { showNumber } from '~/web/kit/figures'
import { Pairs, PlainTable } from '~/web/kit/page-grid'
import { Status } from '~/web/kit/status'
import { Badge } from '~/web/ui/badge'
import { Card } from '~/web/ui/card'
import type { TrialBatchDetail } from './trial-batch-loader'

const unit = (value: number | null, of: string, places = 0) =>
  value === null ? '' : `${showNumber(value.toFixed(places))} ${of}`

/** The fresh concrete and the strength at each age beside what is specified and aimed at. */
export const FreshAndResults = ({ trial }: { trial: TrialBatchDetail }) => (
  <div className="grid gap-4">
    <Card title="Fresh concrete">
      <Pairs
        columns={3}
        rows={[
          ['Slump', trial.slumpMm === null ? '' : `${trial.slumpMm} mm of ${trial.slumpMin} to ${trial.slumpMax} mm`],
          ['Concrete temperature', unit(trial.concreteTemperature, '°C', 1)],
          ['Air temperature', unit(trial.ambientTemperature, '°C', 1)],
          ['Air content', unit(trial.airPercent, '%', 1)],
          ['Fresh density', unit(trial.freshDensity, 'kg/m³')],
          ['Outside limits', trial.wetFindings.map(({ text }) => text).join('. ')],
        ]}
      />
    </Card>
    <Card title={`Strength, set ${trial.testNo}`} flush>
      <PlainTable
        caption="Strength by age"
        rows={trial.ages}
        id={age => String(age.ageDays)}
        columns={[
          { label: 'Age', show: age => ageName(age.ageDays) },
          { label: 'Due', show: age => showDate(age.dueOn) },
          { label: 'Mean', show: age => (age.mean === null ? '–' : unit(age.mean, 'MPa', 1)), align: 'right' },
          { label: 'Above fck', show: age => over(trial, age, trial.fck), align: 'right' },
          { label: 'Above target mean', show: age => over(trial, age, trial.targetMean), align: 'right' },
          {
            label: 'State',
            show: age => (
              <>
                <Status of="cylinderAge" value={age.status as 'waiting'} />
                {age.counts === false && <Badge tone="stop">Does not count</Badge>}
              </>
            ),
          },
        ]}
      />
    </Card>
  </div>
)

/** Strength is specified at one age: an earlier result is below it and says nothing. */
function over(
  { strengthAge }: TrialBatchDetail,
  { mean, ageDays }: { mean: number | null; ageDays: number },
  of: number | null,
) {
  if (mean === null || of === null || ageDays !== strengthAge) return '–'
  const more = mean - of
  return `${more < 0 ? '−' : '+'}${Math.abs(more).toFixed(1)} MPa`
}

/** As weighed, beside what the mix says for as much concrete. */
export const TrialWeighed = ({ trial }: { trial: TrialBatchDetail }) => (
  <Card title="Weights" flush>
    <PlainTable
      caption="Weights"
      rows={trial.weights}
      id={row => row.materialId}
      columns={[
        { label: 'Material', show: row => row.name },
        { label: 'Weighed', show: row => `${showNumber(Number(row.kg).toFixed(3), 3)} kg`, align: 'right' },
        { label: 'Free moisture', show: row => percent(row.moisturePercent), align: 'right' },
        { label: 'Absorption', show: row => percent(row.absorptionPercent), align: 'right' },
      ]}
    />
  </Card>
)

const percent = (of: string | null) => (of === null ? '' : `${showNumber(Number(of).toFixed(1), 1)} %`)

/** The ledger of its concrete by the cubic metre, as it is kept of every load. */
export const TrialAccount = ({ trial }: { trial: TrialBatchDetail }) => (
  <Card title="By the cubic metre" flush>
    {trial.ledger.missing && <p className="px-4 py-3 text-stop text-table">{trial.ledger.missing.text}</p>}
    <PlainTable
      caption="Concrete by the cubic metre"
      rows={trial.ledger.rows}
      id={row => row.key}
      columns={[
        { label: 'Figure', show: row => row.name },
        { label: 'Value', show: row => (row.missing ? row.missing.text : ledgerValue(row)), align: 'right' },
        { label: 'Limit', show: row => ledgerLimit(row) },
        {
          label: '',
          show: row =>
            row.verdict === 'above' || row.verdict === 'below' || row.verdict === 'within' ? (
              <Badge tone={row.verdict === 'within' ? 'done' : 'stop'}>{LEDGER_VERDICT[row.verdict]}</Badge>
            ) : (
              <span className="text-muted">{LEDGER_VERDICT[row.verdict]}</span>
            ),
        },
        { label: 'Source', show: row => <span className="text-muted">{row.source}</span> },
      ]}
    />
  </Card>
)
