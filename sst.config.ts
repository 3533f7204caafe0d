/// <reference path="./.sst/platform/config.d.ts" />

/** One stack per stage; what it is made of stands in functions/kit/infra.ts, where a test reads it. */
export default $config({
  app(input) {
    const kept = input?.stage === 'production'
    return {
      name: 'readymix-portal',
      home: 'aws',
      removal: kept ? 'retain' : 'remove',
      protect: kept,
      providers: { aws: { region: 'ap-southeast-1' }, cloudflare: '6.15.0' },
    }
  },
  async run() {
    const { infra } = await import('./functions/kit/infra')
    return infra(sst as never, $app.stage)
  },
})
