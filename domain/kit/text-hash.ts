/** 32 bits of a text (FNV-1a over its UTF-16 units): the same for the same text, no secret and no proof of anything. */
export function textHash(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}
