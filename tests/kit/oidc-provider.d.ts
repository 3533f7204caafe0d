/** Of the certified provider what a test peer of one client needs; the package has no types of its own. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  export default class Provider {
    constructor(issuer: string, configuration: object)
    callback(): (request: IncomingMessage, answer: ServerResponse) => void
    interactionDetails(
      request: IncomingMessage,
      answer: ServerResponse,
    ): Promise<{ uid: string; prompt: { name: string } }>
    interactionFinished(request: IncomingMessage, answer: ServerResponse, result: object): Promise<void>
    readonly Grant: new (of: {
      accountId: string
      clientId: string
    }) => { addOIDCScope(scope: string): void; save(): Promise<string> }
  }
}
