import { byText } from '~/domain/kit/collation'
import * as kitWords from '~/domain/kit/words'
import * as words from '~/domain/materials/words'
import { showDate, showDateTime } from '~/web/kit/dates'
import { Figure } from '~/web/kit/figure'
import { HereLink } from '~/web/kit/here-link'
import { PlainTable } from '~/web/kit/page-grid'
import { StoryCard } from '~/web/kit/record/story-card'
import { Status } from '~/web/kit/status'
import { Badge } from '~/web/ui/badge'
import { coverWords } from '../silo-board'
import { sumKg } from '../silo-column'
import { MARKS, orderTone, orderWord, tonnes } from '../words'
import type { Material, Stock } from './loader'

type Props = { material: Material; stock: Stock }

/** How much there is and on its way, where it runs out first, its silos, its open orders and its latest tests. */
export function MaterialOverview({ material, stock: { silos, orders, tests } }: Props) {
  const soon = silos
    .flatMap(row => (row.cover?.runsOutWithIncomingAt ? [{ row, at: row.cover.runsOutWithIncomingAt }] : []))
    .sort((a, b) => byText(a.at, b.at))[0]
  return (
    <div className="grid gap-5">
      <div className="grid gap-3 sm:grid-cols-3">
        <Figure
          of="inStock"
          unit=""
          label={words.materialInStock()}
          value={tonnes(sumKg(silos.map(row => ({ kg: row.levelKg }))))}
          note={words.materialInStockNote({ count: silos.length })}
        />
        {orders && (
          <Figure
            of="onOrder"
            unit=""
            label={words.materialOnOrder()}
            value={tonnes(sumKg(orders.map(row => ({ kg: row.orderedKg }))))}
            note={orders.length ? words.materialOnOrderNote({ count: orders.length }) : words.materialOnOrderNone()}
          />
        )}
        <Figure
          of="runsOut"
          label={words.materialRunsOutFirst()}
          value={soon ? showDateTime(soon.at) : '–'}
          tone={soon ? 'waiting' : undefined}
          note={soon ? `${soon.row.plantName}, ${soon.row.siloCode}` : words.materialRunsOutNone()}
        />
      </div>
      <Silos rows={silos} />
      {orders && <Orders rows={orders} materialId={material.id} />}
      {tests && <Tests rows={tests} />}
    </div>
  )
}

const Silos = ({ rows }: { rows: Stock['silos'] }) => (
  <StoryCard title={words.materialSilos()} empty={rows.length ? undefined : words.materialInNoSilo()}>
    <PlainTable
      caption={words.materialSilos()}
      rows={rows}
      id={row => row.id}
      columns={[
        {
          label: words.orderPlantAndSilo(),
          show: row => (
            <HereLink to={`/material/silo-level?plantId=${row.plantId}&silo=${row.id}`} className="text-link">
              {row.plantName}, {row.siloCode}
            </HereLink>
          ),
        },
        { label: words.orderSource(), show: row => row.sourceName ?? words.siloAnySource() },
        { label: words.siloLevel(), show: row => tonnes(row.levelKg), align: 'right' },
        { label: '%', show: row => Math.round(Number(row.percent)), align: 'right' },
        { label: words.materialReaches(), show: row => coverWords(row).text },
        {
          label: kitWords.fieldStatus(),
          show: row => <Badge tone={MARKS[row.mark].tone}>{MARKS[row.mark].word()}</Badge>,
        },
      ]}
    />
  </StoryCard>
)

type OrdersProps = { rows: NonNullable<Stock['orders']>; materialId: string }

const Orders = ({ rows, materialId }: OrdersProps) => (
  <StoryCard
    title={words.materialOpenOrders()}
    all={`/material/material-order-history?materialId=${materialId}`}
    empty={rows.length ? undefined : words.orderNoneOpen()}
  >
    <PlainTable
      caption={words.materialOpenOrders()}
      rows={rows}
      id={row => row.id}
      columns={[
        {
          label: words.orderOrder(),
          show: row => (
            <HereLink to={`/material/material-order-history/${row.id}`} className="code text-link">
              {row.orderNo}
            </HereLink>
          ),
        },
        { label: words.orderPlantAndSilo(), show: row => `${row.plantName}, ${row.siloCode}` },
        { label: words.orderOrdered(), show: row => tonnes(row.orderedKg), align: 'right' },
        { label: words.orderExpected(), show: row => showDateTime(row.expectedAt) },
        {
          label: kitWords.fieldStatus(),
          show: row => <Badge tone={orderTone(row.status)}>{orderWord(row.status)}</Badge>,
        },
      ]}
    />
  </StoryCard>
)

const Tests = ({ rows }: { rows: NonNullable<Stock['tests']> }) => (
  <StoryCard title={words.materialLatestTests()} empty={rows.length ? undefined : words.materialNoTests()}>
    <PlainTable
      caption={words.materialLatestTests()}
      rows={rows}
      id={row => row.id}
      columns={[
        { label: kitWords.fieldCode(), show: row => <span className="code">{row.testNo}</span> },
        { label: words.materialSampled(), show: row => showDate(row.sampledOn) },
        { label: words.orderSource(), show: row => row.sourceName ?? '–' },
        { label: kitWords.fieldPlant(), show: row => row.plantName ?? '–' },
        { label: kitWords.fieldStatus(), show: row => <Status of="testVerdict" value={row.verdict ?? 'incomplete'} /> },
      ]}
    />
  </StoryCard>
)
