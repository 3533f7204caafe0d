import { useId, useState } from 'react'
import { inRing } from '~/domain/kit/polygon'
import { Badge } from '~/web/ui/badge'
import { Button } from '~/web/ui/button'
import { Input } from '~/web/ui/input'
import type { Corner } from './ring-text'

type Found = { inside: boolean; address: string | null; regionName: string | null }

/** Is this place inside what is drawn, and in which region does it lie as regions are kept? */
export function PointTest({ ring }: { ring: readonly Corner[] }) {
  const id = useId()
  const [typed, setTyped] = useState({ latitude: '', longitude: '' })
  const [found, setFound] = useState<Found | null>(null)
  const [wrong, setWrong] = useState(false)
  const test = async () => {
    const [latitude, longitude] = [Number(typed.latitude), Number(typed.longitude)]
    const query = new URLSearchParams({ latitude: typed.latitude.trim(), longitude: typed.longitude.trim() })
    const answer = await fetch(`/live/maps/reverse-geocode?${query}`).catch(() => null)
    setWrong(!answer?.ok)
    if (!answer?.ok) return setFound(null)
    const { address, regionName } = (await answer.json()) as Found
    setFound({ inside: inRing([longitude, latitude], ring), address, regionName })
  }
  return (
    <div className="grid gap-2 rounded-md border border-line bg-surface p-3">
      <p className="font-semibold text-table">Test a point</p>
      <div className="flex flex-wrap items-end gap-2">
        {(['latitude', 'longitude'] as const).map(name => (
          <span key={name} className="grid min-w-24 flex-1 gap-1">
            <label htmlFor={`${id} ${name}`} className="text-meta text-muted">
              {name === 'latitude' ? 'Latitude' : 'Longitude'}
            </label>
            <Input
              id={`${id} ${name}`}
              inputMode="decimal"
              className="figures"
              value={typed[name]}
              onChange={event => setTyped({ ...typed, [name]: event.currentTarget.value })}
              onKeyDown={event => {
                if (event.key !== 'Enter') return
                event.preventDefault()
                test()
              }}
            />
          </span>
        ))}
        <Button onClick={test}>Test</Button>
      </div>
      <p aria-live="polite" className="text-table">
        {wrong && <span className="text-stop">Type both as decimals, like 1.3521 and 103.8198.</span>}
        {found && (
          <>
            <Badge tone={found.inside ? 'done' : 'stop'}>{found.inside ? 'Inside' : 'Outside'}</Badge>{' '}
            <span className="text-muted">
              {[found.address, found.regionName && `region ${found.regionName} as kept`].filter(Boolean).join(', ')}
            </span>
          </>
        )}
      </p>
    </div>
  )
}
