import type { Settings } from '~/functions/settings'

/** In the cloud the function's own role signs; a local endpoint knows only the key that was made with it. */
export function awsOptions({ aws }: Pick<Settings, 'aws'>) {
  if (!aws.endpoint) return { region: aws.region }
  return {
    region: aws.region,
    endpoint: aws.endpoint,
    credentials: { accessKeyId: aws.localKey ?? 'local', secretAccessKey: 'local' },
  }
}
