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
