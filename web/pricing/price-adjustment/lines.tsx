import { EFFECT_DAYS } from '~/domain/pricing/price-adjustment/effect'
import { ADJUSTED_WORDS } from '~/domain/pricing/price-adjustment/price-adjustment'
import type { AdjustmentLine, AdjustmentSummary } from '~/web/kit/client/pricing'
import { showDate } from '~/web/kit/dates'
import { countOf, showNumber, showSigned, showSignedMoney } from '~/web/kit/figures'
import { Pairs, PlainTable } from '~/web/kit/page-grid'

/** From the smallest to the largest step in per cent; one figure where all are the same. */
const steps = ({ leastPercent: least, mostPercent: most }: AdjustmentSummary) =>
  least === null || most === null
    ? 'None'
    : least === most
      ? `${showSigned(least)} %`
      : `${showSigned(least)} % to ${showSigned(most)} %`

export const lowestMargin = ({ lowestMarginPercent: lowest }: AdjustmentSummary) =>
  lowest === null ? 'No cost known' : `${showNumber(lowest, 2)} %`

const counts = ({ lines, raised, lowered }: AdjustmentSummary) =>
  [
    raised ? `${raised} raised` : '',
    lowered ? `${lowered} lowered` : '',
    raised + lowered < lines ? `${lines - raised - lowered} unchanged` : '',
  ]
    .filter(Boolean)
    .join(', ')

type Props = { summary: AdjustmentSummary; prices: readonly AdjustmentLine[]; fromDate: string }

/** What a change means: its sums, which are of every price, and the prices. */
export const AdjustmentEffect = ({ summary, prices, fromDate }: Props) => (
  <div className="grid gap-3 px-4 py-3">
    <Pairs
      columns={3}
      rows={[
        ['Prices', counts(summary)],
        ['Step', steps(summary)],
        [`Delivered in ${EFFECT_DAYS} days`, `${showNumber(summary.quantity, 2)} m³`],
        ['Effect on them before GST', showSignedMoney(summary.effect)],
        ['Lowest margin after', lowestMargin(summary)],
        ['Below the margin threshold', summary.red ? countOf(summary.red, 'price') : 'None'],
      ]}
    />
    {summary.lines > prices.length && (
      <p className="text-muted text-table">The first {prices.length} prices are shown.</p>
    )}
    {prices.length > 0 && <AdjustmentLines lines={prices} fromDate={fromDate} />}
  </div>
)

/** Every price of a change before and after, with the volume, the money and the margin. */
function AdjustmentLines({ lines, fromDate }: { lines: readonly AdjustmentLine[]; fromDate: string }) {
  const collides = lines.some(line => line.collision)
  return (
    <PlainTable
      caption="Prices before and after"
      wide
      rows={lines}
      id={line => `${line.subjectId} ${line.itemId}`}
      columns={[
        { label: 'Price of', show: line => <Party line={line} /> },
        { label: 'Item', show: line => <Item line={line} fromDate={fromDate} /> },
        { label: 'Before', align: 'right', show: line => showNumber(line.oldPrice, 2) },
        {
          label: 'After',
          align: 'right',
          show: line => <strong className="font-semibold">{showNumber(line.newPrice, 2)}</strong>,
        },
        { label: 'Per', show: line => line.unit },
        {
          label: `m³ in ${EFFECT_DAYS} days`,
          align: 'right',
          show: line => line.quantity && showNumber(line.quantity, 2),
        },
        { label: 'Effect', align: 'right', show: line => line.effect && showSignedMoney(line.effect) },
        { label: 'Margin', align: 'right', show: line => <MarginStep line={line} /> },
        ...(collides
          ? [
              {
                label: 'Other change',
                show: (line: AdjustmentLine) => line.collision && <span className="text-stop">{line.collision}</span>,
              },
            ]
          : []),
      ]}
    />
  )
}

const Party = ({ line }: { line: AdjustmentLine }) => (
  <>
    {line.projectName ?? ADJUSTED_WORDS[line.kind]}
    {line.customerName && <span className="block text-meta text-muted">{line.customerName}</span>}
  </>
)

const Item = ({ line, fromDate }: { line: AdjustmentLine; fromDate: string }) => (
  <>
    <span className="code">{line.productCode}</span>
    {line.productCode !== line.name && line.kind !== 'agreed' && <span className="block text-muted">{line.name}</span>}
    {line.since > fromDate && <span className="block text-meta text-muted">from {showDate(line.since)}</span>}
  </>
)

function MarginStep({ line: { marginBefore, marginAfter } }: { line: AdjustmentLine }) {
  if (!marginAfter) return null
  return (
    <span className={marginAfter.band === 'red' ? 'text-stop' : undefined}>
      {marginBefore && `${showNumber(marginBefore.percent, 2)} → `}
      {showNumber(marginAfter.percent, 2)} %
    </span>
  )
}
