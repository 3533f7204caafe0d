import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { portalApi } from './portal-api'

const { api } = portalApi(process.env)
const server = createServer(getRequestListener(api))
server.listen(0, '127.0.0.1', () => process.send!((server.address() as { port: number }).port))
