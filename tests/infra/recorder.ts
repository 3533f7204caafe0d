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
  const [Secret, Bucket, Queue, Function, Cron, Router, Worker] = [
    'Secret',
    'Bucket',
    'Queue',
    'Function',
    'Cron',
    'Router',
    'Worker',
  ].map(component)
  const cloud = {
    Secret,
    aws: { Bucket, Queue, Function, Cron, Router },
    cloudflare: { Worker, dns: () => 'cloudflare' },
  }
  return { made, cloud: cloud as never as Cloud }
}
