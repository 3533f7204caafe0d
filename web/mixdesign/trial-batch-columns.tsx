import { shortAge } from '~/domain/kit/specimen-age'
import { showDate } from '~/web/kit/dates'
import { showNumber } from '~/web/kit/figures'
import { HereLink } from '~/web/kit/here-link'
import { Badge } from '~/web/ui/badge'

type Age = { ageDays: number; dueOn: string; status: string; mean: number | null }
export type TrialRow = {
  id: string
  trialNo: string
  status: string
  batchedAt: string
  plantName: string
  litres: string
  fck: number
  targetMean: number | null
  slumpMm: number | null
  ages: Age[]
}

/** '38.9 MPa' once crushed, else the day on which it is. */
export const ageWords = ({ ageDays, mean, status, dueOn }: Age) =>
  mean === null
    ? `${shortAge(ageDays)}: ${status === 'withdrawn' ? 'not tested' : `due ${showDate(dueOn)}`}`
    : `${shortAge(ageDays)}: ${showNumber(mean.toFixed(1))} MPa${status === 'approved' ? '' : ' (provisional)'}`

/** A trial batch in a line, in the record of its mix. */
export const trialColumns = [
  {
    label: 'Trial batch',
    show: (row: TrialRow) => (
      <HereLink to={`/mixdesign/trial-batches/${row.id}`} className="code text-link">
        {row.trialNo}
      </HereLink>
    ),
  },
  { label: 'Batched', show: (row: TrialRow) => showDate(row.batchedAt) },
  { label: 'Plant', show: (row: TrialRow) => row.plantName },
  { label: 'Slump', show: (row: TrialRow) => (row.slumpMm === null ? '–' : `${row.slumpMm} mm`) },
  {
    label: 'Results',
    show: (row: TrialRow) =>
      row.status === 'withdrawn' ? <Badge tone="stop">Withdrawn</Badge> : row.ages.map(ageWords).join(', '),
  },
  { label: 'fck', show: (row: TrialRow) => `${showNumber(row.fck.toFixed(1))} MPa`, align: 'right' as const },
  {
    label: 'Target mean',
    show: (row: TrialRow) => (row.targetMean === null ? '–' : `${showNumber(row.targetMean.toFixed(1))} MPa`),
    align: 'right' as const,
  },
]
