/** HMAC with SHA-256, in hexadecimal. */
export async function sign(secret: string, text: string): Promise<string> {
  const bytes = new TextEncoder().encode(secret)
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return hex(await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(text)))
}

export const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map(byte => byte.toString(16).padStart(2, '0')).join('')

/** Compares every character, so that the time it takes tells nothing about where they differ. */
export function sameText(given: string, wanted: string): boolean {
  let difference = given.length ^ wanted.length
  for (let at = 0; at < wanted.length; at++) difference |= (given.charCodeAt(at) || 0) ^ wanted.charCodeAt(at)
  return difference === 0
}
