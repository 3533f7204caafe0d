import type { LoaderFunctionArgs } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { businessDay } from '~/domain/kit/time'
import { apiFor, attempt } from '~/web/kit/api'
import { readDate, showDate } from '~/web/kit/dates'
import { PageHead } from '~/web/kit/page-head'
import { sessionOf } from '~/web/kit/session-of'
import { Button } from '~/web/ui/button'
import { Input } from '~/web/ui/input'
import { WhyLoad } from './why'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams
  const session = await sessionOf(request, context)
  const today = businessDay(new Date(session?.now ?? 0), session?.zone)
  const typed = params.get('orderDate')
  const orderDate = (typed && readDate(typed, today)) || today
  const [orderNo, loadNo] = [params.get('orderNo')?.trim() ?? '', params.get('loadNo')?.trim() || '1']
  const { order } = apiFor({ request, context }).orders
  const answer = orderNo
    ? await attempt(order['auto-assign-message'].$get({ query: { orderDate, orderNo, loadNo } }))
    : null
  return { orderDate, orderNo, loadNo, answer, zone: session?.zone }
}

/** Why a load got its truck, or none: asked by date, order and load. */
export default function AutoAssignMessage() {
  const { orderDate, orderNo, loadNo, answer, zone } = useLoaderData<typeof loader>()
  const label = 'grid gap-1 text-table font-semibold'
  return (
    <>
      <PageHead
        title="Auto-assign message"
        note="Explains one load: the chosen truck and plant, the alternatives, and the rules that exclude others."
      >
        <Form method="get" className="flex flex-wrap items-end gap-3" key={`${orderDate} ${orderNo} ${loadNo}`}>
          <div className={label}>
            <label htmlFor="orderDate">Date</label>
            <Input id="orderDate" name="orderDate" defaultValue={showDate(orderDate)} className="figures w-32" />
          </div>
          <div className={label}>
            <label htmlFor="orderNo">Order</label>
            <Input id="orderNo" name="orderNo" data-search defaultValue={orderNo} className="figures w-44" />
          </div>
          <div className={label}>
            <label htmlFor="loadNo">Load</label>
            <Input id="loadNo" name="loadNo" inputMode="numeric" defaultValue={loadNo} className="figures w-20" />
          </div>
          <Button type="submit" look="primary">
            Show why
          </Button>
        </Form>
      </PageHead>
      <div className="px-6 pb-8 max-md:px-4">
        {!answer && <p className="text-muted">Choose an order of the day and one of its loads.</p>}
        {answer && !answer.ok && <p className="text-stop">{answer.problem.detail}</p>}
        {answer?.ok && <WhyLoad why={answer.data} zone={zone} />}
      </div>
    </>
  )
}
