import { Plus, Trash2 } from 'lucide-react'
import { rounded } from '~/domain/kit/polygon'
import { Button } from '~/web/ui/button'
import { cn } from '~/web/ui/cn'
import { Input } from '~/web/ui/input'
import type { Corner } from './ring-text'

type Props = {
  ring: readonly Corner[]
  chosen: number | null
  readOnly: boolean
  onChange: (ring: Corner[]) => void
  onChoose: (at: number | null) => void
}

/** The corners as figures: the way for keys, for a surveyor's list, and for whoever sees no map. */
export function CornerTable({ ring, chosen, readOnly, onChange, onChoose }: Props) {
  const set = (at: number, side: 0 | 1, text: string) => {
    const value = Number(text)
    if (!text.trim() || !Number.isFinite(value) || Math.abs(value) > (side ? 90 : 180)) return
    onChange(
      ring.map((corner, place) =>
        place !== at ? [...corner] : side ? [corner[0], rounded(value)] : [rounded(value), corner[1]],
      ) as Corner[],
    )
  }
  const last = ring.at(-1) ?? ([103.82, 1.35] as Corner)
  return (
    <div className="grid content-start gap-2">
      <div className="max-h-64 overflow-y-auto">
        <table className="w-full text-table">
          <caption className="sr-only">Corners of the boundary</caption>
          <thead>
            <tr className="text-left text-meta text-muted">
              <th className="w-8 font-normal">No.</th>
              <th className="font-normal">Latitude</th>
              <th className="font-normal">Longitude</th>
              <th>
                <span className="sr-only">Remove</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {ring.map((corner, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a corner is its place in the ring
              <tr key={at} className={cn(at === chosen && 'bg-brand-soft')}>
                <td className="figures text-muted">{at + 1}</td>
                {([1, 0] as const).map(side => (
                  <td key={side} className="py-0.5 pr-2">
                    <Input
                      key={corner[side]}
                      aria-label={`${side ? 'Latitude' : 'Longitude'} of corner ${at + 1}`}
                      inputMode="decimal"
                      className="figures"
                      defaultValue={corner[side]}
                      readOnly={readOnly}
                      onFocus={() => onChoose(at)}
                      onBlur={event => set(at, side, event.currentTarget.value)}
                    />
                  </td>
                ))}
                <td>
                  {!readOnly && (
                    <Button
                      look="quiet"
                      size="icon-sm"
                      aria-label={`Remove corner ${at + 1}`}
                      onClick={() => onChange(ring.filter((_, place) => place !== at) as Corner[])}
                    >
                      <Trash2 />
                    </Button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {ring.length === 0 && <p className="text-muted text-table">No corner yet.</p>}
      </div>
      {!readOnly && (
        <div>
          <Button
            size="sm"
            onClick={() => {
              onChange([...ring, [rounded(last[0] + 0.01), rounded(last[1])]] as Corner[])
              onChoose(ring.length)
            }}
          >
            <Plus /> Add corner
          </Button>
        </div>
      )}
    </div>
  )
}
