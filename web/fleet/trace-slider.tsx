import { Pause, Play } from 'lucide-react'
import { useEffect, useState } from 'react'
import { showTime } from '~/web/kit/dates'
import { Button } from '~/web/ui/button'
import { Select } from '~/web/ui/input'
import { indexAt, type Moment, type TracePoint } from './trace-moments'

const SPEEDS = [1, 4, 16]
const TICK = 120

type Props = { points: readonly TracePoint[]; moments: readonly Moment[]; at: number; onMove: (at: number) => void }

/** Time along the day: by dragging, by keys, or played; each moment of the list is a tick. */
export function TraceSlider({ points, moments, at, onMove }: Props) {
  const [playing, setPlaying] = useState(false)
  const [speed, setSpeed] = useState(4)
  const last = points.length - 1
  useEffect(() => {
    if (!playing) return
    if (at >= last) return setPlaying(false)
    const timer = setTimeout(() => onMove(Math.min(last, at + speed)), TICK)
    return () => clearTimeout(timer)
  }, [playing, at, last, speed, onMove])
  const here = points[at]!
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-3 border-line border-t px-4 py-2">
      <Button
        look="quiet"
        size="icon"
        aria-label={playing ? 'Pause' : 'Play the day'}
        onClick={() => {
          if (at >= last) onMove(0)
          setPlaying(is => !is)
        }}
      >
        {playing ? <Pause /> : <Play />}
      </Button>
      <span className="figures w-12 font-semibold text-body">{showTime(here.at)}</span>
      <span className="relative min-w-40 flex-1">
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label="Time of the day"
          aria-valuetext={`${showTime(here.at)}, ${here.speedKmh} km/h`}
          onChange={event => {
            setPlaying(false)
            onMove(Number(event.currentTarget.value))
          }}
          className="h-8 w-full accent-(--brand)"
        />
        <span aria-hidden className="pointer-events-none absolute inset-x-2 bottom-0 h-1.5">
          {moments.map(moment => (
            <span
              key={moment.key}
              data-tone={moment.tone}
              className="absolute h-1.5 w-0.5 bg-tone"
              style={{ left: `${(100 * indexAt(points, moment.at)) / Math.max(1, last)}%` }}
            />
          ))}
        </span>
      </span>
      <span className="figures w-20 text-right text-muted text-table">{here.speedKmh} km/h</span>
      <span className="figures w-20 text-right text-muted text-table">{here.km.toFixed(1)} km</span>
      <Select
        aria-label="Speed of playing"
        value={speed}
        onChange={event => setSpeed(Number(event.currentTarget.value))}
        className="w-20"
      >
        {SPEEDS.map(one => (
          <option key={one} value={one}>
            × {one}
          </option>
        ))}
      </Select>
    </div>
  )
}
