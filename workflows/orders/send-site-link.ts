import type { Work } from '~/db/kit/work'
import { lockSeenOrder } from '~/db/orders/seen-order'
import { openSiteLink } from '~/db/orders/site-link'
import { siteOfOrder } from '~/db/orders/site-link-pour'
import type { Queue } from '~/domain/kit/ports'
import { Missing } from '~/domain/kit/problem'
import { spokenDay } from '~/domain/kit/time'
import { newId } from '~/domain/kit/uuid'
import { letterJob, writeLetter } from '../kit/letter-job'

/** The link of a pour by e-mail; `urlOf` makes the address of a link, which only a door can sign. */
export async function sendSiteLink(
  work: Work,
  queue: Queue,
  orderId: string,
  { email, urlOf }: { email: string; urlOf: (linkId: string) => Promise<string> },
): Promise<{ sentTo: string; jobId: string }> {
  await lockSeenOrder(work, orderId)
  const link = await openSiteLink(work.sql, orderId)
  if (!link) throw new Missing('This order has no link for the site')
  const { orderNo, orderDate, projectName, siteName, quantity } = await siteOfOrder(work.sql, orderId)
  const { jobId } = await writeLetter(work, queue, sendSiteLinkLetter, {
    cause: `site-link:${newId(work.now.getTime())}`,
    subject: 'order',
    subjectId: orderId,
    recipients: [email],
    title: `Your pour of ${spokenDay(orderDate)}: ${orderNo}`,
    body: [
      `${projectName}, ${siteName}: ${Number(quantity)} m³ on ${spokenDay(orderDate)}.`,
      'Where the trucks are, what to ask for, signing for a load and the tickets:',
      await urlOf(link.id),
      'The link opens this pour only and ends a day after it.',
    ].join('\n'),
  })
  return { sentTo: email, jobId }
}

export const sendSiteLinkLetter = letterJob({ kind: 'send-site-link', right: ['manage', 'order'] })
