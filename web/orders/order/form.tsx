import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { type ShouldRevalidateFunctionArgs, useLoaderData, useParams, useSearchParams } from '@remix-run/react'
import { workingDayFrom } from '~/domain/kit/rest-day'
import { addDays, businessDay } from '~/domain/kit/time'
import { OfferAsk } from '~/domain/orders/offer'
import { ChangedOrder, NewOrder, PreviewOrder } from '~/domain/orders/order'
import { apiFor, attempt, take } from '~/web/kit/api'
import { lookOnly, useCan } from '~/web/kit/can'
import { done } from '~/web/kit/done'
import { countOf, showVolume } from '~/web/kit/figures'
import { useAnswer } from '~/web/kit/form/answer'
import { FormScreen } from '~/web/kit/form/form-screen'
import { readForm, refused } from '~/web/kit/read-form'
import { sessionOf } from '~/web/kit/session-of'
import { Exceptions } from '../exceptions'
import { choicesOf } from '../form-choices'
import { formValues, newValues } from '../form-values'
import { OfferList } from '../offer-list'
import { OrderPreviewPanel } from '../preview-panel'
import { tidyRows } from '../tidy-rows'
import { useOffers } from '../use-offers'
import { useOrderPreview } from '../use-order-preview'
import { cutTo } from './cut-loads'
import { OrderSections } from './sections'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const api = apiFor({ request, context })
  const search = new URL(request.url).searchParams
  const from = params.order_form === 'new' ? search.get('copy') : params.order_form
  const [order, choices] = await Promise.all([
    from ? take(api.orders.order[':id'].$get({ param: { id: from } })) : null,
    choicesOf({ request, context }),
  ])
  const read = order
  if (params.order_form !== 'new')
    return {
      values: { ...formValues(read!), ...cutTo(search, read!) },
      choices,
      status: read!.status,
      orderNo: read!.orderNo,
      copied: null,
    }
  const day = search.get('day') ?? (read ? '' : await nextWorkingDay({ request, context }))
  return { values: newValues(day, read), choices, status: 'new', orderNo: null, copied: read && copiedWords(read) }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const intent = (await request.clone().formData()).get('intent')
  if (intent === 'preview') {
    const { values } = await readForm(request, PreviewOrder, { id: 'orderId' })
    const api = apiFor({ request, context })
    return attempt(api.orders.order.preview.$post({ json: tidyRows(values) }))
  }
  if (intent === 'offers') {
    const { values } = await readForm(request, OfferAsk, { id: 'orderId' })
    return attempt(apiFor({ request, context }).orders.order.offers.$post({ json: values }))
  }
  const isNew = !(await request.clone().formData()).get('id')
  if (isNew) {
    const { values, raw, key } = await readForm(request, NewOrder)
    const api = apiFor({ request, context, key })
    const saved = await attempt(api.orders.order.$post({ json: tidyRows(values) }))
    if (!saved.ok) return refused(saved.problem, raw)
    return done(request, `/order/detail?id=${saved.data.id}`, saidOf(saved.data))
  }
  const { values, raw } = await readForm(request, ChangedOrder)
  const saved = await attempt(apiFor({ request, context }).orders.order.$put({ json: tidyRows(values) }))
  if (!saved.ok) return refused(saved.problem, raw)
  return done(request, `/order/detail?id=${saved.data.id}`, saidOf(saved.data))
}

/** A look ahead changes nothing, so nothing is read again for it. */
export const shouldRevalidate = ({ formData, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  ['preview', 'offers'].includes(String(formData?.get('intent'))) ? false : defaultShouldRevalidate

/** Booking an order: what it will mean stands beside it while it is typed. */
export default function OrderForm() {
  const { values, choices, status, orderNo, copied } = useLoaderData<typeof loader>()
  const { order_form } = useParams()
  const [search] = useSearchParams()
  const closed = ['completed', 'cancelled'].includes(status)
  const readOnly = !useCan()('manage', 'order') || closed
  const preview = useOrderPreview(!readOnly)
  const offers = useOffers(!readOnly)
  const said = useAnswer()?.problem.detail ?? ''
  const isNew = order_form === 'new'
  return (
    <FormScreen
      title={isNew ? 'Book order' : `Order ${orderNo}`}
      values={values}
      readOnly={readOnly}
      back={isNew ? '/order' : `/order/detail?id=${order_form}`}
      save={isNew ? 'Book order' : 'Save order'}
      draft
      note={closed ? `This order is ${status} and cannot be changed.` : readOnly ? lookOnly() : (copied ?? undefined)}
      aside={
        readOnly ? undefined : (
          <div className="relative flex max-h-[calc(100dvh-220px)] flex-col gap-4 overflow-y-auto">
            <OfferList offers={offers} />
            <OrderPreviewPanel preview={preview} said={said} />
          </div>
        )
      }
      notice={
        <>
          {!readOnly && (
            <div className="mt-6 lg:hidden">
              <OrderPreviewPanel preview={preview} said={said} />
            </div>
          )}
          <DroppedNote dropped={preview.data?.dropped ?? []} fault={preview.data?.fault ?? null} />
        </>
      }
    >
      {OrderSections({
        choices,
        names: values.names,
        suggestions: preview.data?.suggestions ?? [],
        offers,
        usualExposure: preview.data?.usualExposure ?? null,
        defaultServices: preview.data?.defaultServices ?? [],
        mayDraft: ['new', 'draft'].includes(status),
        loweredLate: Boolean(preview.data?.cancellation?.charge.lines.length),
        movesPromise: preview.data?.movesPromise ?? false,
        cut: search.has('loadSize'),
      })}
      <Exceptions />
    </FormScreen>
  )
}

/** By the calendar of the company, for whoever may read it; a region's own holidays are known once its site is. */
async function nextWorkingDay(asked: Pick<LoaderFunctionArgs, 'request' | 'context'>): Promise<string> {
  const session = await sessionOf(asked.request, asked.context)
  const tomorrow = addDays(businessDay(new Date(session?.now ?? 0), session?.zone), 1)
  const found = await attempt(apiFor(asked).orders.holiday.list.$get({ query: { year: tomorrow.slice(0, 4) } }))
  const company = found.ok ? found.data.rows.filter(({ regionId }) => regionId === null) : []
  return workingDayFrom(tomorrow, new Set(company.map(({ day }) => day)))
}

/** What of a copy is asked again, and what it was. */
const copiedWords = ({ orderNo, quantity, startTime }: { orderNo: string; quantity: string; startTime: string }) =>
  `Copied from ${orderNo}, ${showVolume(quantity)} at ${startTime}: day, time and quantity are asked again.`

const saidOf = ({ orderNo, loads, warnings }: { orderNo: string; loads: number; warnings: string[] }) =>
  [`Order ${orderNo} saved, ${countOf(loads, 'load')} planned`, ...warnings].join('. ')

/** What saving leaves out, said before it is saved. */
function DroppedNote({ dropped, fault }: { dropped: readonly string[]; fault: string | null }) {
  if (!dropped.length && !fault) return null
  return (
    <div role="status" className="grid gap-2 pt-4">
      {fault && (
        <p data-tone="stop" className="tone rounded-lg px-4 py-2.5 text-table">
          {fault}
        </p>
      )}
      {dropped.length > 0 && (
        <p data-tone="waiting" className="tone rounded-lg px-4 py-2.5 text-table">
          Will not be saved: {dropped.join('; ')}.
        </p>
      )}
    </div>
  )
}
