import { PHASES, TRUCK_PHASES, type TruckPhase } from '~/domain/fleet/air-control'
import type { OperationStatus } from '~/domain/fleet/driver'
import type { Tone } from '~/web/ui/badge'

const WORDS: Record<OperationStatus, readonly [word: string, tone: Tone]> = {
  off_duty: ['Off duty', 'neutral'],
  in_service: ['In service', 'done'],
  resting: ['Resting', 'waiting'],
  out_of_service: ['Out of service', 'stop'],
}
const known = (status: string) => WORDS[status as OperationStatus] ?? ([status, 'neutral'] as const)

export const operationWord = (status: string): string => known(status)[0]
export const operationTone = (status: string): Tone => known(status)[1]
export const OPERATION_CHOICES = Object.entries(WORDS).map(([value, [word]]) => [value, word] as const)

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
