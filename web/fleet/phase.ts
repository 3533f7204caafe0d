import { PHASES, TRUCK_PHASES, type TruckPhase } from '~/domain/fleet/air-control'
import type { Tone } from '~/web/ui/badge'

export const PHASE_TONE: Record<TruckPhase, Tone> = {
  loading: 'plant',
  to_site: 'transit',
  waiting: 'site',
  pouring: 'pour',
  returning: 'return',
  queued: 'waiting',
  resting: 'hold',
  idle: 'assigned',
  off: 'neutral',
  out: 'stop',
}
export const phaseWord = (phase: TruckPhase): string => TRUCK_PHASES[phase]
export const PHASE_CHOICES = PHASES.map(phase => [phase, TRUCK_PHASES[phase]] as const)
