import type { Cloud } from '~/functions/kit/infra'

export type Recorded = { kind: string; name: string; args: unknown; more?: unknown }

/** Stands in for SST: remembers what was made, and answers each output with the name of where it comes from. */
export function recorder() {
  const made: Recorded[] = []
  const component = (kind: string) =>
    class {
      constructor(
        readonly name: string,
        args?: unknown,
      ) {
        made.push({ kind, name, args })
        const outputs = kind === 'Secret' ? ['value'] : kind === 'Bucket' ? [] : ['url', 'arn']
        for (const output of outputs) Object.assign(this, { [output]: `${name}.${output}` })
      }
      subscribe(args: unknown, more: unknown) {
        made.push({ kind: 'subscribe', name: this.name, args, more })
      }
      route(pattern: string, url: unknown) {
        made.push({ kind: 'route', name: `${pattern} ${String(url).split('.')[0]}`, args: url })
      }
    }
  const of = (...kinds: string[]) => Object.fromEntries(kinds.map(kind => [kind, component(kind)]))
  const cloud = {
    ...of('Secret'),
    aws: of('Bucket', 'Queue', 'Function', 'Cron', 'Router'),
    cloudflare: { ...of('Worker'), dns: () => 'cloudflare' },
  }
  return { made, cloud: cloud as never as Cloud }
}
