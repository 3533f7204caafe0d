import { Navigation, Phone } from 'lucide-react'
import { useState } from 'react'
import { DRIVER_EVENT_LABELS, DRIVER_EVENTS, type DriverEvent } from '~/domain/fleet/driver-phone'
import * as words from '~/domain/fleet/words'
import * as kit from '~/domain/kit/words'
import type { BodyOf } from '~/web/kit/call'
import type { FleetClient } from '~/web/kit/client/fleet'
import { showTime } from '~/web/kit/dates'
import { showVolume } from '~/web/kit/figures'
import { Status } from '~/web/kit/status'
import { Button, buttonLook } from '~/web/ui/button'
import { LeftForm } from './left'
import type { Outbox } from './outbox'
import type { Told } from './phone-report'
import { PhotoButton } from './photo'
import { WaterForm } from './water'

export type DriverJob = BodyOf<FleetClient['driver-phone']['job']['$get']>
type Load = DriverJob['loads'][number]
type Props = { load: Load; outbox: Pick<Outbox, 'waiting' | 'sent'>; tell: (told: Told) => void }

/** What comes next: after what was told last on this phone and is not in the load yet, or what the state of the load takes. */
function nextOf({ open, id }: Load, { waiting, sent }: Props['outbox']): readonly DriverEvent[] {
  const fresh = sent?.loadId === id && sent.event && open.includes(sent.event) ? sent.event : undefined
  const last = waiting.findLast(({ loadId, event }) => loadId === id && event)?.event ?? fresh
  const place = last ? DRIVER_EVENTS.indexOf(last) + 1 : 0
  return last ? DRIVER_EVENTS.slice(place, place + 1) : open
}

/** One load: where it goes, what it is, and the next step as one large button. */
export function DriverLoad({ load, outbox, tell }: Props) {
  const [asks, setAsks] = useState<'water' | 'left' | null>(null)
  const name = load.doNumber ?? kit.loadNumber({ no: load.loadNo })
  const [next, ...missed] = nextOf(load, outbox)
  const say = (event: DriverEvent, more: object = {}) =>
    tell({
      path: 'event',
      label: words.phoneLoadStep({ load: name, step: DRIVER_EVENT_LABELS[event]() }),
      body: { deliveryOrderId: load.id, event, ...more },
      loadId: load.id,
      event,
    })
  const onSite = next === 'pour_start' || next === 'pour_end'
  const to = `${load.latitude},${load.longitude}`
  return (
    <article aria-label={name} className="grid gap-3 rounded-lg border border-line bg-raised p-4">
      <header className="grid gap-1">
        <p className="flex flex-wrap items-center gap-2 text-body">
          <span className="code">{name}</span> <Status of="deliveryOrder" value={load.status} />
        </p>
        {load.divertedAt && (
          <p data-tone="waiting" role="status" className="tone rounded-md px-3 py-2 font-semibold text-body">
            {words.phoneLoadDiverted({ at: load.divertedAt })}
          </p>
        )}
        <h2 className="font-semibold text-title">{load.siteName}</h2>
        <p className="text-body">
          {load.projectName}. {[load.address, load.gate, load.landmark].filter(Boolean).join(', ')}
        </p>
      </header>
      <dl className="grid grid-cols-2 gap-2 text-body">
        <Fact label={kit.fieldConcrete()} value={showVolume(load.quantity)} />
        <Fact label={kit.fieldMix()} value={`${load.productCode}, ${load.productName}`} />
        <Fact label={words.phoneLoadPromised()} value={showTime(load.promisedAt)} />
        <Fact label={words.phoneLoadFrom()} value={[load.plantName, load.truckNo].filter(Boolean).join(', ')} />
        <Fact
          label={words.phoneLoadDischargeBy()}
          value={load.dischargeBy ? showTime(load.dischargeBy) : words.phoneLoadNotBatched()}
        />
      </dl>
      {load.remarks && <p className="rounded-md bg-surface px-3 py-2 text-body">{load.remarks}</p>}
      {next ? (
        <Button size="lg" look="primary" className="h-14!" onClick={() => say(next)}>
          {DRIVER_EVENT_LABELS[next]()}
        </Button>
      ) : (
        <p className="text-body text-muted">
          {load.open.length ? words.phoneLoadNothingMore() : words.phoneLoadPlantTells()}
        </p>
      )}
      <div className="grid grid-cols-2 gap-2">
        <a
          href={`https://www.google.com/maps/dir/?api=1&destination=${to}`}
          target="_blank"
          rel="noreferrer"
          className={buttonLook({ size: 'lg' })}
        >
          <Navigation aria-hidden className="size-5" /> {words.phoneLoadNavigate()}
        </a>
        {load.contactPhone && (
          <a href={`tel:${load.contactPhone.replace(/[^+\d]/g, '')}`} className={buttonLook({ size: 'lg' })}>
            <Phone aria-hidden className="size-5" /> {load.contactName ?? kit.fieldSite()}
          </a>
        )}
        <PhotoButton
          onPhoto={photo =>
            tell({
              path: 'photo',
              label: words.phoneLoadPhotoOf({ load: name }),
              body: { deliveryOrderId: load.id, photo },
              loadId: load.id,
            })
          }
        />
        {onSite && (
          <Button size="lg" aria-expanded={asks === 'water'} onClick={() => setAsks(asks === 'water' ? null : 'water')}>
            {kit.fieldWaterAdded()}
          </Button>
        )}
        {next === 'pour_end' && (
          <Button size="lg" aria-expanded={asks === 'left'} onClick={() => setAsks(asks === 'left' ? null : 'left')}>
            {words.phoneLeftConcrete()}
          </Button>
        )}
      </div>
      {onSite && asks === 'water' && (
        <WaterForm
          verb={words.phoneWaterWith({ step: DRIVER_EVENT_LABELS[next]() })}
          onWater={(water, reason) => {
            setAsks(null)
            say(next, { water, reason: reason || null })
          }}
        />
      )}
      {next === 'pour_end' && asks === 'left' && (
        <LeftForm
          verb={words.phoneLeftWith({ step: DRIVER_EVENT_LABELS.pour_end() })}
          onLeft={left => {
            setAsks(null)
            say(next, { left })
          }}
        />
      )}
      {missed.length > 0 && (
        <details className="text-body">
          <summary className="flex min-h-11 items-center text-link">{words.phoneLoadStepMissed()}</summary>
          <div className="grid grid-cols-2 gap-2">
            {missed.map(event => (
              <Button key={event} size="lg" onClick={() => say(event)}>
                {DRIVER_EVENT_LABELS[event]()}
              </Button>
            ))}
          </div>
        </details>
      )}
    </article>
  )
}

const Fact = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt className="text-muted">{label}</dt>
    <dd className="figures font-semibold">{value}</dd>
  </div>
)
