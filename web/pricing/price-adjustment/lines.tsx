import { EFFECT_DAYS } from '~/domain/pricing/price-adjustment/effect'
import { ADJUSTED_WORDS } from '~/domain/pricing/price-adjustment/price-adjustment'
import type { AdjustmentLine, AdjustmentSummary } from '~/web/kit/client/pricing'
import { showDate } from '~/web/kit/dates'
import { countOf, showMoney, showNumber } from '~/web/kit/figures'
import { PlainTable } from '~/web/kit/page-grid'
import type { Fact } from '~/web/kit/record/record-screen'

const signed = (value: string, places = 2) => `${Number(value) > 0 ? '+' : ''}${showNumber(value, places)}`
export const signedMoney = (value: string) => `${Number(value) > 0 ? '+' : ''}${showMoney(value)}`

/** From the smallest to the largest step in per cent; one figure where all are the same. */
const steps = ({ leastPercent: least, mostPercent: most }: AdjustmentSummary) =>
  least === null || most === null
    ? 'None'
    : least === most
      ? `${signed(least)} %`
      : `${signed(least)} % to ${signed(most)} %`

/** What a change means in one line of figures. */
export const factsOfEffect = (of: AdjustmentSummary): Fact[] => [
  {
    label: 'Prices',
    value: [
      of.raised ? `${of.raised} raised` : '',
      of.lowered ? `${of.lowered} lowered` : '',
      of.raised + of.lowered < of.lines ? `${of.lines - of.raised - of.lowered} unchanged` : '',
    ]
      .filter(Boolean)
      .join(', '),
  },
  { label: 'Step', value: steps(of) },
  { label: `Delivered in ${EFFECT_DAYS} days`, value: `${showNumber(of.quantity, 2)} m³` },
  { label: 'Effect on them before GST', value: signedMoney(of.effect) },
  {
    label: 'Lowest margin after',
    value: of.lowestMarginPercent === null ? 'No cost known' : `${showNumber(of.lowestMarginPercent, 2)} %`,
  },
  ...(of.red ? [{ label: 'Below the margin threshold', value: countOf(of.red, 'price') }] : []),
]

const RED = 'red'

/** Every price of a change before and after, with the volume, the money and the margin. */
export function AdjustmentLines({ lines, fromDate }: { lines: readonly AdjustmentLine[]; fromDate: string }) {
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
        { label: 'Effect', align: 'right', show: line => line.effect && signedMoney(line.effect) },
        { label: 'Margin', align: 'right', show: line => <MarginStep line={line} /> },
        ...(collides
          ? [
              {
                label: 'Open change',
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
    <span className={marginAfter.band === RED ? 'text-stop' : undefined}>
      {marginBefore && `${showNumber(marginBefore.percent, 2)} → `}
      {showNumber(marginAfter.percent, 2)} %
    </span>
  )
}
