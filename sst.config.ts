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
      providers: {
        aws: { region: (process.env.PORTAL_REGION ?? 'ap-southeast-1') as 'ap-southeast-1' },
        cloudflare: '6.15.0',
      },
    }
  },
  async run() {
    const { infra } = await import('./functions/kit/infra')
    const { StageSettings } = await import('./functions/kit/stage')
    return infra(sst as never, $app.stage, StageSettings.parse(process.env))
  },
})
