import type { Ctx, FileAnswer } from './context'

export type Attachment<Type extends string> = { name: string; type: Type; bytes: Uint8Array; inline?: boolean }

/** A file as the answer, named twice as RFC 6266 asks: plain for old programs, UTF-8 for the others. */
export function attachment<Type extends string>(
  c: Ctx,
  { name, type, bytes, inline }: Attachment<Type>,
): FileAnswer<Type> {
  return c.body(bytes as unknown as ArrayBuffer, 200, {
    'content-type': type,
    'content-disposition': disposition(name, inline ? 'inline' : 'attachment'),
    'content-length': String(bytes.byteLength),
    'x-content-type-options': 'nosniff',
  })
}

export function disposition(name: string, how: 'inline' | 'attachment' = 'attachment'): string {
  const clean = name
    .toWellFormed()
    .replaceAll(/[\p{Cc}/\\]/gu, '_')
    .slice(0, 150)
  const plain = clean.replaceAll(/[^\x20-\x7e]|["%;]/g, '_')
  const encoded = encodeURIComponent(clean).replaceAll(
    /['()*]/g,
    char => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${how}; filename="${plain}"; filename*=UTF-8''${encoded}`
}
