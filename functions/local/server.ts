import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Body, Front } from './front'
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
    front.answer(request, incoming.socket.remoteAddress ?? 'unknown', bodyOf(incoming as IncomingMessage)),
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

/** Nothing for a request without one. */
function bodyOf(incoming: IncomingMessage): Body | undefined {
  const { headers } = incoming
  if (!headers['transfer-encoding'] && !Number(headers['content-length'] ?? 0)) return undefined
  const arrived = new Promise<void>(resolve => {
    incoming.once('end', resolve)
    incoming.once('close', resolve)
  })
  return { arrived, isHere: () => incoming.complete }
}

/** Connections of one address that were opened and asked nothing yet; an office behind one address opens fewer. */
const MOST_SILENT = 300

function fenceSilent(server: Server) {
  const silent = new Map<string, number>()
  server.on('connection', socket => {
    const address = socket.remoteAddress ?? 'unknown'
    const own = silent.get(address) ?? 0
    if (own >= MOST_SILENT) return void socket.destroy()
    silent.set(address, own + 1)
    let left = false
    const leave = () => {
      if (left) return
      left = true
      const rest = (silent.get(address) ?? 1) - 1
      if (rest) silent.set(address, rest)
      else silent.delete(address)
    }
    socket.once('close', leave)
    asked.set(socket, leave)
  })
  server.on('request', ({ socket }) => asked.get(socket)?.())
}
const asked = new WeakMap<Socket, () => void>()

const hosts = (host: string | null) => (host ? [host] : ['127.0.0.1', '::1'])

/** Null where the machine has no IPv6; the other loopback address is enough then. */
function open(onRequest: Middle, port: number, host: string): Promise<Server | null> {
  const server = createServer(
    { keepAliveTimeout: 65_000, headersTimeout: 66_000, requestTimeout: 120_000 },
    (asked, told) => onRequest(asked, told, () => {}),
  )
  fenceSilent(server)
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
