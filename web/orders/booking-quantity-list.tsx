import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { BookingQuantitySave } from '~/domain/orders/order-settings'
import { apiFor, attempt, listOf, take } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { closed, done } from '~/web/kit/done'
import { showVolume } from '~/web/kit/figures'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { filter } from '~/web/kit/list/column'
import { MasterList } from '~/web/kit/list/master-list'
import { useRemove } from '~/web/kit/list/use-remove'
import { readForm, readIntent, refused } from '~/web/kit/read-form'
import { WEEKDAYS, weekdayWord } from '~/web/kit/weekdays'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = apiFor({ request, context })
  const regionId = new URL(request.url).searchParams.get('regionId')
  const [page, regions] = await Promise.all([
    listOf(api.orders['booking-quantity-config'].$get({ query: regionId ? { regionId } : {} })),
    take(api.fleet.region.region.$get()),
  ])
  return { page, regions: regions.rows.map(region => [region.id, region.regionName] as const) }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { intent, fields } = await readIntent(request.clone() as Request)
  const api = apiFor({ request, context }).orders['booking-quantity-config']
  if (intent === 'remove')
    return attempt(api[':id'].$delete({ param: { id: fields.id ?? '' }, query: { version: fields.version ?? '' } }))
  const { values, raw } = await readForm(request, BookingQuantitySave)
  const saved = await attempt(api.$post({ json: values }))
  return saved.ok ? done(request, closed(request), 'Booking quantity saved') : refused(saved.problem, raw)
}

const Field = fieldsOf<typeof BookingQuantitySave>()
const HOURS = Array.from({ length: 24 }, (_, hour) => [String(hour), `${String(hour).padStart(2, '0')}:00`] as const)

/** The most that may be booked in a region by the hour it arrives on site. */
export default function BookingQuantityList() {
  const { page, regions } = useLoaderData<typeof loader>()
  const mayManage = useCan()('manage', 'order_setting')
  const remove = useRemove()
  return (
    <MasterList<(typeof page.rows)[number]>
      title="Booking quantities"
      noun={['limit', 'limits']}
      page={page}
      columns={[
        { key: 'regionName', label: 'Region', show: each => each.regionName },
        { key: 'weekday', label: 'Day', show: each => weekdayWord(each.weekday) },
        { key: 'hour', label: 'Hour', show: each => <span className="figures">{HOURS[each.hour]?.[1]}</span> },
        { key: 'quantity', label: 'At most', show: each => showVolume(each.quantity), align: 'right', phone: 'end' },
      ]}
      filters={[filter.choice('regionId', 'Region', regions, true)]}
      rowActions={row => [remove({ row, label: 'Remove limit', done: 'Limit removed', may: mayManage })]}
      empty={{ text: 'Without limits only the plants’ capacity applies.' }}
      may={mayManage}
      called={row => (row ? 'Booking limit' : 'New booking limit')}
      values={row => row}
      fields={() => (
        <>
          <Field.Select name="regionId" label="Region" choices={regions} />
          <Field.Select name="weekday" label="Day" choices={WEEKDAYS} empty="Every day" optional />
          <Field.Select name="hour" label="Hour on site" choices={HOURS} />
          <Field.Quantity name="quantity" label="At most" span={6} />
        </>
      )}
    />
  )
}
