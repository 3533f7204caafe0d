import { canonical } from '~/domain/kit/canonical'

/** What an approver saw, as one short value; keys in order, because a stored document does not keep theirs. */
export async function contentHash(content: unknown): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(canonical(content)))
  return [...new Uint8Array(bytes)].map(byte => byte.toString(16).padStart(2, '0')).join('')
}
