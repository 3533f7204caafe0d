import type { TrialGroup } from '~/domain/pricing/price-trial'
import type { PriceTrialLoad, PriceTrialSums, PriceTrialTotal } from '~/web/kit/client/pricing'
import { showDate } from '~/web/kit/dates'
import { countOf, showMoney, showNumber, showSignedMoney } from '~/web/kit/figures'
import type { Column } from '~/web/kit/list/column'
import { cn } from '~/web/ui/cn'

const NAMES: Record<TrialGroup, string> = { customer: 'Customer', product: 'Product or charge', site: 'Site' }
const percent = (value: string | null) => (value === null ? '' : `${showNumber(value, 2)} %`)

/** More is more, less is less: the sign says it, not the colour alone. */
const Difference = ({ value }: { value: string }) => (
  <span className={cn('figures', Number(value) < 0 && 'text-stop')}>{showSignedMoney(value)}</span>
)

type Compared = { before: string; after: string; difference: string }

/** Before, after and the difference between them, of whatever a row is. */
const moneyColumns = <Row extends Compared>(sums: Compared | undefined, before: 'meta' | 'none'): Column<Row>[] => {
  const money = { align: 'right', sort: true } as const
  return [
    {
      key: 'before',
      label: 'Before',
      show: row => showMoney(row.before),
      total: sums && showMoney(sums.before),
      phone: before,
      ...money,
    },
    {
      key: 'after',
      label: 'After',
      show: row => showMoney(row.after),
      total: sums && showMoney(sums.after),
      phone: 'meta',
      ...money,
    },
    {
      key: 'difference',
      label: 'Difference',
      show: row => <Difference value={row.difference} />,
      total: sums && <Difference value={sums.difference} />,
      phone: 'end',
      ...money,
    },
  ]
}

export const totalColumns = (by: TrialGroup, sums: PriceTrialSums | undefined): Column<PriceTrialTotal>[] => [
  { key: 'name', label: NAMES[by], show: row => row.name, sort: true },
  ...(by === 'site'
    ? [{ key: 'detail', label: 'Customer and project', show: (row: PriceTrialTotal) => row.detail ?? '' }]
    : []),
  {
    key: 'loads',
    label: 'Loads',
    show: row => showNumber(row.loads, 0),
    align: 'right',
    sort: true,
    phone: 'none',
    total: sums && showNumber(sums.loads, 0),
  },
  {
    key: 'quantity',
    label: 'm³',
    show: row => (Number(row.quantity) ? showNumber(row.quantity, 2) : ''),
    align: 'right',
    sort: true,
    phone: 'none',
    total: sums && showNumber(sums.quantity, 2),
  },
  ...moneyColumns<PriceTrialTotal>(sums, 'meta'),
  {
    key: 'change',
    label: 'Change',
    show: row => percent(row.change),
    align: 'right',
    sort: true,
    phone: 'none',
    total: sums && percent(sums.change),
  },
  {
    key: 'unpriced',
    label: 'Without price',
    show: row => (row.unpriced ? showNumber(row.unpriced, 0) : ''),
    align: 'right',
    phone: 'none',
    hidden: !sums?.unpriced,
  },
]

export const loadColumns = (sums: PriceTrialSums | undefined): Column<PriceTrialLoad>[] => [
  { key: 'label', label: 'Load', show: row => <span className="code">{row.label}</span>, sort: true },
  { key: 'day', label: 'Day', show: row => showDate(row.day), sort: true, phone: 'meta' },
  { key: 'customerName', label: 'Customer', show: row => row.customerName, sort: true, phone: 'meta' },
  { key: 'projectName', label: 'Project', show: row => row.projectName, hidden: true },
  { key: 'siteName', label: 'Site', show: row => row.siteName, sort: true, hidden: true },
  { key: 'what', label: 'What changes', show: row => row.what, wrap: true, width: 260, phone: 'none' },
  ...moneyColumns<PriceTrialLoad>(sums, 'none'),
]

/** The whole result in a line; with GST where whole bills are asked for. */
export const TrialSums = ({ sums, bills }: { sums: PriceTrialSums; bills: boolean }) => (
  <dl className="flex flex-wrap gap-x-8 gap-y-2 border-line border-b px-6 py-3 max-md:px-4">
    <Figure label="Before GST" before={sums.before} after={sums.after} />
    {bills && <Figure label="With GST" before={sums.totalBefore} after={sums.totalAfter} />}
    <div>
      <dt className="text-muted text-table">Difference before GST</dt>
      <dd className="font-semibold">
        <Difference value={sums.difference} /> {sums.change !== null && `(${percent(sums.change)})`}
      </dd>
    </div>
    {sums.unpriced > 0 && (
      <div>
        <dt className="text-muted text-table">Without a price</dt>
        <dd className="font-semibold text-stop">{countOf(sums.unpriced, 'load')}</dd>
      </div>
    )}
  </dl>
)

const Figure = ({ label, before, after }: { label: string; before: string; after: string }) => (
  <div>
    <dt className="text-muted text-table">{label}</dt>
    <dd className="figures">
      {showMoney(before)} → {showMoney(after)}
    </dd>
  </div>
)
