import { EMOD_STATUS_LABELS, type EmodStatus } from '~/domain/deliveries/emodification'

/** The word and colour of a request: what is approved half way still waits. */
export function emodStatus(status: string): { value: string; label: string } {
  const value = status.startsWith('approved_') ? 'pending' : status
  return { value, label: EMOD_STATUS_LABELS[status as EmodStatus] ?? status }
}
