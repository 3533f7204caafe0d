import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Front } from './front'
import { StartFailure } from './start-failure'

export type Listening = { port: number; stop(graceMs: number): Promise<void> }

export type Middle = (request: IncomingMessage, answer: ServerResponse, next: () => void) => void

/** Without a named host only this machine may call: both loopback addresses, since browsers try either. */
export async function listen(
  front: Front,
  wish: { port: number; host: string | null },
  middle?: Middle,
): Promise<Listening> {
  const answer = getRequestListener((request, { incoming }) =>
    front.answer(request, incoming.socket.remoteAddress ?? 'unknown'),
  )
  const onRequest: Middle = middle ? (asked, told) => middle(asked, told, () => void answer(asked, told)) : answer
  const servers: Server[] = []
  let port = wish.port
  try {
    for (const host of hosts(wish.host)) {
      const server = await open(onRequest, port, host)
      if (!server) continue
      servers.push(server)
      port = (server.address() as AddressInfo).port
    }
  } catch (error) {
    for (const server of servers) server.close()
    throw error
  }
  return { port, stop: graceMs => Promise.all(servers.map(server => close(server, graceMs))).then(() => {}) }
}

/** Asked before anything is started, so that a taken port costs nothing. */
export async function assertFree(port: number, host: string | null) {
  for (const each of hosts(host)) {
    const server = await open(() => {}, port, each)
    if (server) await close(server, 0)
  }
}

const hosts = (host: string | null) => (host ? [host] : ['127.0.0.1', '::1'])

/** Null where the machine has no IPv6; the other loopback address is enough then. */
function open(onRequest: Middle, port: number, host: string): Promise<Server | null> {
  const server = createServer(
    { keepAliveTimeout: 65_000, headersTimeout: 66_000, requestTimeout: 120_000 },
    (asked, told) => onRequest(asked, told, () => {}),
  )
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (host === '::1' && ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(error.code ?? '')) resolve(null)
      else reject(new StartFailure(sentence(error, port, host)))
    })
    server.listen(port, host, () => resolve(server))
  })
}

function sentence({ code, message }: NodeJS.ErrnoException, port: number, host: string) {
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program; stop it, or set PORT to another one.`
  if (code === 'EACCES') return `Port ${port} may not be used by this user; set PORT to one above 1023.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `PORTAL_HOST ${host} is not an address of this machine.`
  return `Port ${port} cannot be used: ${message}.`
}

function close(server: Server, graceMs: number) {
  return new Promise<void>(resolve => {
    const hurry = setTimeout(() => server.closeAllConnections(), graceMs)
    server.close(() => {
      clearTimeout(hurry)
      resolve()
    })
    server.closeIdleConnections()
  })
}
