import { useParams } from '@remix-run/react'
import { FileJson, FileText } from 'lucide-react'
import { useState } from 'react'
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
    <Card title="Next trucks" flush>
      {next.length === 0 ? (
        <p className="px-4 py-3 text-body text-muted">No further truck is coming.</p>
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
                <span className="text-muted">
                  {load.truckNo ? `Truck ${load.truckNo}, ${load.plateNo}. ` : ''}Promised {showTime(load.promisedAt)},
                  from {load.plantName}
                </span>
              </span>
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}

/** Every load with its times, its ticket, and the field to sign in. */
export function SiteLoads({ loads, ...sender }: SiteSender & { loads: readonly Load[] }) {
  const there = loads.filter(load => load.onSiteAt).reverse()
  if (!there.length) return null
  return (
    <Card title="Loads on site and poured" flush>
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
          <span className="code font-semibold">{load.doNumber ?? `Load ${load.loadNo}`}</span>
          <span className="figures">{showVolume(load.quantity)}</span>
          <Status of="deliveryOrder" value={load.status} />
          <LateBadge minutes={load.late} />
        </span>
        <span className="figures text-muted">
          On site {showTime(load.onSiteAt)}, promised {showTime(load.promisedAt)}
          {load.pourStartAt && `, poured from ${showTime(load.pourStartAt)}`}
          {load.pourEndAt && ` to ${showTime(load.pourEndAt)}`}
          {load.signedAt && `. Signed at ${showTime(load.signedAt)}`}
        </span>
      </div>
      <div className="grid grid-cols-2 gap-2">
        {load.doNumber && (
          <a
            href={`/site/${token}/ticket/${load.id}`}
            download
            aria-label={`Ticket ${load.doNumber}`}
            className={buttonLook({ size: 'lg' })}
          >
            <FileText aria-hidden className="size-5" /> Ticket
          </a>
        )}
        {load.doNumber && (
          <a
            href={`/site/${token}/e-ticket/${load.id}`}
            download
            aria-label={`E-ticket ${load.doNumber}`}
            className={buttonLook({ size: 'lg' })}
          >
            <FileJson aria-hidden className="size-5" /> E-ticket
          </a>
        )}
        {load.mayBeSigned && (
          <Button
            size="lg"
            look="primary"
            aria-expanded={signing}
            aria-label={`Sign for ${load.doNumber}`}
            onClick={() => setSigning(!signing)}
          >
            Sign
          </Button>
        )}
      </div>
      {signing && load.mayBeSigned && <SignPad {...sender} load={load} />}
    </li>
  )
}
