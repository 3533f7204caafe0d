import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { httpAccessPoint } from './access-point'

test('a provider that sends elsewhere gets no bill carried there', async () => {
  let carried = 0
  const server = createServer((request, answer) => {
    if (request.url === '/elsewhere') {
      carried++
      answer.end('{"messageId":"1"}')
    } else answer.writeHead(307, { location: '/elsewhere' }).end()
  })
  await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  const sent = httpAccessPoint(`http://127.0.0.1:${port}/`, 't'.repeat(32)).send({
    id: '1',
    name: 'a.xml',
    xml: '<a/>',
  })
  await expect(sent).rejects.toThrow()
  expect(carried).toBe(0)
  server.close()
})
