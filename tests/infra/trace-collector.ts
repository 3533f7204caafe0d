import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import * as z from 'zod'

const Value = z.object({ stringValue: z.string(), intValue: z.number(), doubleValue: z.number() }).partial()
const Attributes = z.array(z.object({ key: z.string(), value: Value })).default([])
const Sent = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: Attributes }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              name: z.string(),
              kind: z.number(),
              startTimeUnixNano: z.string(),
              endTimeUnixNano: z.string(),
              attributes: Attributes,
              status: z.object({ code: z.number().default(0) }),
            }),
          ),
        }),
      ),
    }),
  ),
})

export type Told = {
  trace: string
  id: string
  parent: string | undefined
  name: string
  kind: number
  failed: boolean
  ms: number
  facts: Record<string, string | number>
  of: Record<string, string | number>
}

const factsOf = (attributes: z.output<typeof Attributes>) =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue ?? value.doubleValue ?? '']),
  )

/** Takes traces as every collector does (OTLP in JSON over HTTP), and keeps them; `answer` says how it answers. */
export async function traceCollector() {
  const spans: Told[] = []
  const texts: string[] = []
  const paths: string[] = []
  const headers: IncomingHttpHeaders[] = []
  const how = { status: 200, waitMs: 0 }
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks)
    const text = (request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString()
    await sleep(how.waitMs)
    paths.push(`${request.method} ${request.url}`)
    headers.push(request.headers)
    if (how.status === 200) {
      texts.push(text)
      spans.push(...spansIn(text))
    }
    response.writeHead(how.status, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    texts,
    paths,
    headers,
    how,
    async stop() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

const spansIn = (text: string): Told[] =>
  Sent.parse(JSON.parse(text)).resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map(of => ({
        trace: of.traceId,
        id: of.spanId,
        parent: of.parentSpanId || undefined,
        name: of.name,
        kind: of.kind,
        failed: of.status.code === 2,
        ms: Number(BigInt(of.endTimeUnixNano) - BigInt(of.startTimeUnixNano)) / 1e6,
        facts: factsOf(of.attributes),
        of: factsOf(resource.attributes),
      })),
    ),
  )
