import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, useSearchParams } from '@remix-run/react'
import { businessDay } from '~/domain/kit/time'
import { PRICING_MOVES, PricingSave } from '~/domain/pricing/pricing'
import { apiFor, attempt, take } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { done } from '~/web/kit/done'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { FormScreen } from '~/web/kit/form/form-screen'
import { Section } from '~/web/kit/form/section'
import { readForm, readIntent, refused } from '~/web/kit/read-form'
import { RecordActions } from '~/web/kit/record/record-actions'
import { sessionOf } from '~/web/kit/session-of'
import { CUSTOMERS } from './lookups'
import { actionsOf } from './pricing-buttons'
import { PricingCharges } from './pricing-charges'
import { PricingSide } from './pricing-side'
import { QuoteStatus } from './pricing-status'
import { startOf } from './quote-start'
import { QuoteTable } from './quote-table'

const LIST = '/sales-management/pricing/overview'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams
  const api = apiFor({ request, context })
  const id = params.get('id')
  const quote = id ? await take(api.pricing.pricing[':id'].$get({ param: { id } })) : null
  const from = params.get('from')
  const source = from ? await take(api.pricing.pricing[':id'].$get({ param: { id: from } })) : null
  const projectId = quote?.projectId ?? params.get('projectId')
  const project = projectId ? await take(api.customers.project[':id'].$get({ param: { id: projectId } })) : null
  const session = await sessionOf(request, context)
  const today = businessDay(new Date(session?.now ?? 0))
  const fromDate = quote?.fromDate ?? params.get('fromDate') ?? today
  const { items } = await take(api.pricing['commercial-term'].$get({ query: { limit: '1' } }))
  const [products, history, threshold] = project
    ? await Promise.all([
        take(
          api.pricing['price-category'].getPriceCategoryMixDesignDetailsForProject.$post({
            json: { projectId: project.id, fromDate },
          }),
        ),
        quote
          ? take(api.pricing.pricing.audit.$get({ query: { pricingId: quote.id, limit: '8', offset: '0' } }))
          : null,
        take(api.pricing.pricing.threshold[':id'].$get({ param: { id: project.id } })),
      ])
    : [{ rows: [] }, null, { threshold: null }]
  return {
    quote,
    project,
    today,
    fromDate,
    products: products.rows,
    items,
    threshold: quote?.threshold ?? threshold.threshold,
    history: history?.rows ?? [],
    lines: source?.lines.map(({ productId, unitPrice, reason }) => ({ productId, unitPrice, reason: reason ?? '' })),
    charges: source?.charges,
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const copy = request.clone()
  const { intent, fields, key } = await readIntent(request)
  const api = apiFor({ request, context, key }).pricing.pricing
  const id = new URL(request.url).searchParams.get('id') ?? ''
  if (intent === 'void')
    return attempt(
      api[':id']['void-pricing'].$post({
        param: { id },
        json: { version: Number(fields.version), reason: fields.reason ?? '' },
      }),
    )
  const move = PRICING_MOVES.find(status => status === intent)
  if (move)
    return attempt(
      api[':id']['update-status'].$post({
        param: { id },
        query: { status: move },
        json: {
          version: Number(fields.version),
          reason: fields.reason || null,
          ...(fields.endDate ? { endDate: fields.endDate } : {}),
        },
      }),
    )
  return save(copy, context)
}

async function save(request: Request, context: ActionFunctionArgs['context']) {
  const { values, raw, key } = await readForm(request, PricingSave, { id: 'pricingId' })
  const api = apiFor({ request, context, key }).pricing.pricing
  const json = { ...values, lines: (values.lines ?? []).filter(line => line.unitPrice) }
  const saved = await attempt(json.pricingId ? api.$put({ json }) : api.$post({ json }))
  return saved.ok
    ? done(request, `?id=${saved.data.id}`, `${saved.data.pricingReference} saved`)
    : refused(saved.problem, raw)
}

const Field = fieldsOf<typeof PricingSave>()

/** A quote: each price starts from the list and the category discount and says where its parts come from. */
export default function PricingForm() {
  const { quote, project, today, fromDate, products, items, threshold, history, lines, charges } =
    useLoaderData<typeof loader>()
  const can = useCan()
  const [params, setParams] = useSearchParams()
  const open = !quote || quote.status === 'draft' || quote.status === 'rejected'
  const mayEdit = can('manage', 'pricing') && open
  const customerId = quote?.customerId ?? project?.customerId
  const pick = (projectId: string | undefined) =>
    projectId && !quote && setParams(now => new URLSearchParams({ ...Object.fromEntries(now), projectId }))
  return (
    <FormScreen
      key={`${project?.id} ${quote?.version}`}
      title={
        quote ? `${quote.pricingReference}${quote.revision > 1 ? ` revision ${quote.revision}` : ''}` : 'New quote'
      }
      values={quote ?? { ...startOf(project, fromDate, params, lines), charges }}
      readOnly={!mayEdit}
      back={LIST}
      save="Save quote"
      draft={!quote}
      note={quote ? `${quote.customerName}, ${quote.projectName}, ${quote.regionName}` : undefined}
      actions={
        quote && (
          <>
            <QuoteStatus value={quote.status} superseded={quote.superseded} />
            <RecordActions
              actions={actionsOf(quote, can('manage', 'pricing'), can('manage', 'repricing') && quote.fromDate < today)}
            />
          </>
        )
      }
      aside={<PricingSide quote={quote} threshold={threshold} history={history} products={products} />}
      footnote="List price, discount and cost are those of the first day."
    >
      <Section title="For whom and when">
        <Field.Combobox
          name="customerId"
          label="Customer"
          source={CUSTOMERS}
          text={quote?.customerName ?? project?.customerName}
          disabled={Boolean(quote)}
        />
        <Field.Combobox
          name="projectId"
          label="Project"
          source={{ path: 'project/active-projects', label: 'projectName', detail: 'regionName' }}
          text={quote?.projectName ?? project?.projectName}
          needs={customerId ? undefined : { customerId: 'customerId' }}
          onPick={choice => pick(choice?.value)}
          disabled={Boolean(quote)}
        />
        {quote && (
          <>
            <input type="hidden" name="customerId" value={quote.customerId} />
            <input type="hidden" name="projectId" value={quote.projectId} />
          </>
        )}
        {params.get('revise') && !quote && (
          <input type="hidden" name="pricingReference" value={params.get('revise') ?? ''} />
        )}
        <Field.Date name="fromDate" label="From" span={3} />
        <Field.Date name="toDate" label="To" span={3} optional hint="Last day included. Leave blank for open-ended." />
        <Field.Switch name="disableChangeDate" label="Lock dates" />
      </Section>
      <Section title="Prices" note={project ? undefined : 'Choose a project to see its list, category and costs.'}>
        {project && (
          <QuoteTable products={products} lines={quote?.lines ?? []} threshold={threshold} readOnly={!mayEdit} />
        )}
      </Section>
      <Section title="Surcharges and services">
        <PricingCharges items={items} quoted={quote?.charges ?? charges ?? []} />
      </Section>
      <Section title="Reason">
        <Field.Textarea name="reason" label="What the approver should know" optional />
      </Section>
    </FormScreen>
  )
}
