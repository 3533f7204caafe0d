import { useParams } from '@remix-run/react'
import { FileJson, FileText } from 'lucide-react'
import { useState } from 'react'
import * as kit from '~/domain/kit/words'
import * as words from '~/domain/orders/words'
import { showTime } from '~/web/kit/dates'
import { showVolume } from '~/web/kit/figures'
import { Status } from '~/web/kit/status'
import { Button, buttonLook } from '~/web/ui/button'
import { Card } from '~/web/ui/card'
import { LateBadge } from '../late-badge'
import { SignPad } from './sign'
import type { SitePour, SiteSender } from './site-form'

type Load = SitePour['loads'][number]
const NEXT = 3

/** The next trucks with when they are expected, by the promise and by where they are. */
export function SiteNext({ loads }: { loads: readonly Load[] }) {
  const next = loads.filter(load => !load.onSiteAt).slice(0, NEXT)
  return (
    <Card title={words.siteLoadNext()} flush>
      {next.length === 0 ? (
        <p className="px-4 py-3 text-body text-muted">{words.siteLoadNone()}</p>
      ) : (
        <ol className="divide-y divide-line">
          {next.map(load => (
            <li key={load.id} className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-4 px-4 py-3">
              <span className="figures font-semibold text-kpi">{showTime(load.expectedAt)}</span>
              <span className="grid justify-items-start gap-1 text-body">
                <span className="flex flex-wrap items-center gap-2">
                  <span className="figures font-semibold">{showVolume(load.quantity)}</span>
                  <Status of="deliveryOrder" value={load.status} />
                  <LateBadge minutes={load.late} />
                </span>
                <span className="text-muted">{promiseOf(load)}</span>
              </span>
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}

function promiseOf({ truckNo, plateNo, promisedAt, plantName: plant }: Load): string {
  const at = promisedAt ?? ''
  return truckNo
    ? words.siteLoadTruckPromisedFrom({ truck: truckNo, plate: plateNo ?? '', at, plant })
    : words.siteLoadPromisedFrom({ at, plant })
}

/** On site 08:12, promised 08:10, poured from 08:20 to 08:41, signed at 08:45. */
const timesOf = ({ onSiteAt, promisedAt, pourStartAt: at, pourEndAt: end, signedAt }: Load): string =>
  [
    words.siteLoadOnSite({ on: onSiteAt ?? '', promised: promisedAt ?? '' }),
    at && (end ? words.siteLoadPouredFromTo({ at, end }) : words.siteLoadPouredFrom({ at })),
    signedAt && words.siteLoadSignedAt({ at: signedAt }),
  ]
    .filter(Boolean)
    .join(', ')

/** Every load with its times, its ticket, and the field to sign in. */
export function SiteLoads({ loads, ...sender }: SiteSender & { loads: readonly Load[] }) {
  const there = loads.filter(load => load.onSiteAt).reverse()
  if (!there.length) return null
  return (
    <Card title={words.siteLoadThere()} flush>
      <ul className="divide-y divide-line">
        {there.map(load => (
          <SiteLoad key={load.id} load={load} {...sender} />
        ))}
      </ul>
    </Card>
  )
}

function SiteLoad({ load, ...sender }: SiteSender & { load: Load }) {
  const { token = '' } = useParams()
  const [signing, setSigning] = useState(false)
  return (
    <li className="grid gap-3 px-4 py-3 text-body">
      <div className="grid gap-1">
        <span className="flex flex-wrap items-center gap-2">
          <span className="code font-semibold">{load.doNumber ?? kit.loadNumber({ no: load.loadNo })}</span>
          <span className="figures">{showVolume(load.quantity)}</span>
          <Status of="deliveryOrder" value={load.status} />
          <LateBadge minutes={load.late} />
        </span>
        <span className="figures text-muted">{timesOf(load)}</span>
      </div>
      <div className="grid grid-cols-2 gap-2">
        {load.doNumber && (
          <a
            href={`/site/${token}/ticket/${load.id}`}
            download
            aria-label={words.siteLoadTicketOf({ no: load.doNumber })}
            className={buttonLook({ size: 'lg' })}
          >
            <FileText aria-hidden className="size-5" /> {words.siteLoadTicket()}
          </a>
        )}
        {load.doNumber && (
          <a
            href={`/site/${token}/e-ticket/${load.id}`}
            download
            aria-label={words.siteLoadETicketOf({ no: load.doNumber })}
            className={buttonLook({ size: 'lg' })}
          >
            <FileJson aria-hidden className="size-5" /> {kit.loadETicket()}
          </a>
        )}
        {load.mayBeSigned && (
          <Button
            size="lg"
            look="primary"
            aria-expanded={signing}
            aria-label={words.siteLoadSignFor({ no: load.doNumber ?? '' })}
            onClick={() => setSigning(!signing)}
          >
            {words.siteLoadSign()}
          </Button>
        )}
      </div>
      {signing && load.mayBeSigned && <SignPad {...sender} load={load} />}
    </li>
  )
}
