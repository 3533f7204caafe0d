import type { Parts } from '~/functions/parts'

/**
 * Parts of Node that tell a collector, where the settings name one, before they ask the database anything. Elsewhere the
 * packages are not even loaded: a start takes as long and as much memory as without them.
 */
export async function traced<Whole extends Parts>(parts: Whole): Promise<Whole> {
  const { settings, log } = parts
  if (!settings.traces.url) return parts
  const { collectorTracer } = await import('./collector')
  parts.tracer = collectorTracer(settings, log)
  return parts
}
