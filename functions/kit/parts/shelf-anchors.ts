import type { AnchorStore, Shelf } from '~/domain/kit/ports'

/** Anchors among the other files: on one machine, so that the backup that carries these carries the anchors too. */
export const shelfAnchors = (shelf: () => Shelf): AnchorStore => ({
  put: (key, text) => shelf().put(key, new TextEncoder().encode(text), 'application/jose'),
  async all(prefix) {
    const found: { key: string; text: string }[] = []
    for (const { key } of await shelf().list(prefix)) {
      const file = await shelf().get(key)
      if (file) found.push({ key, text: new TextDecoder().decode(file.body) })
    }
    return found
  },
})
