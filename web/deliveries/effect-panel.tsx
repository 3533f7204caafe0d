import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { roleWords } from '~/domain/access/role-names'
import { FLAG_LABELS, type Flag } from '~/domain/deliveries/emodification'
import type { EmodPreviewed } from '~/web/kit/client/deliveries'
import { showMoney, showNumber } from '~/web/kit/figures'
import { Badge } from '~/web/ui/badge'
import { Card } from '~/web/ui/card'
import { cn } from '~/web/ui/cn'
import type { Wire } from './delivery-order-columns'

export type Effect = Wire<EmodPreviewed>
type Impact = Pick<Effect, 'price' | 'stock' | 'carbon' | 'invoice'>

/** What the change would do, before it is asked for. */
export function EffectPanel({
  effect,
  problem,
  busy,
}: {
  effect: Effect | null
  problem: string | undefined
  busy: boolean
}) {
  return (
    <Card title="Effect" aria-live="polite" aria-busy={busy} className={cn(busy && 'opacity-60')}>
      {effect ? (
        <div className="grid gap-4">
          <Chain levelRoles={effect.chain.levelRoles} why={effect.chain.why} flags={effect.chain.flags} />
          <Impacts impact={effect} />
        </div>
      ) : (
        <p className="text-muted text-table">
          {problem ?? 'Choose a cause and change a field: its effect appears here.'}
        </p>
      )}
    </Card>
  )
}

type ChainOf = { levelRoles: readonly (readonly string[])[]; why: string; flags: readonly string[] }

const Chain = ({ levelRoles, why, flags }: ChainOf) => (
  <div className="grid gap-2">
    <p className="text-table">
      {levelRoles.length} {levelRoles.length === 1 ? 'level' : 'levels'}: {why.charAt(0).toLowerCase() + why.slice(1)}.
    </p>
    <ol className="flex flex-wrap items-center gap-1.5 text-table">
      {levelRoles.map((roles, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is the level
        <li key={place} className="inline-flex items-center gap-1.5">
          {place > 0 && <ArrowRight aria-hidden className="size-3.5 text-muted" />}
          <Badge tone="waiting">
            {place + 1} {roleWords(roles)}
          </Badge>
        </li>
      ))}
    </ol>
    <p className="flex flex-wrap gap-1.5">
      {flags.map(flag => (
        <Badge key={flag} tone="change">
          {FLAG_LABELS[flag as Flag] ?? flag}
        </Badge>
      ))}
    </p>
  </div>
)

/** Price, carbon, stock and invoice, each before and after. */
export function Impacts({ impact }: { impact: Impact }) {
  const { price, stock, carbon, invoice } = impact
  const moved = stock.filter(row => Number(row.difference) !== 0)
  return (
    <dl className="grid gap-3 text-table">
      <Line label="Bill of the load" before={money(price.before)} after={money(price.after)}>
        {price.difference && (
          <>
            {signed(price.difference, showMoney)}
            {price.gst && Number(price.gst) !== 0 && (
              <span className="font-normal text-muted"> and {signed(price.gst, showMoney)} GST</span>
            )}
          </>
        )}
      </Line>
      <Line label="Carbon" before={kg(carbon.before)} after={kg(carbon.after)}>
        {carbon.difference && Number(carbon.difference) !== 0 && signed(carbon.difference, kg)}
      </Line>
      <div>
        <dt className="text-meta text-muted">Stock</dt>
        {moved.length === 0 && <dd>Stays as it is</dd>}
        {moved.map(row => (
          <dd key={`${row.siloId} ${row.materialId}`} className="figures flex justify-between gap-3">
            <span className="truncate">{row.material}</span>
            <b>{signed(row.difference, value => `${showNumber(Number(value).toFixed(0))} kg`)}</b>
          </dd>
        ))}
      </div>
      <div>
        <dt className="text-meta text-muted">Invoice</dt>
        <dd>{invoice.text}</dd>
      </div>
    </dl>
  )
}

const Line = ({
  label,
  before,
  after,
  children,
}: {
  label: string
  before: string
  after: string
  children: ReactNode
}) => (
  <div>
    <dt className="text-meta text-muted">{label}</dt>
    <dd className="figures flex flex-wrap items-baseline gap-x-2">
      {before === after ? (
        <span>{before}</span>
      ) : (
        <>
          <s className="text-muted">{before}</s>
          <span>{after}</span>
        </>
      )}
      <b className="ml-auto">{children}</b>
    </dd>
  </div>
)

const money = ({ amount, missing }: { amount: string | null; missing: string | null }) =>
  amount ? showMoney(amount) : (missing ?? 'no price')
const kg = (value: string | null) => (value ? `${showNumber(Number(value).toFixed(0))} kg CO₂e` : 'unknown')
const signed = (value: string, show: (value: string) => string) => (Number(value) > 0 ? `+${show(value)}` : show(value))
