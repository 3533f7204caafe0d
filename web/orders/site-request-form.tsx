import { useId, useState } from 'react'
import * as kit from '~/domain/kit/words'
import {
  SITE_REQUEST_LABELS,
  SITE_REQUESTS,
  type SiteRequestKind,
  siteRequestWords,
} from '~/domain/orders/site-request'
import * as words from '~/domain/orders/words'
import { Badge } from '~/web/ui/badge'
import { Button } from '~/web/ui/button'
import { Card } from '~/web/ui/card'
import { Input } from '~/web/ui/input'
import { SiteForm, type SitePour, type SiteSender } from './site-link/site-form'

type Request = SitePour['requests'][number]
const ANSWERS: Record<string, readonly [tone: 'waiting' | 'done' | 'stop', label: () => string]> = {
  open: ['waiting', words.siteRequestWithDispatcher],
  accepted: ['done', kit.choiceYes],
  declined: ['stop', kit.choiceNo],
}

/** What a site may ask for; the dispatcher says yes or no. */
export function SiteRequests({
  requests,
  status,
  onCall,
  ...sender
}: SiteSender & { requests: readonly Request[]; status: string; onCall: string }) {
  const [kind, setKind] = useState<SiteRequestKind | null>(null)
  const asked = (of: SiteRequestKind) => requests.some(row => row.kind === of && row.status === 'open')
  const may = { hold: status !== 'on_hold', release_on_call: Number(onCall) > 0, send_more: true, last_load: true }
  const kinds = SITE_REQUESTS.filter(of => may[of])
  return (
    <Card title={words.siteRequestAsk()}>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] gap-2">
        {kinds.map(of => (
          <Button
            key={of}
            size="lg"
            aria-expanded={kind === of}
            disabled={asked(of)}
            className="px-2!"
            onClick={() => setKind(kind === of ? null : of)}
          >
            {SITE_REQUEST_LABELS[of]()}
          </Button>
        ))}
      </div>
      {kind && !asked(kind) && (
        <div className="mt-4 grid gap-3 border-line border-t pt-4">
          <SiteForm
            key={kind}
            {...sender}
            intent={kind}
            label={SITE_REQUEST_LABELS[kind]()}
            verb={words.siteRequestAskWhat({ what: SITE_REQUEST_LABELS[kind]().toLowerCase() })}
            done={words.siteRequestSent()}
          >
            {kind === 'send_more' && (
              <Field name="quantity" label={words.siteRequestHowMany()} inputMode="decimal" required maxLength={5} />
            )}
            {kind === 'release_on_call' && (
              <>
                <Field
                  name="quantity"
                  label={words.siteRequestHowManyOf({ m3: Number(onCall) })}
                  inputMode="decimal"
                  defaultValue={String(Number(onCall))}
                  required
                  maxLength={6}
                />
                <Field name="startTime" label={words.siteRequestWhen()} type="time" maxLength={5} />
              </>
            )}
            {kind === 'last_load' && <p className="text-body">{words.siteRequestLastMeans()}</p>}
            <Field name="remarks" label={words.siteRequestWhy()} maxLength={400} />
          </SiteForm>
        </div>
      )}
      {requests.length > 0 && (
        <ul className="mt-4 divide-y divide-line border-line border-t">
          {requests.map(row => (
            <Asked key={row.id} row={row} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function Asked({ row }: { row: Request }) {
  const [tone, label] = ANSWERS[row.status] ?? ANSWERS.open!
  return (
    <li className="grid gap-1 py-2 text-body">
      <span className="flex flex-wrap items-center gap-2">
        <span className="min-w-0 flex-1 font-semibold">{siteRequestWords(row)}</span>
        <Badge tone={tone}>{label()}</Badge>
      </span>
      <span className="text-muted">
        {words.siteRequestAskedBy({ at: row.createdAt, name: row.askedBy })}
        {row.answer && `. ${row.answer}`}
      </span>
    </li>
  )
}

type FieldProps = { name: string; label: string; maxLength: number } & Partial<{
  required: true
  inputMode: 'decimal'
  type: 'time'
  defaultValue: string
}>
function Field({ name, label, ...rest }: FieldProps) {
  const id = useId()
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-semibold text-body">
        {label}
      </label>
      <Input id={id} name={name} autoComplete="off" className="h-11!" {...rest} />
    </div>
  )
}
