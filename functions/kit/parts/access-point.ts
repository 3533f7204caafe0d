import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AccessPoint } from '~/domain/kit/ports'
import type { Settings } from '~/functions/settings'

/** The access point as the settings name it; a portal without one says so when an e-invoice is to be sent. */
export function accessPointOf({ peppol }: Settings, folder: string | null): { accessPoint?: AccessPoint } {
  if (peppol.by === 'http') {
    if (!peppol.url || !peppol.token)
      throw new Error('PORTAL_PEPPOL=http needs PORTAL_PEPPOL_URL and PORTAL_PEPPOL_TOKEN')
    return { accessPoint: httpAccessPoint(peppol.url, peppol.token) }
  }
  return peppol.by === 'folder' && folder ? { accessPoint: folderAccessPoint(folder) } : {}
}

/** On one machine documents become files; one that is sent twice is the same file twice. */
export function folderAccessPoint(folder: string): AccessPoint {
  return {
    async send({ id, name, xml }) {
      const file = join(folder, name)
      await mkdir(folder, { recursive: true })
      await writeFile(`${file}.new`, xml, { mode: 0o600 })
      await rename(`${file}.new`, file)
      return { messageId: `folder-${id}` }
    },
  }
}

const PATIENCE_MS = 20_000

/** A provider with one address for documents: the key makes a second attempt the same document. */
export function httpAccessPoint(url: string, token: string): AccessPoint {
  return {
    async send({ id, name, xml }) {
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/xml; charset=utf-8',
          'content-disposition': `attachment; filename="${name}"`,
          'idempotency-key': id,
        },
        body: xml,
        // The token and the bill go to the address that was given and to none that it names.
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      const text = await answer.text()
      if (!answer.ok) throw new Error(`The access point answered ${answer.status}: ${text.slice(0, 300)}`)
      return { messageId: messageIdIn(text) }
    },
  }
}

function messageIdIn(text: string): string {
  try {
    const { messageId } = JSON.parse(text) as { messageId?: unknown }
    if (typeof messageId === 'string' && messageId) return messageId
  } catch {
    // Not JSON is the same as no number: said below.
  }
  throw new Error(`The access point gave no message number: ${text.slice(0, 300)}`)
}
