import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { monthWord } from '~/domain/kit/month-words'
import { apiFor, take } from '~/web/kit/api'
import { showDate, showDateTime } from '~/web/kit/dates'
import { showNumber } from '~/web/kit/figures'
import { Pairs, PlainTable } from '~/web/kit/page-grid'
import { RecordScreen } from '~/web/kit/record/record-screen'
import { Card } from '~/web/ui/card'
import { BandVerdict, type Scored, Serves, shareOf, show } from './strength-model-parts'

export const loader = ({ request, context, params }: LoaderFunctionArgs) =>
  take(
    apiFor({ request, context }).mixdesign['strength-models'][':id'].$get({
      param: { id: params.strength_model_id ?? '' },
    }),
  )
type Version = Awaited<ReturnType<typeof loader>>

/** A version: what it learnt, how it did, and what its band caught month by month. */
export default function StrengthModelRecord() {
  const of = useLoaderData<typeof loader>()
  const { comparison } = of
  return (
    <RecordScreen
      kind="Strength model"
      title={`Version ${of.versionNo}`}
      status={<Serves of={of} />}
      notice={
        <p
          data-tone={comparison.won === 'candidate' ? 'done' : 'change'}
          className="tone rounded-lg px-4 py-2.5 text-table"
        >
          {comparison.why}
        </p>
      }
      facts={[
        { label: 'Made', value: showDateTime(of.createdAt) },
        { label: 'Results to', value: showDate(of.trainedTo) },
        { label: 'Results', value: `${of.results} of ${of.model.sets} sets` },
        { label: 'With batched contents', value: `${of.model.batched} sets` },
        { label: 'In use', value: of.servedFrom ? usedOf(of) : 'Never' },
      ]}
      tabs={[
        { key: 'errors', label: 'Errors', content: <Errors of={of} /> },
        { key: 'learnt', label: 'What it learnt', content: <Learnt of={of} /> },
      ]}
    />
  )
}

const usedOf = ({ servedFrom, servedUntil }: Version) =>
  `${showDate(servedFrom!)}${servedUntil ? ` to ${showDate(servedUntil)}` : ' on'}`

function Errors({ of }: { of: Version }) {
  const { comparison, months } = of
  const rows: (Scored & { name: string })[] = [
    { name: 'This version', ...comparison.candidate },
    { name: 'The one before it', ...comparison.serving },
  ]
  return (
    <div className="grid gap-5">
      <Card title="On results that neither had seen" flush>
        <PlainTable
          caption="This version and the one before it on unseen results"
          rows={rows}
          id={row => row.name}
          columns={[{ label: 'Model', show: row => row.name }, ...scoreColumns()]}
        />
      </Card>
      <Card title="Month by month" flush>
        <PlainTable
          caption="What the band of before caught of each month’s results"
          rows={months}
          id={row => row.month}
          columns={[{ label: 'Month', show: row => monthWord(row.month) }, ...scoreColumns()]}
        />
      </Card>
      <p className="max-w-240 text-muted text-table">
        Each month is judged by the results before it. Error is the mean distance of the expected strength from the
        result; bias is above zero where it expected too much. Four in five results are in a band that is right. The
        score is lower where expected strength and band are better.
      </p>
    </div>
  )
}

const scoreColumns = () => [
  { label: 'Results', align: 'right' as const, show: (row: Scored) => row.n },
  { label: 'Error, MPa', align: 'right' as const, show: (row: Scored) => show(row.error, 2) },
  { label: 'Bias, MPa', align: 'right' as const, show: (row: Scored) => show(row.bias, 2).replace('-', '−') },
  { label: 'In the band', align: 'right' as const, show: (row: Scored) => shareOf(row.coverage) },
  { label: 'Score', align: 'right' as const, show: (row: Scored) => show(row.score, 3) },
  { label: 'Band', show: (row: Scored) => <BandVerdict {...row} /> },
]

const LEVELS = { house: 'All', source: 'Cement', plant: 'Plant', concrete: 'Concrete' }
const percent = (ln: number) => `${showNumber((100 * (Math.exp(ln) - 1)).toFixed(1), 1)} %`

function Learnt({ of }: { of: Version }) {
  const { hardening, cube, band, early, between, within } = of.model
  return (
    <div className="grid gap-5">
      <Card title="Beside the shipped model">
        <Pairs
          columns={3}
          rows={[
            ['Scatter of a set', percent(within)],
            ['Between cements', percent(between[0]!)],
            ['Between plants', percent(between[1]!)],
            ['Between concretes of a plant', percent(between[2]!)],
            ['Cubes beyond EN 206', `${signed(100 * (Math.exp(cube.mean) - 1))} %`],
            [
              'Hardening',
              hardening.faster > 0
                ? `${(100 * hardening.faster).toFixed(0)} % of the gain to 28 days comes earlier`
                : `s of EN 1992 larger by ${showNumber(hardening.slower.toFixed(2), 2)}`,
            ],
            ['Early luck that lasts to 28 days', `${(100 * early.slope).toFixed(0)} %, of ${early.pairs} pairs`],
            [
              'Band, standard deviations',
              `${showNumber(band.below.toFixed(2), 2)} below, ${showNumber(band.above.toFixed(2), 2)} above`,
            ],
            ['Band measured on', band.scores ? `${band.scores} results` : 'The normal curve: too few results'],
          ]}
        />
      </Card>
      <Card title="Strength beside it, by group" flush>
        <PlainTable
          caption="What the results of each group move the shipped model by"
          rows={of.groups}
          id={row => row.path.join(' ') || 'all'}
          columns={[
            { label: 'Group', show: row => row.path.at(-1) ?? 'All concretes of the house' },
            { label: 'Level', show: row => LEVELS[row.level] },
            { label: 'Of', show: row => row.path.slice(0, -1).toReversed().join(', ') },
            { label: 'Strength', align: 'right', show: row => `${signed(row.percent)} %` },
            { label: 'Known to', align: 'right', show: row => `± ${showNumber(row.sd.toFixed(1), 1)} %` },
            { label: 'Sets', align: 'right', show: row => row.results },
          ]}
        />
      </Card>
    </div>
  )
}

const signed = (value: number) => `${value < 0 ? '−' : '+'}${showNumber(Math.abs(value).toFixed(1), 1)}`
