import type { JobList } from './kit/jobs'

/** Every job of the portal by its kind; the consumer runs what is listed here and nothing else. */
export const JOBS: JobList = {}
