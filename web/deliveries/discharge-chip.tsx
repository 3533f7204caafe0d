import { Timer } from 'lucide-react'
import { type DischargeClock, dischargeClock } from '~/domain/deliveries/discharge'
import * as words from '~/domain/deliveries/words'
import { showSpan } from '~/web/kit/dates'
import { usePortalNow } from '~/web/kit/shell/clock'
import { Badge, type Tone } from '~/web/ui/badge'

const TONE: Record<DischargeClock['state'], Tone> = {
  waiting: 'neutral',
  fresh: 'neutral',
  near: 'waiting',
  last: 'stop',
  over: 'stop',
  done: 'done',
}
type Load = { batchedAt: string | null; pourEndAt: string | null; dischargeLimitMinutes: number }

/** The clock ticks by itself between two looks at the server. */
export function useDischarge({ batchedAt, pourEndAt, dischargeLimitMinutes }: Load): DischargeClock {
  const now = usePortalNow(10_000)
  return dischargeClock({ batchedAt: date(batchedAt), pourEndAt: date(pourEndAt), dischargeLimitMinutes }, now, {
    near: 0.75,
    last: 0.9,
  })
}

/** Age of the concrete against its limit. */
export function DischargeChip({ load }: { load: Load }) {
  const { age, left, limit, state } = useDischarge(load)
  if (age === null) return null
  const text =
    state === 'done'
      ? words.dischargePlaced({ minutes: age })
      : left !== null && left < 0
        ? words.dischargeOver({ span: showSpan(-left * 60) })
        : words.dischargeLeft({ left: left ?? 0, limit: limit ?? 0 })
  return (
    <Badge tone={TONE[state]} icon={Timer} className="figures">
      {text}
    </Badge>
  )
}

const date = (value: string | null) => (value ? new Date(value) : null)
