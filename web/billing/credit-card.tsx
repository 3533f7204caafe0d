import { useCan } from '~/web/kit/can'
import { showDate } from '~/web/kit/dates'
import { showMoney } from '~/web/kit/figures'
import { RecordActions } from '~/web/kit/record/record-actions'
import { Card } from '~/web/ui/card'

type Override = {
  id: string
  version: number
  fromDate: string
  toDate: string
  most: string | null
  reason: string
  givenByName: string
  endedAt: string | null
  endedReason: string | null
}
type Shown = {
  creditReason: string | null
  creditSuspended: boolean
  exposure: { open: string; unbilled: string; ordered: string; total: string }
  overrides: readonly Override[]
}

/** What a customer stands for, and who let them go on in spite of hold or limit. */
export function CreditCard({ account, today }: { account: Shown; today: string }) {
  const may = useCan()('manage', 'credit_override')
  const { open, unbilled, ordered, total } = account.exposure
  return (
    <Card title="Credit">
      {account.creditSuspended && (
        <p data-tone="stop" className="tone mb-3 rounded-lg px-3 py-2 text-table">
          Credit hold: {account.creditReason ?? 'no reason given'}
        </p>
      )}
      <dl className="grid gap-1.5 text-table">
        {(
          [
            ['Open, less payments', open],
            ['Delivered, not invoiced', unbilled],
            ['Ordered, not delivered', ordered],
            ['Exposure with GST', total],
          ] as const
        ).map(([label, value]) => (
          <div key={label} className="flex justify-between gap-2">
            <dt className="text-muted">{label}</dt>
            <dd className="figures">{showMoney(value)}</dd>
          </div>
        ))}
      </dl>
      {account.overrides.length > 0 && (
        <ul className="mt-3 grid gap-3 border-line border-t pt-3 text-table">
          {account.overrides.slice(0, 5).map(of => (
            <li key={of.id} className="grid gap-1">
              <p className="font-semibold">
                Override {showDate(of.fromDate)} to {showDate(of.toDate)}
                {of.most && `, up to ${showMoney(of.most)} above the limit`}
              </p>
              <p className="text-muted">
                {of.givenByName}: {of.reason}
              </p>
              {of.endedAt && <p className="text-muted">Ended: {of.endedReason}</p>}
              {!of.endedAt && of.toDate >= today && (
                <RecordActions
                  actions={[
                    {
                      label: 'End override',
                      intent: 'end-override',
                      hidden: !may,
                      fields: { overrideId: of.id, version: String(of.version) },
                      done: 'Credit override ended',
                      confirm: { title: 'End this override', verb: 'End override', reason: true },
                    },
                  ]}
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
