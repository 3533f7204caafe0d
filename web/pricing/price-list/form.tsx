import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { addDays, businessDay } from '~/domain/kit/time'
import { PriceListSave } from '~/domain/pricing/price-list'
import { apiFor, attempt, take } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { done } from '~/web/kit/done'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { FormScreen } from '~/web/kit/form/form-screen'
import { Section } from '~/web/kit/form/section'
import { readForm, readIntent, refused } from '~/web/kit/read-form'
import { RecordActions } from '~/web/kit/record/record-actions'
import { sessionOf } from '~/web/kit/session-of'
import { REGIONS } from '../lookups'
import { VersionStatus } from '../pricing-status'
import { listActionsOf } from './buttons'
import { PriceListTable } from './table'

const LIST = '/sales-management/global-product-list/versions'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams
  const api = apiFor({ request, context })
  const id = params.get('id') ?? params.get('from')
  const session = await sessionOf(request, context)
  const tomorrow = addDays(businessDay(new Date(session?.now ?? 0)), 1)
  const [list, products] = await Promise.all([
    id ? take(api.pricing['global-product-list'][':id'].$get({ param: { id } })) : null,
    take(api.catalog.products.$get({ query: { limit: '200', offset: '0' } })),
  ])
  return { list, products: products.rows, tomorrow, isNew: !params.get('id') }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const copy = request.clone()
  const { intent, fields, key } = await readIntent(request)
  const api = apiFor({ request, context, key }).pricing['global-product-list']
  if (intent === 'active' || intent === 'draft' || intent === 'ended')
    return attempt(
      api['update-status'].$post({
        query: { status: intent },
        json: {
          globalProductListId: fields.id ?? '',
          version: Number(fields.version),
          ...(fields.endDate ? { endDate: fields.endDate } : {}),
          ...(fields.confirmMissing ? { confirmMissing: true } : {}),
        },
      }),
    )
  const { values, raw } = await readForm(copy, PriceListSave, { id: 'globalProductListId' })
  const json = { ...values, lines: (values.lines ?? []).filter(line => line.unitPrice) }
  const saved = await attempt(
    json.globalProductListId
      ? api[':id'].$post({ param: { id: json.globalProductListId }, json })
      : api.$post({ json }),
  )
  return saved.ok
    ? done(request, `?id=${saved.data.id}`, `${saved.data.name} saved as draft`)
    : refused(saved.problem, raw)
}

const Field = fieldsOf<typeof PriceListSave>()

/** A version of the regional list: written as a draft, put in force from its first day. */
export default function PriceListForm() {
  const { list, products, tomorrow, isNew } = useLoaderData<typeof loader>()
  const can = useCan()
  const mayEdit = can('manage', 'price_list') && (isNew || list?.status === 'draft')
  const start = { name: '', regionId: list?.regionId, fromDate: tomorrow, lines: list?.lines ?? [] }
  return (
    <FormScreen
      title={isNew || !list ? 'New price list' : `${list.name}, version ${list.versionNo}`}
      values={isNew ? start : list}
      readOnly={!mayEdit}
      back={LIST}
      save="Save draft"
      draft={isNew}
      note={isNew && list ? `Starts from ${list.name}, version ${list.versionNo} of ${list.regionName}.` : undefined}
      actions={
        !isNew &&
        list && (
          <>
            <VersionStatus value={list.status} />
            <RecordActions actions={listActionsOf(list, can('manage', 'price_list'))} />
          </>
        )
      }
      footnote="A version in force cannot be changed. Create the next one."
    >
      <Section title="List">
        <Field.Text name="name" label="Name" span={6} />
        <Field.Combobox name="regionId" label="Region" source={REGIONS} text={list?.regionName} span={6} />
        <Field.Date name="fromDate" label="From" span={3} />
        <Field.Date name="toDate" label="To" span={3} optional />
        <Field.Text name="remarks" label="Remarks" span={6} optional />
      </Section>
      <Section title="Prices" note="Leave a price empty where the region does not sell the product.">
        <PriceListTable products={products} lines={list?.lines ?? []} readOnly={!mayEdit} />
      </Section>
    </FormScreen>
  )
}
