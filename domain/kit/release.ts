import { version } from '~/package.json'

/** The version that people see; its first figure is the number of the release. Release 1 bore 0.1.0. */
export const VERSION: string = version

/** Releases are counted: a database serves a release and the one before it. */
export const RELEASE: number = releaseOf(version)

export function releaseOf(text: string): number {
  return Number(text.split('.')[0]) || 1
}
