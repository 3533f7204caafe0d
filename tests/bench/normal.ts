import type { Random } from '~/domain/kit/random'

/** Standard normal draw (Box–Muller), from the stream of uniforms that it is given. */
export function normal(next: Random): number {
  return Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())
}
