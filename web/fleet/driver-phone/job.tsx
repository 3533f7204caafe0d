import { Form } from '@remix-run/react'
import { Phone } from 'lucide-react'
import { useCallback } from 'react'
import * as words from '~/domain/fleet/words'
import * as kitWords from '~/domain/kit/words'
import { useFresh } from '~/web/kit/fresh'
import { LanguageChoice } from '~/web/kit/language-choice'
import { useKeptPage, usePortalAhead } from '~/web/kit/outbox/kept-page'
import { Button, buttonLook } from '~/web/ui/button'
import { type DriverJob, DriverLoad } from './load'
import { type Outbox, useDriverOutbox } from './outbox'
import type { Told } from './phone-report'

/** The loads of the driver, what the plant calls for, the break, and what is not sent yet. */
export function JobPage({ job }: { job: DriverJob }) {
  useFresh(true)
  const ahead = usePortalAhead(job.now)
  const outbox = useDriverOutbox(
    job.phoneId,
    useCallback(() => new Date(Date.now() + ahead.current), [ahead]),
  )
  useKeptPage({ scope: '/driver', shown: JSON.stringify([job.queue, job.loads, job.operationStatus]) })
  const { tell } = outbox
  const { queue } = job
  return (
    <main className="mx-auto grid max-w-120 grid-cols-[minmax(0,1fr)] gap-4 px-4 py-5">
      <header className="flex items-center gap-3">
        <div className="min-w-0 flex-1">
          <h1 className="truncate font-semibold text-title">{job.driverName}</h1>
          <p className="text-body text-muted">
            {words.phoneAsOf({ truck: job.truckNo ?? words.phoneNoTruck(), at: job.now })}
          </p>
        </div>
        <Form method="post">
          <input type="hidden" name="intent" value="shut" />
          <Button type="submit" size="lg" look="quiet">
            {kitWords.actionLock()}
          </Button>
        </Form>
      </header>
      <OutboxList outbox={outbox} tell={tell} />
      {queue && <Called queue={queue} waiting={outbox.waiting} tell={tell} />}
      {job.loads.map(load => (
        <DriverLoad key={load.id} load={load} outbox={outbox} tell={tell} />
      ))}
      {!job.loads.length && !queue && <p className="text-body">{words.phoneNoLoad()}</p>}
      <div className="grid grid-cols-2 gap-2">
        <Break status={job.operationStatus} waiting={outbox.waiting} tell={tell} />
        {job.phone && (
          <a href={`tel:${job.phone.replace(/[^+\d]/g, '')}`} className={buttonLook({ size: 'lg' })}>
            <Phone aria-hidden className="size-5" /> {words.phoneDispatch()}
          </a>
        )}
      </div>
      <LanguageChoice />
    </main>
  )
}

type Tell = { waiting: readonly Told[]; tell: (told: Told) => void }

function Called({ queue, waiting, tell }: Tell & { queue: NonNullable<DriverJob['queue']> }) {
  const { id, status, deliveryOrderId, plantName } = queue
  if (status !== 'called' || !deliveryOrderId || waiting.some(({ path }) => path === 'acknowledge'))
    return (
      <p className="text-body">
        {status === 'joined' ? words.phoneInQueue({ plant: plantName }) : words.phoneCalledAt({ plant: plantName })}
      </p>
    )
  return (
    <section aria-label={kitWords.statusCalled()} data-tone="waiting" className="tone grid gap-2 rounded-lg p-4">
      <p className="text-body">{words.phoneCallsYou({ plant: plantName })}</p>
      <Button
        size="lg"
        look="primary"
        onClick={() =>
          tell({ path: 'acknowledge', label: kitWords.statusAcknowledged(), body: { queueId: id, deliveryOrderId } })
        }
      >
        {kitWords.actionAcknowledge()}
      </Button>
    </section>
  )
}

/** Only who is in service rests; what was pressed and not sent yet counts. */
function Break({ status, waiting, tell }: Tell & { status: string }) {
  const resting = waiting.findLast(({ path }) => path === 'break')?.rests ?? status === 'resting'
  if (!resting && status !== 'in_service' && status !== 'resting') return null
  return (
    <Button
      size="lg"
      onClick={() =>
        tell({
          path: 'break',
          label: resting ? words.phoneBreakEnds() : words.phoneBreakBegins(),
          body: { on: !resting },
          rests: !resting,
        })
      }
    >
      {resting ? words.phoneEndBreak() : words.phoneBeginBreak()}
    </Button>
  )
}

type ListProps = { outbox: Outbox; tell: Tell['tell'] }

/** A refused step can be told anew, which is with the minute of that press. */
function OutboxList({ outbox: { waiting, refused, full, dismiss }, tell }: ListProps) {
  return (
    <div aria-live="polite" className="grid gap-2 empty:hidden">
      {full && (
        <p role="alert" data-tone="stop" className="tone rounded-md px-3 py-2 text-body">
          {words.phoneNoRoom()}
        </p>
      )}
      {waiting.length > 0 && (
        <section
          aria-label={kitWords.statusNotSent()}
          data-tone="waiting"
          className="tone rounded-md px-3 py-2 text-body"
        >
          <h2 className="font-semibold">{kitWords.statusNotSent()}</h2>
          <ul>
            {waiting.map(({ key, label, at }) => (
              <li key={key}>{words.phoneToldAt({ what: label, at })}</li>
            ))}
          </ul>
        </section>
      )}
      {refused.map(({ key, why, at, entry, ...told }) => (
        <section
          key={key}
          aria-label={kitWords.statusRefused()}
          data-tone="stop"
          className="tone grid gap-1 rounded-md px-3 py-2 text-body"
        >
          <p>
            <strong>{words.phoneToldAt({ what: told.label, at })}</strong>: {why}
          </p>
          <div className="grid grid-cols-2 gap-2">
            <Button size="lg" onClick={() => dismiss(entry)}>
              {words.phoneUnderstood()}
            </Button>
            <Button
              size="lg"
              onClick={() => {
                dismiss(entry)
                tell(told)
              }}
            >
              {words.phoneTellNow()}
            </Button>
          </div>
        </section>
      ))}
    </div>
  )
}
