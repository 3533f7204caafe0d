import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData, useParams } from '@remix-run/react'
import { FileText, Phone } from 'lucide-react'
import { useEffect, useState } from 'react'
import { SITE_READY } from '~/domain/orders/site-link'
import { SITE_REQUESTS } from '~/domain/orders/site-request'
import * as words from '~/domain/orders/words'
import { apiFor, attempt } from '~/web/kit/api'
import { useFresh } from '~/web/kit/fresh'
import { LanguageChoice } from '~/web/kit/language-choice'
import { readIntent } from '~/web/kit/read-form'
import { Status } from '~/web/kit/status'
import { buttonLook } from '~/web/ui/button'
import { SiteRequests } from '../site-request-form'
import { SiteLoads, SiteNext } from './loads'
import { SiteReady } from './ready'

export const meta: MetaFunction<typeof loader> = ({ data: seen }) => [
  { title: seen?.pour ? words.siteTitle({ order: seen.pour.orderNo }) : words.siteLinkEnded() },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { token = '' } = params
  const seen = await attempt(apiFor({ request, context, link: token }).orders.site.pour.$get())
  if (!seen.ok) return data({ pour: null, why: seen.problem.detail, key: '' }, { status: seen.problem.status })
  return data({ pour: seen.data, why: null, key: context.requestId })
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { intent, fields, key } = await readIntent(request)
  const { site } = apiFor({ request, context, key, link: params.token ?? '' }).orders
  const { name = '', remarks = '' } = fields
  if (intent === 'ready') {
    const [access, pump, crew, slump] = SITE_READY.map(what => fields[what] === 'yes')
    const json = { name, remarks, access: !!access, pump: !!pump, crew: !!crew, slump: !!slump }
    return attempt(site.readiness.$post({ json }))
  }
  if (intent === 'sign') {
    const { deliveryOrderId = '', drawing = '' } = fields
    return attempt(site.signature.$post({ json: { deliveryOrderId, name, drawing } }))
  }
  const kind = SITE_REQUESTS.find(one => one === intent)
  if (!kind) throw new Response(null, { status: 400 })
  const quantity = ['send_more', 'release_on_call'].includes(kind) ? (fields.quantity ?? '').replace(',', '.') : null
  const startTime = (kind === 'release_on_call' && fields.startTime) || null
  return attempt(site.request.$post({ json: { kind, name, remarks, quantity, startTime } }))
}

/** The pour for its foreman: a phone in the sun, gloves, no account. */
export default function SitePage() {
  const { pour, why, key } = useLoaderData<typeof loader>()
  const { token } = useParams()
  useFresh(pour !== null)
  const [name, setName] = useSpokenName()
  if (!pour)
    return (
      <main className="mx-auto grid min-h-dvh max-w-120 content-center gap-2 px-4">
        <h1 className="font-semibold text-kpi">{words.siteThisLinkEnded()}</h1>
        <p className="text-body">{why}</p>
        <LanguageChoice />
      </main>
    )
  const signer = { name, setName, formKey: key }
  return (
    <main className="mx-auto grid max-w-120 grid-cols-[minmax(0,1fr)] gap-4 px-4 py-5">
      <header className="grid gap-1">
        <p className="code text-body text-muted">{pour.orderNo}</p>
        <h1 className="font-semibold text-title">{pour.projectName}</h1>
        <p className="text-body">
          {words.siteWhereWhen({
            site: pour.siteName,
            day: pour.orderDate,
            code: pour.productCode,
            product: pour.productName,
          })}
        </p>
        <p className="flex flex-wrap items-center gap-2 text-body">
          <Status of="order" value={pour.status} />
          <span className="text-muted">{words.siteAsOf({ at: pour.now })}</span>
        </p>
      </header>
      {pour.open && pour.callBy && (
        <p data-tone="waiting" className="tone rounded-lg px-4 py-3 text-body">
          {pour.callBy > pour.now ? words.siteCallBy({ at: pour.callBy }) : words.siteTimeGiven()}
        </p>
      )}
      {pour.phone && (
        <a href={`tel:${pour.phone.replace(/[^+\d]/g, '')}`} className={buttonLook({ look: 'plain', size: 'lg' })}>
          <Phone aria-hidden className="size-5" /> {words.siteCallPlant({ phone: pour.phone })}
        </a>
      )}
      {pour.asksReady && <SiteReady {...signer} firstAt={pour.loads[0]?.expectedAt ?? null} />}
      <dl className="grid grid-cols-3 gap-2">
        <Figure label={words.sitePoured()} value={pour.poured} />
        <Figure label={words.siteOnTheWay()} value={pour.onTheWay} />
        <Figure label={words.siteBalance()} value={pour.balance} />
      </dl>
      <p className="figures -mt-2 text-body text-muted">
        {Number(pour.onCall) > 0
          ? words.siteOrderedOnCall({ m3: pour.quantity, call: pour.onCall })
          : words.siteOrdered({ m3: pour.quantity })}
      </p>
      <SiteNext loads={pour.loads} />
      {pour.open && <SiteRequests {...signer} requests={pour.requests} status={pour.status} onCall={pour.onCall} />}
      <SiteLoads {...signer} loads={pour.loads} />
      {pour.passportNo && (
        <a href={`/site/${token}/passport`} className={buttonLook({ look: 'plain', size: 'lg' })}>
          <FileText aria-hidden className="size-5" /> {words.sitePassport({ no: pour.passportNo })}
        </a>
      )}
      {pour.readiness && !pour.asksReady && pour.open && (
        <details className="text-body">
          <summary className="flex min-h-11 items-center text-link">
            {words.siteReadinessTold({ at: pour.readiness.at, name: pour.readiness.name })}
          </summary>
          <SiteReady {...signer} firstAt={pour.loads[0]?.expectedAt ?? null} told={pour.readiness} />
        </details>
      )}
      <p className="text-muted text-table">{words.siteEnds({ at: pour.endsAt })}</p>
      <LanguageChoice />
    </main>
  )
}

const Figure = ({ label, value }: { label: string; value: string }) => (
  <div className="rounded-lg border border-line bg-raised p-3">
    <dt className="text-body text-muted">{label}</dt>
    <dd className="figures font-semibold text-title">
      {Number(value)} <span className="font-normal text-body">m³</span>
    </dd>
  </div>
)

const NAME = 'site-name'

/** The name of whoever holds this phone, kept on it. */
function useSpokenName() {
  const [name, setName] = useState('')
  useEffect(() => setName(localStorage.getItem(NAME) ?? ''), [])
  const keep = (next: string) => {
    setName(next)
    localStorage.setItem(NAME, next)
  }
  return [name, keep] as const
}
