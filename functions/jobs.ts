import { JOBS } from '~/workflows/jobs'
import { type JobParts, runJob } from '~/workflows/kit/jobs'
import type { JobMessage, Parts } from './parts'
