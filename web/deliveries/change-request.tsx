import { Link, useFetcher, useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { CAUSES, causeLabel } from '~/domain/deliveries/emodification'
import type { Attempt } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { showDateTime } from '~/web/kit/dates'
import { PlainTable } from '~/web/kit/page-grid'
import { useAction } from '~/web/kit/record/use-action'
import { Status } from '~/web/kit/status'
import { Button } from '~/web/ui/button'
import { Card } from '~/web/ui/card'
import { Select, Textarea } from '~/web/ui/input'
import { ChangeFields } from './change-fields'
import type { DeliveryOrderPage, View } from './delivery-order-loader'
import { type Effect, EffectPanel } from './effect-panel'
import { emodStatus } from './emodification-words'

type Requests = DeliveryOrderPage['requests']

/** The requests on this load, and the form of a new one with its effect beside it. */
export function ChangeRequest({ view, requests }: { view: View; requests: Requests }) {
  const { load } = view.ticket
  const may = useCan()('write', 'emodification')
  const closed = ['delivered', 'returned', 'rejected'].includes(load.status)
  return (
    <div className="grid grid-cols-1 gap-5">
      {requests.requests.length > 0 && (
        <Card title="Requests" flush>
          <PlainTable
            caption="Requests"
            rows={requests.requests}
            id={row => row.id}
            columns={[
              {
                label: 'Request',
                show: row => (
                  <Link
                    className="code text-link"
                    to={`/order/emodification/search-emodification?doNumber=${load.doNumber}&open=${row.id}`}
                  >
                    {row.emodNo}
                  </Link>
                ),
              },
              { label: 'Status', show: row => <Status of="approval" {...emodStatus(row.status)} /> },
              { label: 'Cause', show: row => causeLabel(row.cause) },
              { label: 'Asked', show: row => `${row.submittedByName}, ${showDateTime(row.submittedAt)}` },
            ]}
          />
        </Card>
      )}
      {may && closed && !load.emodificationPending && <RequestForm key={load.version} view={view} />}
      {!closed && (
        <p className="text-muted text-body">
          Use an e-modification once a delivery order is delivered, returned or rejected. Until then, change it
          directly.
        </p>
      )}
    </div>
  )
}

function RequestForm({ view }: { view: View }) {
  const { load } = view.ticket
  const form = useRef<HTMLFormElement>(null)
  const preview = useFetcher<Attempt<Effect>>({ key: `preview-${load.id}` })
  const run = useAction()
  const { pathname, search } = useLocation()
  const timer = useRef<ReturnType<typeof setTimeout>>()
  useEffect(() => () => clearTimeout(timer.current), [])
  const look = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      if (!form.current) return
      const body = new FormData(form.current)
      body.set('intent', 'emod-preview')
      if (body.get('cause')) preview.submit(body, { method: 'post', action: pathname + search })
    }, 350)
  }
  const effect = preview.data?.ok ? preview.data.data : null
  const problem = preview.data && !preview.data.ok ? preview.data.problem : null
  const submit = () =>
    form.current &&
    run(
      { label: 'Request change', intent: 'emod-submit', done: 'Request sent to the first level' },
      new FormData(form.current),
    )
  return (
    <div className="grid gap-5 xl:grid-cols-[minmax(0,1fr)_360px]">
      <form
        ref={form}
        aria-label="Request a change"
        onChange={look}
        onSubmit={event => {
          event.preventDefault()
          submit()
        }}
        className="grid content-start gap-5"
      >
        <input type="hidden" name="deliveryOrderId" value={load.id} />
        <input type="hidden" name="version" value={load.version} />
        <input type="hidden" name="day" value={load.doDate} />
        <Card title="Request a change">
          <div className="grid gap-4 sm:grid-cols-2">
            <div className="grid content-start gap-1">
              <label htmlFor="emod-cause" className="font-semibold text-table">
                Cause
              </label>
              <Select id="emod-cause" name="cause" defaultValue="" required>
                <option value="">Choose a cause</option>
                {CAUSES.map(({ code, label }) => (
                  <option key={code} value={code}>
                    {label}
                  </option>
                ))}
              </Select>
            </div>
            <div className="grid content-start gap-1">
              <label htmlFor="emod-remarks" className="font-semibold text-table">
                Remarks <span className="font-normal text-muted">(optional)</span>
              </label>
              <Textarea id="emod-remarks" name="remarks" rows={1} />
            </div>
          </div>
        </Card>
        <ChangeFields view={view} errors={problem?.errors ?? {}} />
      </form>
      <div className="grid content-start gap-4">
        <EffectPanel effect={effect} problem={problem?.detail} busy={preview.state !== 'idle'} />
        <Button look="primary" size="lg" disabled={!effect} onClick={submit}>
          Request change
        </Button>
      </div>
    </div>
  )
}
