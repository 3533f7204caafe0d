import { deliveryOrder } from '~/db/deliveries/delivery-order'
import type { Work } from '~/db/kit/work'
import { signatureName } from '~/db/orders/signature'
import { siteLink } from '~/db/orders/site-link'
import { isSigned } from '~/db/orders/site-link-pour'
import { Missing, Refused } from '~/domain/kit/problem'
import type { SiteReadiness, SiteReadinessAnswer } from '~/domain/orders/site-link'
import * as words from '~/domain/orders/words'
import { attachFile } from '../kit/attach-file'

/** Whoever asks by a link has no account: the trail says their name and which link they had. */
export const spokenBy = (work: Work, name: string): Work => ({
  ...work,
  by: { ...work.by, name: `${name}, ${work.by.name}` },
})

/** Whether access, pump, crew and slump are ready; told again it replaces what was told before, and the trail has both. */
export async function tellReadiness(work: Work, linkId: string, told: SiteReadinessAnswer): Promise<SiteReadiness> {
  const row = await siteLink.lock(work, linkId)
  const readiness = { ...told, at: work.now.toISOString() }
  await siteLink.move(spokenBy(work, told.name), row, { readiness }, 'tell readiness')
  return readiness
}

export type SignedFile = { id: string; size: number; sha256: string; key: string; type: string }

/** The signature of whoever takes a load, as a file of its delivery order; a load is signed for once. */
export async function signForLoad(
  work: Work,
  orderId: string,
  { deliveryOrderId, name }: { deliveryOrderId: string; name: string },
  file: SignedFile,
): Promise<{ id: string; signedAt: Date }> {
  const found = await deliveryOrder.find(work.sql, deliveryOrderId)
  if (found?.orderId !== orderId) throw new Missing(words.siteLoadNoneSuch())
  const load = await deliveryOrder.lock(work, deliveryOrderId)
  if (!load.doNumber || !load.onSiteAt) throw new Refused(words.siteLoadSignOnce(), undefined, { status: load.status })
  if (await isSigned(work.sql, load.id))
    throw new Refused(words.siteLoadSignedAlready({ no: load.doNumber }), undefined, { rule: 'signed' })
  const of = { subject: 'delivery_order', subjectId: load.id, name: signatureName(name, load.doNumber) }
  const row = await attachFile(spokenBy(work, name), { ...of, ...file })
  return { id: row.id, signedAt: row.createdAt }
}
