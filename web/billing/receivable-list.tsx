import type { LoaderFunctionArgs } from '@remix-run/node'
import { Form, Link, useLoaderData } from '@remix-run/react'
import { AGE_LABELS, AGES } from '~/domain/billing/receivable'
import { businessDay } from '~/domain/kit/time'
import { apiFor, take } from '~/web/kit/api'
import { readDate, showDate } from '~/web/kit/dates'
import { Figure } from '~/web/kit/figure'
import { countOf, showMoney } from '~/web/kit/figures'
import { DayField } from '~/web/kit/form/day-field'
import { PlainTable } from '~/web/kit/page-grid'
import { PageHead } from '~/web/kit/page-head'
import { sessionOf } from '~/web/kit/session-of'
import { Badge } from '~/web/ui/badge'
import { Button } from '~/web/ui/button'
import { Card } from '~/web/ui/card'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const session = await sessionOf(request, context)
  const today = businessDay(new Date(session?.now ?? 0))
  const asked = new URL(request.url).searchParams.get('day')
  const day = (asked && readDate(asked, today)) || today
  const { billing } = apiFor({ request, context })
  return { today, ...(await take(billing.receivable.ageing.$get({ query: { day } }))) }
}

/** What customers owe on a day and how late it is; each leads to the account. */
export default function ReceivableList() {
  const { day, today, rows, totals } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead
        title="Receivables"
        count={countOf(rows.length, 'customer')}
        note={`Open invoices less payments as at ${showDate(day)}, by days past the due date.`}
        actions={
          <Form method="get" className="flex flex-wrap items-end gap-3">
            <DayField name="day" label="As at" day={day} />
            <Button type="submit">Show</Button>
          </Form>
        }
      />
      <div className="grid gap-5 px-6 pb-10 max-md:px-4">
        <div className="grid grid-cols-[repeat(auto-fit,minmax(16rem,1fr))] gap-3">
          <Figure of="balance" value={showMoney(totals.balance)} />
          <Figure
            of="overdue"
            value={showMoney(totals.overdue)}
            tone={Number(totals.overdue) > 0 ? 'waiting' : undefined}
          />
          <Figure of="over90" value={showMoney(totals.older)} tone={Number(totals.older) > 0 ? 'stop' : undefined} />
          <Figure of="unallocated" value={showMoney(totals.credit)} to="/billing/payments?unallocated=true" />
        </div>
        <Card title="Ageing by customer" flush>
          {rows.length === 0 ? (
            <p className="p-4 text-muted text-table">No open items.</p>
          ) : (
            <PlainTable
              wide
              caption="Ageing by customer"
              rows={rows}
              id={row => row.customerId}
              columns={[
                {
                  label: 'Customer',
                  show: row => (
                    <span className="flex flex-wrap items-center gap-2">
                      <Link
                        to={`/billing/receivables/${row.customerId}${day === today ? '' : `?day=${day}`}`}
                        className="text-link"
                      >
                        {row.customerName}
                      </Link>
                      {row.creditSuspended && <Badge tone="stop">Credit hold</Badge>}
                    </span>
                  ),
                },
                ...AGES.map(age => ({
                  label: AGE_LABELS[age],
                  show: (row: (typeof rows)[number]) => (Number(row[age]) === 0 ? '' : showMoney(row[age])),
                  align: 'right' as const,
                })),
                {
                  label: 'Not allocated',
                  show: row => (Number(row.credit) === 0 ? '' : showMoney(`-${row.credit}`)),
                  align: 'right',
                },
                { label: 'Balance', show: row => showMoney(row.balance), align: 'right' },
              ]}
              total={[
                'Total',
                ...AGES.map(age => showMoney(totals[age])),
                Number(totals.credit) === 0 ? '' : showMoney(`-${totals.credit}`),
                showMoney(totals.balance),
              ]}
            />
          )}
        </Card>
      </div>
    </>
  )
}
