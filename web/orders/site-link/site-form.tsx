import { useFetcher } from '@remix-run/react'
import { type ReactNode, useId } from 'react'
import * as words from '~/domain/orders/words'
import type { Attempt } from '~/web/kit/api'
import type { BodyOf } from '~/web/kit/call'
import type { OrdersClient } from '~/web/kit/client/orders'
import { sentencesOf } from '~/web/kit/problem'
import { Button } from '~/web/ui/button'
import { Input } from '~/web/ui/input'

/** The pour as it travels. */
export type SitePour = BodyOf<OrdersClient['site']['pour']['$get']>
export type SiteSender = { name: string; setName: (name: string) => void; formKey: string }
type Props = SiteSender & {
  intent: string
  label: string
  verb: string
  done: string
  children?: ReactNode
  /** What the form carries beyond its fields, when it is sent. */
  onSend?: (form: FormData) => string | null
}

/** One thing that a site tells, with the name of who tells it: large enough for gloves. */
export function SiteForm({ name, setName, formKey, intent, label, verb, done, children, onSend }: Props) {
  const fetcher = useFetcher<Attempt<unknown>>()
  const id = useId()
  const busy = fetcher.state !== 'idle'
  const problem = fetcher.data?.ok === false ? fetcher.data.problem : null
  const why = problem && sentencesOf(problem).join('. ')
  return (
    <fetcher.Form
      method="post"
      aria-label={label}
      className="grid gap-3"
      onSubmit={event => {
        if (!onSend) return
        event.preventDefault()
        const form = new FormData(event.currentTarget)
        if (onSend(form) === null) fetcher.submit(form, { method: 'post' })
      }}
    >
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="_key" value={`${formKey}-${intent}`} />
      {children}
      <div className="grid gap-1">
        <label htmlFor={id} className="font-semibold text-body">
          {words.siteFormName()}
        </label>
        <Input
          id={id}
          name="name"
          value={name}
          onChange={event => setName(event.target.value)}
          autoComplete="name"
          maxLength={80}
          required
          className="h-11!"
        />
      </div>
      <p
        role="status"
        aria-live="polite"
        data-tone={why ? 'stop' : 'done'}
        className={why || fetcher.data?.ok ? 'tone rounded-md px-3 py-2 text-body' : 'sr-only'}
      >
        {why ?? (fetcher.data?.ok && !busy ? done : '')}
      </p>
      <Button type="submit" look="primary" size="lg" disabled={busy}>
        {busy ? words.siteFormSending() : verb}
      </Button>
    </fetcher.Form>
  )
}
