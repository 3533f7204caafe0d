import { type LookupAddress, lookup } from 'node:dns'
import { request as requestPlain } from 'node:http'
import { request } from 'node:https'
import type { LookupFunction } from 'node:net'
import type { Posted, TicketPost } from '~/domain/kit/ports'
import { addressFault, hostOf, isPublicAddress, NOT_PUBLIC } from '~/domain/kit/receiver-address'
import type { Settings } from '~/functions/settings'
import { notaryOf } from '../notary'

const PATIENCE_MS = 10_000
/** Enough of an answer to see a reason; a receiver that sends more is cut off. */
const MOST_BYTES = 2048

/** By the key that signs tickets and the one that seals secrets; without either there is none. */
export function ticketPostOf({ anchors, publicUrl, secrets, receivers }: Settings): { ticketPost?: TicketPost } {
  if (!anchors.key || !secrets.factor) return {}
  return {
    ticketPost: {
      ...postBy(receivers.inside),
      notary: notaryOf(anchors.key, 'e-ticket'),
      issuer: { issuer: publicUrl, keyId: anchors.key.kid, keys: `${publicUrl}/api/e-ticket/keys` },
      keys: secrets.factor,
    },
  }
}

/** `inside` allows this machine and its network, for trying out. */
export function postBy(inside: boolean, patienceMs = PATIENCE_MS): Pick<TicketPost, 'fault' | 'post'> {
  return {
    async fault(url) {
      const wrong = addressFault(url, inside)
      if (wrong || inside) return wrong
      const found = await addressesOf(hostOf(new URL(url)))
      // A name that is not found may still come to be; one that leads inside may not.
      return found.every(({ address }) => isPublicAddress(address)) ? null : NOT_PUBLIC
    },
    async post({ url, headers, body }) {
      // What was saved is asked again: a name may stand for something else by now.
      const wrong = addressFault(url, inside)
      if (wrong) throw new Error(wrong)
      return posted(new URL(url), { headers, body, patienceMs, lookup: inside ? undefined : lookUpPublic })
    },
  }
}

const addressesOf = (host: string) =>
  new Promise<LookupAddress[]>(done => lookup(host, { all: true }, (fault, found) => done(fault ? [] : found)))

/**
 * In the place where the connection asks for the address it then connects to, so that nothing can change in between. A name
 * that stands for a public address and a private one is refused whole.
 */
export const lookUpPublic: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (fault, found) => {
    if (fault) return done(fault, '', 0)
    const [first] = found
    if (!first || !found.every(({ address }) => isPublicAddress(address))) return done(new Error(NOT_PUBLIC), '', 0)
    return options.all ? done(null, found) : done(null, first.address, first.family)
  })
}

type Sent = {
  headers: Record<string, string>
  body: string
  patienceMs: number
  lookup: LookupFunction | undefined
}

function posted(url: URL, { headers, body, patienceMs, lookup: lookedUp }: Sent) {
  const signal = AbortSignal.timeout(patienceMs)
  return new Promise<Posted>((done, fail) => {
    const told = (fault: Error) => fail(signal.aborted ? new Error(`No answer within ${patienceMs / 1000} s`) : fault)
    const bytes = Buffer.from(body)
    const ask = url.protocol === 'http:' ? requestPlain : request
    const sent = ask(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': bytes.length, 'user-agent': 'Readymix-Portal-E-Tickets' },
        // A connection of its own: one that was kept would answer for a name that leads elsewhere by now.
        agent: false,
        signal,
        ...(lookedUp ? { lookup: lookedUp } : {}),
      },
      answer => {
        let text = ''
        const { statusCode: status = 0, headers: said } = answer
        const end = () => done({ status, text: text.slice(0, MOST_BYTES), retryAfter: said['retry-after'] })
        answer.setEncoding('utf8')
        answer.on('data', (part: string) => {
          text += part
          if (text.length < MOST_BYTES) return
          end()
          sent.destroy()
        })
        answer.on('end', end)
        answer.on('error', told)
      },
    )
    sent.on('error', told)
    sent.end(bytes)
  })
}
