import { EMOD_STATUS_LABELS, type EmodStatus } from '~/domain/deliveries/emodification'

/** The word and colour of a request: what is approved half way still waits. */
export function emodStatus(status: string): { value: string; label: string } {
  const value = status.startsWith('approved_') ? 'pending' : status
  return { value, label: EMOD_STATUS_LABELS[status as EmodStatus] ?? status }
}

export const roleWords = (roles: readonly string[]): string =>
  roles
    .filter(role => role !== 'admin')
    .map(role => ROLE_WORDS[role] ?? role.replaceAll('_', ' '))
    .join(' or ')

const ROLE_WORDS: Record<string, string> = {
  dispatcher_manager: 'dispatcher manager',
  finance_ar: 'finance',
  finance_hod: 'head of finance',
}
